# What a reader is told where a listener hears a sound alone.
written-closed = Closed
written-quiet = Quiet
