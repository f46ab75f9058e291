PRAGMA application_id = 1499559034;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE games (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            started TEXT NOT NULL,
            changed TEXT NOT NULL,
            rules INTEGER NOT NULL REFERENCES rules,
            seats TEXT NOT NULL,
            dice TEXT NOT NULL,
            round INTEGER NOT NULL,
            is_over INTEGER NOT NULL,
            seal INTEGER NOT NULL
        , last_seal INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES(1,'2026-12-24T15:00:20+00:00','2026-12-24T15:38:00.000+00:00',1,'["Anna", null]','chance',13,1,3187290259,1586365118);
INSERT INTO "games" VALUES(2,'2026-12-24T15:38:20+00:00','2026-12-24T15:51:40.000+00:00',2,'["\u00c5sa", "Bertil"]','chance',5,0,1490553480,131777053);
CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,0,'roll = 4 4 1',2830071424);
INSERT INTO "lines" VALUES(1,1,'score thirteen',1106161058);
INSERT INTO "lines" VALUES(1,2,'roll = 3 5 4',2830099212);
INSERT INTO "lines" VALUES(1,3,'score even_straight',3328558747);
INSERT INTO "lines" VALUES(1,4,'roll = 4 3 4',4171678007);
INSERT INTO "lines" VALUES(1,5,'keep 1 2',443354223);
INSERT INTO "lines" VALUES(1,6,'keep 1 3',1868058633);
INSERT INTO "lines" VALUES(1,7,'take back',467258953);
INSERT INTO "lines" VALUES(1,8,'redo',3577772013);
INSERT INTO "lines" VALUES(1,9,'keep 2 3',1108902340);
INSERT INTO "lines" VALUES(1,10,'keep 3',271740812);
INSERT INTO "lines" VALUES(1,11,'take back',3192153639);
INSERT INTO "lines" VALUES(1,12,'redo',3145816117);
INSERT INTO "lines" VALUES(1,13,'roll = 3 5',3090725304);
INSERT INTO "lines" VALUES(1,14,'score fours',1900273821);
INSERT INTO "lines" VALUES(1,15,'roll = 2 5 2',1968886695);
INSERT INTO "lines" VALUES(1,16,'score fives',990960382);
INSERT INTO "lines" VALUES(1,17,'take back',3410921719);
INSERT INTO "lines" VALUES(1,18,'score fives',806006157);
INSERT INTO "lines" VALUES(1,19,'roll = 2 5 2',3487060381);
INSERT INTO "lines" VALUES(1,20,'keep 1 3',2600909222);
INSERT INTO "lines" VALUES(1,21,'roll = 3',3670584776);
INSERT INTO "lines" VALUES(1,22,'score fives',2276627123);
INSERT INTO "lines" VALUES(1,23,'roll = 2 1 5',2702921915);
INSERT INTO "lines" VALUES(1,24,'roll = 3 5 6',1494530320);
INSERT INTO "lines" VALUES(1,25,'score threes',4144992281);
INSERT INTO "lines" VALUES(1,26,'roll = 5 2 3',3105403171);
INSERT INTO "lines" VALUES(1,27,'keep 2',1959022743);
INSERT INTO "lines" VALUES(1,28,'roll = 1 6',1877501811);
INSERT INTO "lines" VALUES(1,29,'score low_straight',3368765466);
INSERT INTO "lines" VALUES(1,30,'roll = 1 6 3',156222953);
INSERT INTO "lines" VALUES(1,31,'keep 1 2',3114958837);
INSERT INTO "lines" VALUES(1,32,'take back',2093701887);
INSERT INTO "lines" VALUES(1,33,'roll = 4 5 1',516099471);
INSERT INTO "lines" VALUES(1,34,'score three_of_a_kind',2120145235);
INSERT INTO "lines" VALUES(1,35,'roll = 3 4 3',3651410856);
INSERT INTO "lines" VALUES(1,36,'keep 1',3160299523);
INSERT INTO "lines" VALUES(1,37,'keep 1 2',889718778);
INSERT INTO "lines" VALUES(1,38,'keep 2 3',332473859);
INSERT INTO "lines" VALUES(1,39,'keep 2',3487881115);
INSERT INTO "lines" VALUES(1,40,'keep',415163602);
INSERT INTO "lines" VALUES(1,41,'keep 1 3',4237182702);
INSERT INTO "lines" VALUES(1,42,'score ones',3784841061);
INSERT INTO "lines" VALUES(1,43,'take back',1785830702);
INSERT INTO "lines" VALUES(1,44,'score high_straight',1818106448);
INSERT INTO "lines" VALUES(1,45,'roll = 3 4 3',340257246);
INSERT INTO "lines" VALUES(1,46,'roll = 5 6 2',3868430074);
INSERT INTO "lines" VALUES(1,47,'score ones',3906105565);
INSERT INTO "lines" VALUES(1,48,'roll = 5 4 4',2398130595);
INSERT INTO "lines" VALUES(1,49,'keep 3',3999121695);
INSERT INTO "lines" VALUES(1,50,'roll = 5 3',1270915584);
INSERT INTO "lines" VALUES(1,51,'score ones',1991007153);
INSERT INTO "lines" VALUES(1,52,'roll = 1 5 1',1760209990);
INSERT INTO "lines" VALUES(1,53,'roll = 1 6 4',2106424800);
INSERT INTO "lines" VALUES(1,54,'score thirteen',2700647606);
INSERT INTO "lines" VALUES(1,55,'roll = 6 6 6',1828754769);
INSERT INTO "lines" VALUES(1,56,'keep',1889158962);
INSERT INTO "lines" VALUES(1,57,'keep 1 3',1013109200);
INSERT INTO "lines" VALUES(1,58,'roll = 1',3082967227);
INSERT INTO "lines" VALUES(1,59,'score low_straight',3625447930);
INSERT INTO "lines" VALUES(1,60,'roll = 5 4 3',2062932255);
INSERT INTO "lines" VALUES(1,61,'keep 1',2160806795);
INSERT INTO "lines" VALUES(1,62,'roll = 2 6',934832262);
INSERT INTO "lines" VALUES(1,63,'score high_straight',503061059);
INSERT INTO "lines" VALUES(1,64,'roll = 3 6 1',3359534826);
INSERT INTO "lines" VALUES(1,65,'roll = 2 5 2',3882868139);
INSERT INTO "lines" VALUES(1,66,'score sixes',2220784483);
INSERT INTO "lines" VALUES(1,67,'roll = 2 2 5',3083507478);
INSERT INTO "lines" VALUES(1,68,'roll = 4 1 1',1939540982);
INSERT INTO "lines" VALUES(1,69,'score three_of_a_kind',722696631);
INSERT INTO "lines" VALUES(1,70,'roll = 3 5 4',2943217354);
INSERT INTO "lines" VALUES(1,71,'keep 1 3',3253569979);
INSERT INTO "lines" VALUES(1,72,'keep 1 2',2696120252);
INSERT INTO "lines" VALUES(1,73,'keep 1 2',1755300482);
INSERT INTO "lines" VALUES(1,74,'roll = 1',2456308127);
INSERT INTO "lines" VALUES(1,75,'score even_straight',3476755918);
INSERT INTO "lines" VALUES(1,76,'roll = 3 5 3',3916715824);
INSERT INTO "lines" VALUES(1,77,'score odd_straight',1217463595);
INSERT INTO "lines" VALUES(1,78,'take back',3912529432);
INSERT INTO "lines" VALUES(1,79,'redo',3588206099);
INSERT INTO "lines" VALUES(1,80,'roll = 3 5 3',1344995089);
INSERT INTO "lines" VALUES(1,81,'keep 2 3',2169255818);
INSERT INTO "lines" VALUES(1,82,'score odd_straight',4223911627);
INSERT INTO "lines" VALUES(1,83,'roll = 6 1 5',2980475312);
INSERT INTO "lines" VALUES(1,84,'score crag',570856714);
INSERT INTO "lines" VALUES(1,85,'roll = 3 5 2',3963936354);
INSERT INTO "lines" VALUES(1,86,'score fours',1752400470);
INSERT INTO "lines" VALUES(1,87,'roll = 5 5 5',402702305);
INSERT INTO "lines" VALUES(1,88,'keep 1 3',4141800760);
INSERT INTO "lines" VALUES(1,89,'roll = 3',16010819);
INSERT INTO "lines" VALUES(1,90,'score fours',1926343195);
INSERT INTO "lines" VALUES(1,91,'roll = 4 1 5',616166402);
INSERT INTO "lines" VALUES(1,92,'keep 2',674956542);
INSERT INTO "lines" VALUES(1,93,'score crag',3600070220);
INSERT INTO "lines" VALUES(1,94,'roll = 4 3 5',183098087);
INSERT INTO "lines" VALUES(1,95,'score twos',2192345903);
INSERT INTO "lines" VALUES(1,96,'roll = 2 3 2',4083536049);
INSERT INTO "lines" VALUES(1,97,'roll = 2 2 1',3601666723);
INSERT INTO "lines" VALUES(1,98,'score threes',3979102572);
INSERT INTO "lines" VALUES(1,99,'roll = 5 6 3',3949873433);
INSERT INTO "lines" VALUES(1,100,'roll = 4 1 1',1760776179);
INSERT INTO "lines" VALUES(1,101,'score three_of_a_kind',1820073234);
INSERT INTO "lines" VALUES(1,102,'roll = 6 2 2',300336523);
INSERT INTO "lines" VALUES(1,103,'score sixes',3309936241);
INSERT INTO "lines" VALUES(1,104,'take back',1184915315);
INSERT INTO "lines" VALUES(1,105,'redo',1562399257);
INSERT INTO "lines" VALUES(1,106,'roll = 6 2 2',3215343355);
INSERT INTO "lines" VALUES(1,107,'score twos',1511295720);
INSERT INTO "lines" VALUES(1,108,'roll = 1 1 6',1734376613);
INSERT INTO "lines" VALUES(1,109,'roll = 5 6 4',2529670298);
INSERT INTO "lines" VALUES(1,110,'score odd_straight',3845348515);
INSERT INTO "lines" VALUES(1,111,'roll = 6 5 3',1046796805);
INSERT INTO "lines" VALUES(1,112,'score sixes',1586365118);
INSERT INTO "lines" VALUES(2,0,'roll = 4 4 1 3 5',2687753092);
INSERT INTO "lines" VALUES(2,1,'score large_straight',4231353180);
INSERT INTO "lines" VALUES(2,2,'roll = 4 4 3 4 3',3847796218);
INSERT INTO "lines" VALUES(2,3,'score fours',1998309262);
INSERT INTO "lines" VALUES(2,4,'roll = 5 2 5 2 3',3372195865);
INSERT INTO "lines" VALUES(2,5,'keep 1 2 5',2444965995);
INSERT INTO "lines" VALUES(2,6,'take back',2006063238);
INSERT INTO "lines" VALUES(2,7,'roll = 2 1 5 3 5',3212263606);
INSERT INTO "lines" VALUES(2,8,'keep 2 3 5',481134833);
INSERT INTO "lines" VALUES(2,9,'take back',1493149811);
INSERT INTO "lines" VALUES(2,10,'keep 4',525454256);
INSERT INTO "lines" VALUES(2,11,'score fives',1272637444);
INSERT INTO "lines" VALUES(2,12,'take back',1815173367);
INSERT INTO "lines" VALUES(2,13,'keep 1',400485845);
INSERT INTO "lines" VALUES(2,14,'take back',2830036854);
INSERT INTO "lines" VALUES(2,15,'redo',1989263050);
INSERT INTO "lines" VALUES(2,16,'keep 1 2 3',500676227);
INSERT INTO "lines" VALUES(2,17,'score one_pair',280954447);
INSERT INTO "lines" VALUES(2,18,'roll = 6 5 2 3 1',2892917711);
INSERT INTO "lines" VALUES(2,19,'keep 1 2 4',317896447);
INSERT INTO "lines" VALUES(2,20,'roll = 6 1',3558570901);
INSERT INTO "lines" VALUES(2,21,'score twos',3313312522);
INSERT INTO "lines" VALUES(2,22,'roll = 6 3 4 5 1',1014825429);
INSERT INTO "lines" VALUES(2,23,'keep 1 2 4',4140821520);
INSERT INTO "lines" VALUES(2,24,'keep 1 3 5',693830903);
INSERT INTO "lines" VALUES(2,25,'score fives',3952173344);
INSERT INTO "lines" VALUES(2,26,'roll = 3 4 3 5 6',1916505785);
INSERT INTO "lines" VALUES(2,27,'keep 3 4',1591100130);
INSERT INTO "lines" VALUES(2,28,'score ones',4039085267);
INSERT INTO "lines" VALUES(2,29,'roll = 2 5 4 4 5',3859378105);
INSERT INTO "lines" VALUES(2,30,'roll = 3 1 5 1 1',759693766);
INSERT INTO "lines" VALUES(2,31,'score threes',2946591692);
INSERT INTO "lines" VALUES(2,32,'roll = 6 4 6 6 6',2172226555);
INSERT INTO "lines" VALUES(2,33,'keep 1 2 4 5',3038665470);
INSERT INTO "lines" VALUES(2,34,'score small_straight',1781354651);
INSERT INTO "lines" VALUES(2,35,'roll = 1 5 4 3 2',3065312842);
INSERT INTO "lines" VALUES(2,36,'keep 1 2 4',2104981639);
INSERT INTO "lines" VALUES(2,37,'keep 3 4',871715208);
INSERT INTO "lines" VALUES(2,38,'roll = 6 3 6',4194838172);
INSERT INTO "lines" VALUES(2,39,'keep 2 3',131777053);
CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            place INTEGER NOT NULL,
            points INTEGER NOT NULL,
            total INTEGER NOT NULL, bonuses INTEGER, jackpots INTEGER, lost REAL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,2,8,8,0,0,NULL);
INSERT INTO "results" VALUES(1,1,1,10,10,0,0,NULL);
CREATE TABLE rules (
            number INTEGER PRIMARY KEY,
            compiled TEXT NOT NULL UNIQUE
        );
INSERT INTO "rules" VALUES(1,'{"id":"crag","boxes":[{"id":"ones","section":"upper","want":{"face":1},"scoring":"matched"},{"id":"twos","section":"upper","want":{"face":2},"scoring":"matched"},{"id":"threes","section":"upper","want":{"face":3},"scoring":"matched"},{"id":"fours","section":"upper","want":{"face":4},"scoring":"matched"},{"id":"fives","section":"upper","want":{"face":5},"scoring":"matched"},{"id":"sixes","section":"upper","want":{"face":6},"scoring":"matched"},{"id":"odd_straight","section":"lower","want":{"set":[1,3,5]},"scoring":"fixed","points":20},{"id":"even_straight","section":"lower","want":{"set":[2,4,6]},"scoring":"fixed","points":20},{"id":"low_straight","section":"lower","want":{"set":[1,2,3]},"scoring":"fixed","points":20},{"id":"high_straight","section":"lower","want":{"set":[4,5,6]},"scoring":"fixed","points":20},{"id":"three_of_a_kind","section":"lower","want":{"kinds":[3]},"scoring":"fixed","points":25},{"id":"thirteen","section":"lower","want":{"total":13},"scoring":"fixed","points":26},{"id":"crag","section":"lower","want":{"kinds":[2],"total":13},"scoring":"fixed","points":50}],"sections":[{"id":"upper"},{"id":"lower"}],"family":"relatives","dice":{"count":3},"rolls":2}');
INSERT INTO "rules" VALUES(2,'{"id":"yatzy","boxes":[{"id":"ones","section":"upper","want":{"face":1},"scoring":"matched"},{"id":"twos","section":"upper","want":{"face":2},"scoring":"matched"},{"id":"threes","section":"upper","want":{"face":3},"scoring":"matched"},{"id":"fours","section":"upper","want":{"face":4},"scoring":"matched"},{"id":"fives","section":"upper","want":{"face":5},"scoring":"matched"},{"id":"sixes","section":"upper","want":{"face":6},"scoring":"matched"},{"id":"one_pair","section":"lower","want":{"kinds":[2]},"scoring":"matched"},{"id":"two_pairs","section":"lower","want":{"kinds":[2,2]},"scoring":"matched"},{"id":"three_of_a_kind","section":"lower","want":{"kinds":[3]},"scoring":"matched"},{"id":"four_of_a_kind","section":"lower","want":{"kinds":[4]},"scoring":"matched"},{"id":"small_straight","section":"lower","want":{"set":[1,2,3,4,5]},"scoring":"fixed","points":15},{"id":"large_straight","section":"lower","want":{"set":[2,3,4,5,6]},"scoring":"fixed","points":20},{"id":"full_house","section":"lower","want":{"kinds":[3,2]},"scoring":"matched"},{"id":"chance","section":"lower","want":{},"scoring":"all"},{"id":"yatzy","section":"lower","want":{"kinds":[5]},"scoring":"fixed","points":50}],"sections":[{"id":"upper","bonus":[{"at":63,"add":50}]},{"id":"lower"}],"family":"yatzy"}');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',2);
COMMIT;
