# Vad den som läser får veta där den som lyssnar bara hör ett ljud.
written-closed = Stängt
written-quiet = Tyst
