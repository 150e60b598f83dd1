-- A database of version 0.1.0, revision 0003, written by its own services from 30 October to
-- 8 November 2026; of the shipped proved deals four of each game are left.
-- `sqlite3 divan.db < divan.sql` restores it, numbering of games and write-ahead log included.
PRAGMA journal_mode=wal;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE all_totals (
	server TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	days INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (server, "key", owner)
)
 WITHOUT ROWID

;
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000001',2,1,115);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000002',2,0,77);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000003',1,0,75);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000004',1,1,100);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000001',8,7,760);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000002',5,2,287);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000003',3,2,276);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000004',4,1,257);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000001',1,0,67);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000002',1,0,67);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000003',1,1,100);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000004',1,0,73);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000003',1,0,75);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000003',2,1,176);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000001',2,1,115);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000002',2,0,77);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000003',1,0,75);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000004',1,1,100);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000006',1,1,100);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000001',8,7,760);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000002',5,2,287);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000003',3,2,276);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000004',4,1,257);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000006',4,2,262);
INSERT INTO "all_totals" VALUES('everywhere','sultan','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000001',1,0,67);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000002',1,0,67);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000003',1,1,100);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000004',1,0,73);
CREATE TABLE dailies (
	day DATE NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, par INTEGER, 
	PRIMARY KEY (day, "key")
);
INSERT INTO "dailies" VALUES('2026-10-30','sultan',7216468933880013783,'4 6 3 t w t t t t t 6 t t t t t t w t t t t 6 t t t t t t t t t t w t t t w t t t t t t w t t t t w t t t t w t t t w t t w t t t 6 t t t t w t t t w t t t t w t w t t t t t t t w t w t t t t t t t 6 t t w t t w 6 w w t t w r t t t t t t t t w t w t t w t 5 t w t t t t t t t t t w 4 3 t w t w t w w t 5 t t w t t t t 5 t t t w t 6 t t w 4 t t t w 5 6 7 8 w 2 t w 2 t t t w t w t t w t w t w 2 t w t t 1 t w t 3 t t w t 1 t w r t t w t t w 8 6 2 2 5 1 2 1 6 5 t w 8 t w 5 1 7 6 2 7 8 3 4 1 5',100);
INSERT INTO "dailies" VALUES('2026-10-30','shah',3800390359368384587,'d d t t 6>5 f t 2>3 f t 7>2 f t 7 f t t t t t t t w>5 t w>2 t w t w>6 t w t w>1 t t t t t t t t t t t t t w t w t t t t t w>7 t t w>8 t w 1 1 1 f f t w>2 t w t w>8 t t t w 5 5 5 f t w>8 4>8 f t w 3 3 f t w>2 t t t t w 6 6 6 6 7 7 4^6 f f f f t 2 2 2 2 3>7 f 2 5 f f w t t t w 8 8 8 8 8 8 f f 1 f 8>1 f w w w t w>3 t w 1 1 1 f f w w>3 t w 4 4 f f 8>4 w>4 w w 3 3 f 3 f 2 w>1 t w 2 2 7 7 7 5^2 5 5 7 4 4 4 4 8 6^5 t w 8 8 6 4 6 3 3 5 t 1 1 1 1 3 w t w t w 2',23);
INSERT INTO "dailies" VALUES('2026-10-30','sultan-classic',1370005570582004357,'t t w t t t t t t t t t w t t t w t t t t w t t t t t t w t t t w t t w t w t w t t t t 2 t t w t 2 t w t t w t t w t t t 2 t t t w t w t 1 2 t 2 2 t t t w t w t t t t t t w t t t w t t t w t w 1 1 t w t 7 7 t t t t w 1 r t w 2 t t t w 7 2 7 t t t t w t w 2 w w w t 2 7 7 t t t t w 6 t t t t t t t w t t w 6 6 t t w 1 1 w 1 3 t 5 t 6 6 t t t w t t w t w 1 6 8 r 6 8 8 1 1 7 2 1 1 t w 5 2 5 5 5 2 2 1 4 8 3 6 7 5',73);
INSERT INTO "dailies" VALUES('2026-10-31','shah',1814210639020786185,'2 f d 3 f 3 6 f f d 5>4 6>1 t f t f 2>6 2 t w>6 t f t f t t t t w 6 6 6 w f t 5>6 f t 2>6 f t w 1 1 1 f t f t w>5 t w t t 2>5 f w>2 t w>3 t w t w t t t w 2 t w t 2 f t t t t w>7 8>7 8 f f 2 f t w 5 5 5 8 f f t t t w>4 w>4 t t w>2 t t t t t w 2 7 7 7 f t w t w 4 4 4 4 4 4 5^4 f f w f 1 4>5 2>5 2 f t f t f t w 6 6 8 t w 8 8 t w>7 t w t w t w t w t w>5 t w 4 4 t w t w>5 t w 2 7^4 7^8 7 2 2 4 8 3^2 3^4 3 3 6^3 6 7 1 1 1 6 t w 5 5 5 5 t w 5 5 5 2 4 t f t w 3 1',77);
INSERT INTO "dailies" VALUES('2026-10-31','sultan-classic',8843595115749320059,'t 5 6 t t t 6 t t t w t t t t t t t w t t t t w t t t t t w 8 5 t t w t t t t t t t t w t 6 t t t t t t t t t t t t t w 7 6 t 8 7 t t 8 8 t t 5 t w t w t w t t t t w t t t t w t t t t t w 8 t t t t t w 5 r t 5 5 t 5 t t t t t t t t t w t t t w 1 1 7 5 t 2 t t t w t w t t t w t w t t t w t t w t t t w t w t t t t t t w 8 8 8 8 8 2 1 1 7 t 5 t r t w t t t 4 t t w t t w t t t t w t t w w 4 t 7 3 7 t w 6 t w w 2 1 w 1 w w 2 8 5 w 8 1 w 3 7 w w w 4 5 6 2',65);
INSERT INTO "dailies" VALUES('2026-10-31','sultan',8188239981948194581,'t t 2 t t 8 t w t w t t 4 t 2 t t t 4 t t t t t t t t t t t t t t t t t w t 2 t t t t t t w t w t t t w 3 t t w t w t t 1 t w t t w 6 t w t 4 t 8 t t t t w t t t w 5 7 t 8 t 3 t w t w t t w t t t t t t t w t t t t t w 6 t w t w 3 t w t w t 3 t t t t t w 7 t w 1 4 5 r t t t t t w t t 2 t w t t w 3 t t w t t t w t w 2 t w 5 t w 8 w t t t 1 t t t w t t t w 4 w t t t t t t t t t w t w 4 t t w t 6 t w 3 r t t w t t 1 t w t t t 4 t t t w 1 w t w 7 2 7 w t w 5 4 8 5 2 4 7 6 3 1',100);
INSERT INTO "dailies" VALUES('2026-11-01','sultan',7690445969445810081,'7 t t w t 6 t t t t t t 4 t w t t t t t w t t t t t w t 4 t t t t w t t t t t 4 t t t t t w t w 6 4 w t t t 1 t w t t w t w t t t w t t t t t w t w t t 1 t t t w 1 t t t t t t t w 7 1 4 5 t 8 t t w t t t t t w t t w t w 8 t t t t w t 5 t t w t t t w 3 6 t 2 r t t t t t t w t t w t w 5 t t 2 t t w 1 t t w t w t w t t t t t w t t w t t w t t 1 t t w t t t w 7 7 4 t t t t t t t w 8 t w t 4 t w t w r t t t w 2 6 t w t t t t t w 5 7 7 3 t w 2 2 7 1 2 t w 6 6 6 1 6 7 5 8 4 2 3',100);
INSERT INTO "dailies" VALUES('2026-11-01','sultan-classic',4707496950680555409,'t t t t t t t t t w t t t w t t t t t w t t t w t t t t t t t w t t t w t t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t w t t t t t t w t t t t t t t t w t t t t t w t t w t t t t t t w r t t t w t t t w t w t t t t t w t w t t t w 5 5 t w t t 5 5 t t t w t t w t t t t t t w 1 t t w t t w t w t t t t t t t t t t w t w t w t w t t t w t t t w 5 t t 5 t 5 5 1 1 t 1 1 t r t w 6 t 2 t t w t w 6 2 3 7 w 2 2 2 2 1 1 2 2 1 t w t w 6 5 5 w t 7 5 7 t 1 5 t w w 3 t w w 8 2 t w t w 5 3 1 8 6 5 7 2 4',81);
INSERT INTO "dailies" VALUES('2026-11-01','shah',6297667477600474423,'d 6 7 f f d t t 1>3 f t w>3 t w>6 t w t 1>3 f t 4>1 f t t t t t t w t t t t w t w>1 t w>3 4>3 f t w>1 t t t t t t t w 5 f t t t t t t w t t t t t t t t w 3 3 3 3 3 w t w t w 1 5 5 5 w w 7^5 f f 7 f w f t w t w t t 5 f t 5>8 f t t t w 6 6 f t t 6>5 f t t 3>6 3 w 3 4^3 4 3 f f f f f t w 2 f w>5 7>5 f w>8 w>7 w>6 3>8 f w w>6 w 8 8 8 8 6 6 6 6 8 f f f w>4 w t 6>5 f 3>8 f 6>3 t w 5 8 8 8 8 4>7 4^8 4 7 7 7 6 6 7 2^6 2 t w 2 1 1 1 t f t w 5 5 5 5 5 t w 1 1 5 4 3 3 2 3 8 7 3 6',31);
INSERT INTO "dailies" VALUES('2026-11-02','sultan-classic',3007213562880616055,'5 t t t w w t w t t w 5 6 t t 4 t t t w t t w t t t t 4 t t t w 4 w t w t t t w t t t w t t w t w t t w t t t t t t t w t t t t t t t w t t w t t t t w t 4 t w t t w t t t t t w t w t t w 6 t t w 1 3 6 6 6 t w 1 1 6 t w t t w t r t t t t w 7 8 t t 8 8 t t w t t t t w t t w t t w 8 t t w t w 1 t t 7 7 t w t t w t w t 3 4 t t t w w t 1 3 t w 1 7 r 7 t w 2 3 3 t w 5 1 8 8 3 4 3 3 8 4 4 6 3 7 1 4 8 2 5',86);
INSERT INTO "dailies" VALUES('2026-11-02','sultan',8750970896797186555,'t t t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t w t w t w t t t t t t t t t w t t t t t w t t t t w t t t t t t w t t t t t t t t t w t w t t t t t t t t t w r t t t t w t t t t t t t w t w t t t t t t w t w t t t t w t t t t w t w t t w t t t w t t t t t t t w t t t w t t w t w t t t w t w t w t w t t 3 t t w t t 8 t t t t 3 t t t t w t t t t w 3 t t t w t t t r t t w t w t w t w t w t t t w t 8 t w t 8 t w t t t t w 3 3 t w t t 5 t t w t 8 t w t t 4 t t w 1 7 t 7 t t w t w t 6 t t t w 5 1 t t t w t t t t w t t w 7 t 2 t w 8 w w t w w 6 5 w w 3 1 6 w 7 1 7 1 2 4 6 8 3 5',65);
INSERT INTO "dailies" VALUES('2026-11-02','shah',5705633518526501449,'d d t w>5 t w>5 t t 2>3 f t w>3 t t t w>6 2>6 f 4>2 f t 7>4 f t w>2 t w>4 t t w>4 t w 4 4 4 t 4 f t t t 4 f t t 8>4 f t t t w>6 t w t t t t t t t w>2 t t t t w>3 1>3 f t w 7 f w t t t t t t w 2 2 2 2 6 6 6 6 f f t w t t t w t t w>5 t w 6 6 f f w t t w w t w 6 f t w>8 t w t w 3 3 3 3 3 8 8 f w f t t w>6 t w>4 t t w 5 5 5 5 5 5 6 f f f w 7>5 f w w t 1 1 7 7 f f f w f t 6 6 8 6 2>7 3^6 f f 3 w>4 w>1 t w 4 4 4 4 4 4 5 5 5 1 1 1 3 5 8 8 2^3 2 2 t w 1 6 3 7 7 7 6 7',27);
INSERT INTO "dailies" VALUES('2026-11-03','sultan',5453427853085728658,'2 t t t t t w t t t t w w t t t t t t t t t t t t t w 3 t t w 2 t t t t t t t t w w 6 t 3 t w t t t t t t t t w t t t w t 2 t t t t t t t t t t w t t t w 6 t t w t t t 2 t t t t t t t t w t w t w 6 t w t t t w 2 7 t t t t t t t w 1 4 w t w r t w t t t t 7 t t t 5 t t w 3 t t w t w t t t w t t 5 t 7 t t t w t t t w t t w w t w 3 5 t w t w 7 3 7 t 2 t t 3 t t t t w 7 t w t w 2 t w t t t w t w 1 3 t 8 t w t 2 t w 8 3 7 t w 6 2 6 t w t w 1 7 w w 3 3 3 4 2 5 8 1 6 7',100);
INSERT INTO "dailies" VALUES('2026-11-03','sultan-classic',5749324996170278853,'t t t 8 t t 1 t t t t t t t t w t t t t t 8 t 8 t t t t t t t t t t t w t t t w 1 t t t t t 8 t t t t t t t 1 t w t t w t 1 t 1 t w w t t t t w t t t t 1 t t t w t t t w t t w 8 t 1 1 1 1 t w t 5 5 r t t 1 t t 8 8 t t w t w 5 t t t t w t 1 t t t t t t w 8 t w 7 7 1 t 5 1 t 7 7 t 2 2 2 t w t w 4 t 4 1 5 5 2 t t w 5 t w 2 2 t w 8 t w t 4 r t t t w 4 1 2 8 w 1 3 w 1 1 3 t w t w 5 5 2 2 8 8 3 5 2 8 1 4 6 7',67);
INSERT INTO "dailies" VALUES('2026-11-03','shah',5517601984421891116,'d d t w t t t 7>2 f w>7 t w>6 t t t w t t w>5 t t t w t w t 4 f t t t t t t t t t t w 5 5 f t t t t t w t t w>5 t w>7 t t w>6 t t t w 2 2 6 6 6 f 6 6 1^6 1 1 8 7^1 7 f f f 7>2 7 f f 8 f f w f 6>7 f w>2 w 1 f t t w 4 f t w t t t t t t w t t w t w t w 8 8 f f t t t w 1 4 1 1 2 2 2 f f f f f t w>1 t 2 f 6>2 f t w 2 2 f 3>2 3 f f w>8 t t w 4 4 1 f f 1 f t t 4 f t w>5 t w 6>4 6 8 4 4 4 4 6 w 7 7 3^4 8^6 8 3 f f 3 t w 8 6 7 7 2 2 3 1 2 2 4 1 5 5 5 5 4 5 1',24);
INSERT INTO "dailies" VALUES('2026-11-04','sultan',6556735443930583190,'t t t t t t t t t t t w t t t t t t w t t t t t w t t t t t t t w t t t t t w t t t w t t 6 t t t t t t t t 6 t t t w t t 6 t t w t w t t 2 t t w t t 6 t t t t t w t 6 t t t t w t t t t t t w t t w 6 3 t t w t w t t t t w t w 4 r t t t t w 3 t w t t t 3 t t w 3 t w t t t 1 t t w 7 w t w 7 w t t w 3 4 t t w t w t t w 2 7 t t t w t t w t t 4 t w t t w 3 t t w t w t t 4 t t 4 t w t 5 t t t t t w t w 1 4 t w 5 t w 4 7 2 t t w t t w 7 t t 3 t w 2 7 6 5 w t w t w 2 w w w 2 6 3 7 1 5 4 8',100);
INSERT INTO "dailies" VALUES('2026-11-04','sultan-classic',3681574178103714696,'t 7 t t t t t t 7 t t t w t t t t t t t t t t t w t t t t t w t t w t t t t t t t t t t w t t t t w t t t t w t 7 t t 7 7 7 t t t t t 7 7 t t w t t t t w t w 1 t t w 1 t w t w w t t w t 2 7 t w t t t w t w 3 4 4 1 r t t t t t t t t t t t w 7 7 t w t 4 t w 3 1 3 3 t w t w t w t t t t w t w t t t t t w t t t w t t t w t t w 1 t t t w 7 w t w t t 6 t t r t w 3 4 4 t t 6 6 2 t 5 t 2 t w 6 6 w 6 3 4 4 4 t w 2 2 2 6 7 w w 2 8 2 6 4 5 3 7 1 w',79);
INSERT INTO "dailies" VALUES('2026-11-04','shah',5978873803719352341,'2 3 f f d 8 f d 5 7>6 t w t f t w t f 4>7 4 5>3 t f t w t f t f t w>2 t t t 8>2 f t t w 1 1 f f 8>2 f t w t w>5 t w 2 2 2 2 t f t t w t w>5 8>5 f t w t t w t t w>1 t w>4 t w t t t t t t t w t w t t w t w>3 w>3 t w 7 7 7 1 1 f f w>3 f w t w 3 3 3 3 t 3 f t t t w t 3 f t 3>1 f t t t t w 2>3 2 2 8 8 5 5 f f 8 f f f w>2 f t w 6 6 6 6 2 2 7^6 f t f t w>5 8>5 t f t f t f t w>1 t w t w 4 4 4 4 3 3 7 3 3 5 5 5 5 t w 5 8 7 8 7 1^3 1^4 1^7 1 1 6^1 6 3 4 6 7 5 2 2 2 1 8',42);
INSERT INTO "dailies" VALUES('2026-11-05','shah',7738227484391583492,'5 f d d 2 2 8 t f t w 8 t w>1 t f t f t w t f t w>7 3>7 4>7 t f t f t t w t t t w t t w t t w 7 7 7 7 f t w t 2 f t w t 4 f t 4>1 f t t t t w>8 t t w>3 7>3 f t t w>7 t w t t t w>7 t w t w 1 1 1 f t t t t w t t w 2 2 f f t w t 2 f t w 4 4 f f t w 5 5 3 3 3 f 3 f f w 2 5 f f w w w 1 7 t 7 5 f t f t f 1>3 t w 8 8 t w t f t f t w t t 8 f t w t t w 5>2 5 5 4 6^5 f 4 4 8 6 8 w 8 t w 2^4 2^8 2 3 3 1 3 3 4 8 1 1 7 t w 5 5 2 7 7 6',100);
INSERT INTO "dailies" VALUES('2026-11-05','sultan',8006765622411823135,'t t w t w t t t t t t t t t t t t t t t t w t t w t t w t t t t t t t t w t t 8 t t t t w t t 6 t w t w t t t t t t t w t t t t t t t t t w w t w 6 t t t w t w t 8 t 1 t t t t t w t t t t w t t w t t w t t t t t t t w t w t w 6 t w r t t t t t w 4 t t t w t t w t w t w t w t t t w 5 t w t t t w t w 5 t w t w 3 w t t t t t t t t t w t w t t t w 1 t t 4 t w t t t t t t t t t t t w w 4 w t w 5 8 1 w t w t w 1 w t t t w 7 4 2 w 8 1 1 w 1 w t w 8 w t r t w t t t w w 1 t w 8 2 2 7 8 1 5 2 6 4 3',100);
INSERT INTO "dailies" VALUES('2026-11-05','sultan-classic',6557314752578387286,'t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t w t t t t t t t t t t t t t t t t t w t w t t t w t t t t t t t t t t t w t t t t w t t t t w t t t w t t w t w t t t t t t t t w t t w t t t w r t t w t t t t t t w 7 w t 7 t w w t w t t t t t 7 t t t t t w t t w t t t t t w t t w 7 7 t 7 7 t t t t w t w 7 t w t t w t 7 t t t w t t w t t w t 5 t w t w t 6 t 3 t t t w t t t t w r t t 7 3 7 t t w t w w t w 8 8 8 w t w t w 5 2 t w 8 t w w t w t 1 1 t w w 7 5 6 5 4 t 5 6 4 8 t w 5 5 w 5 4 5 1 8 3 6 2 7',72);
INSERT INTO "dailies" VALUES('2026-11-06','shah',188800877702192076,'7 f 1 f d d 5 8 t f t f t t 8 f t t w t 2>8 f 7>2 f t t w t t t t t t t t w t t w>2 t w>3 t t t 4>2 f t w>2 t t w>8 7>8 f t w t t t w t t t w 5 5 8 8 8 8 3 3 f f f f t w t w t t w>7 6>7 f t w t t w t t t t w>7 t 1>7 f t w t w t w>6 t w>3 t 4>3 f t w t t w>2 t t w t t t w 2 2 2 2 2 2 2 7 7 7 7 7 1 f f 2 w 2 5^2 5 f f f 8>1 8 f f w 7 f w f f t w 7>1 f w 2>1 f w 3 3 3 3 w>2 w w t w 5 5 3 5 8 4>2 6^3 6^5 6 7 t w 8 6 4 4 1 1 1 1 1 1 8 2 2 2 t w 2 2 7 3 5 7',33);
INSERT INTO "dailies" VALUES('2026-11-06','sultan',4887802016892024932,'t t t t t t t w t t t t t t t t t t t t w t t t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t t t t t t t t w t w t t t t w t 2 t t t 4 t t t t w t t t t t t w t t 7 t w t t w w t t 4 t w t w t t r t t t w t t w w t t t w t w t t t t t t w t w t t t w t t t t t t t w t w t t t t t t t t t t t t w t t 4 t w t 8 t w 4 t t w t w t t t w t 8 t t w t t t t t t w 1 2 4 t 4 t w t t t t t t 8 t r t t t t t w t w 5 6 t t w t w t 8 t t t w t t w 5 t t t w 5 8 2 6 w 3 t t t w 3 1 8 t w 8 8 t t w t w 3 7 t t t w t t t t w 6 5 8 t w 2 2 1 5 2 1 2 5 1 4 6 7 3 8',76);
INSERT INTO "dailies" VALUES('2026-11-06','sultan-classic',8141160252957560714,'4 t t 4 t t t 4 t t t t t t t t t t w 5 t w t t t t t t t 4 t t t t t w t w t t t t t t t t w 5 t t t t t w t 4 t w 6 t t t w t t 3 t w t t t w t t 5 t w 4 1 t t t t w t t w t t t w 6 t t t t w 3 3 t 3 3 r t t t 3 t t w t w 4 4 4 4 4 4 7 5 5 5 t t w 1 t t t t t t 3 t w t w t t t t w t w t 7 t t 4 4 t t w t t t t t w t w 3 3 3 1 1 1 1 1 5 r t t w 7 4 4 7 8 6 t w 7 1 5 8 t w w 6 1 1 t w t w 4 3 5 1 2 7 4 6 8',67);
INSERT INTO "dailies" VALUES('2026-11-07','sultan',6098704976615267600,'t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t w t t t t t t t t t t w t t 7 t t t t t w t t t t t w t t t w 7 t w t w t t w t 4 t t t 4 t 7 t t t w t t w t t t w t w 6 t t w t t t t t w t w w r t w 4 t w t t w 4 t t t w t t t t t 7 t t t t w t w t t t t t t t t w t w 2 t w 6 4 t t w t w t w t t t t t t w t t w t 5 t t w t 7 t t t w t w 7 t w t t w t t t t w t 1 t t 7 t w t w 6 t 4 t t 3 t w r t w t t w t t t w t w 7 t w 4 5 2 2 8 7 8 8 8 1 3 5 1 t w 3 t w 1 1 3 t w 5 1 3 2 7 4 8 5 6',100);
INSERT INTO "dailies" VALUES('2026-11-07','sultan-classic',2516199518225378065,'t t t t t t t t t t t t t t t w t t t t t t t t w t t t t w w t t t t w t t t w t t t t t w t t t t t t w t t t w t t t t t t t 3 3 t w t t t w 5 t t 3 t 3 t w t t 1 t t t t 7 t t t t t t w t t t 5 5 r t t t t w t w t 5 t w 4 1 4 w t w 3 t 4 3 t 3 4 5 5 t t t w t w t 8 8 3 t 3 t w 4 t w w t t t w 5 7 5 5 6 6 t 4 t w t w t w t w t w 1 t w t w t w t w t t 6 6 8 8 2 t 3 t w r t w 5 3 3 4 4 t w 1 1 7 4 1 2 5 6 5 1 3 8 4 7 2',88);
INSERT INTO "dailies" VALUES('2026-11-07','shah',2812291582875168588,'d 4 f d t w t t t t 5 f 3 f t 8>5 f t 8>5 f 2>8 f t t 3>2 f 1>3 f t t t t t t w t t t t t w t w t w t t t 1 f t t t t t t w>7 t w>6 t w>4 t t t w t t t t t w t t t w t w t 6>3 t 1 f 3>6 8>1 t t w 5 5 5 f t t w>2 8>2 8 6 3 3 7 f f w>3 f 7 7 f w f 1>2 t w>5 1>5 1 2 5 5 5 f f 5 f f 8>1 w>1 w f w w 8 f w 8 5 f w>2 w w f t w 3 4 8 f w 4 f t w 1 1 t t w 4 4 5 f f t w 6 t f 8>5 8 t w>4 t w>7 t w 8 1^8 t w>2 t w 2 2 2 2 2 2 2 2 6 1 6 7 7 1 3^1 3 4^2 4^6 4 4 5 5 5 5 3 2 6 7 7 1 8',19);
INSERT INTO "dailies" VALUES('2026-11-08','sultan',1611276559033087296,'t t t t t t t t t t t t t t t t t w t t w t t t t t t t t t t t t w t t w t t t t t t t t t t t t w t w t t t t w t t t t t t t t t w t t t t t t t t t w t t t t t t w t t t t w t t t t w t t t t w t w r t t t t t t t w t w t 2 t 3 t t w t 3 t t t w t t t t t w t w 3 6 1 t w t t 3 t t t t t w t w t t w 2 t 3 t t t t t t t w t w t t w t w t t t w t t w 7 t t 3 t t t t w t 7 t w t w t t w t t t t w 4 3 t w 4 5 t w t t w 5 t t w t w t 2 r t t w t t w 1 8 t w t w t w t t t t w 7 t 8 t t t t t w 2 t w 1 8 t w t w 5 w t w w 5 5 t w 3 5 2 5 5 3 5 4 8 7 2 6 1',100);
INSERT INTO "dailies" VALUES('2026-11-08','shah',4589572174410622561,'d 2 8 f 1 f f d 2 8 7>3 t f t f t f 2>8 t w>6 t w 7 7 t f t f t f t t t t w>8 w>8 t t 4>7 f t w t w t w t t w>5 t w t t w>3 t w>1 t w>6 t w>5 w>6 t t t t t t t w>7 3>4 t t t t 2>7 f w>4 t t t w t w t t t t t w>1 t w>3 t w 7 7 7 6 6 6 1 1 1 f t t w t w 4 3 3 t t t 3 f t t t w>7 t w 8 8 8 1 1 1 3^1 3 f f w f f 6>1 6 6 7^6 f f t 5 5 5 5 f w f w w t 3 3 3 4 4 f w w>6 w f f f w t w 2 4 f w>8 w>6 w 5>8 5 2 2 5 t w 7^5 7 8 8 8 6 6 6 4 6 8 8 6 5 4 2 1 1 1 1 3 7 3 3',37);
INSERT INTO "dailies" VALUES('2026-11-08','sultan-classic',4313774624017269283,'t t t t t t t t t w t t t t t t w t w t t t t 4 t t t t 1 t t t t t t t t t w t t t t t t t t t t w 4 t t t t t t t t t t t t t w t w t w t w 1 1 t t t w t w t t t t w t t t t w t t w t t w t t t t t w t 4 r t t t t t t t t w w t t t w t w t w t t w t t t t t t w 6 8 4 t 8 4 4 4 t t t 8 t t t t w t w t w 7 w t w w t 4 8 2 t t t w 4 t 5 t w 1 1 4 t t w t w 4 4 t w 1 t w 8 8 r t t t w 6 3 2 t w 5 w 5 5 5 5 t w t w 6 8 7 7 5 6 4 6 1 5 2 3 5 1 6 4 w 8 7',77);
INSERT INTO "dailies" VALUES('2026-11-09','sultan',4790020930336648419,'t t t t t t t t t w t t t t t t w w t t t t t t t t t t t t t w 3 t t t t t t t t t t t t t t w t t t t t t t t w t t t t t t t t t w t t t 3 t t w t t t t t t w t t w 3 6 t t t t t t t w t t w t t t w t w t t 6 r t w 6 t t t 4 t w t t t t t 6 t w t t t t t t t t t w t t t t t t t t t t t w t t t w t t t t w t w t w w 6 5 t t t w 4 t t w t w t 8 t t t 5 t w t t t w 5 4 t 4 t t t t w 8 2 t t w t w t t t w t w 3 7 t r t t t w 6 2 t t t 1 t 2 t w t t t t t t t w t w 1 w w w 7 t t t t t w t w t w 2 t 4 t w t 4 t w t t w t 1 t w 7 1 2 w w w 2 3 5 4 7 3 8 6 2 1 5',66);
INSERT INTO "dailies" VALUES('2026-11-09','sultan-classic',45248276025885240,'t 7 t t 2 t t 7 t t t t t t t w t t t w t t t t t t w t t w t t w 7 t t t 7 t t t t t t t t t t t t t w t t w t t t 2 t t t t t w 2 t t w 7 t w t t t t t w t w t t t t t w t t t w t t w t t t t t w t t t t r t t t w t t t w t t t t t w t w t t t w t t t t w t t t t t t t t t w t t w 2 t 2 t t w t 1 1 1 7 7 5 2 t t t t t t w w 3 t w t w 4 t t t t w t w 2 2 t t 5 r t w t w 5 5 4 t t t w 1 t w 4 4 1 w 1 7 6 4 4 8 t w 8 8 t 3 3 5 t w 8 3 t w 7 7 w t w 8 3 2 4 8 6 5 7 w 1',66);
INSERT INTO "dailies" VALUES('2026-11-09','shah',4188459115924507235,'d 6 f d 5 8 8 4 3 3 t f t w t f t w>2 t w t f t f t f t f 4>8 t f t t t w t t t t t t t t t t t w>6 t t t t w t t t t t t w>5 t t w t w 7 7 f w f w t t w t t w>4 t w t t w>2 t t w 4 t t w 8 7 f 3>7 3 3 w>7 f f f t 1 1 1 5 w>4 8^1 f f w 8 f w 2 f t 2 2 w 2 2 f f f w>5 w t w 8 8 8 1^8 1 1 f f f w w f t 5 5 5 6 8 5 2^5 2 2 6^2 6 6 8 3^6 3 w 3 t w 4 4 t f t f t f t f t f t w 7 7 7 4 4 6 1^4 t f t w 7 t w 8 2 2 5 7 t w 5 1 1 3 4 3 6',34);
INSERT INTO "dailies" VALUES('2026-11-10','shah',3763158489708878696,'6 7 f f d d 5 t f t t t w t 5>3 f t w>1 t w t t w>3 t w 7 f t t t t w t 5>7 f t t t t 6>5 f 5>6 t t t t t w t t t t t w t w>2 6>5 6>2 f 5>2 t t t t t t w t w>8 t w t t 5>8 5 3 3 3 3 f f f 4>3 f f t w t t t t t t t w t w 7 7 5 f f t w t t t w>7 t 5>2 f t w t t t w t w 5>6 5 5 4^5 4 7 7 f f f f 7 f f 4 4 4 1>5 1^4 1 1 f w w f f w w 7 f f f w>8 t w 6 6 4>7 f w>1 w 6 8 8 f f w w w t w 2 2 8 8 8 3 6 6 6 5 5 5 4 8 t 2 2 2 1^6 1^8 1 2 2 1 3^1 3 3 1 6 8 7^1 7^2 7 7 5 1 2 w 4 4',21);
INSERT INTO "dailies" VALUES('2026-11-10','sultan',250735277131242739,'t t t t t t t t t t t w t t t t t t t t w t w t t t t t t w t t w t t 7 t t t t t w t w t t t t t t t t t t w t t t t w t t t t t t t t t t t w w t w t t t t w t t w t t t 7 t t t t t w t t t t 2 t w t 7 t t w t w t t r t t w t t t t t t w t t t t t w t t t t w t w t t 7 t t w t 4 t t 4 t t w t 4 t 6 t 1 t t t t t w t t w t t t w t w 1 t 6 t t t w t t t w 6 2 t w 1 t w t t t t w 2 5 8 w 3 6 t w 3 4 t w t w 4 8 t w 4 3 t t w t w t t w t w t 4 r t w t w 1 3 t w 6 1 7 7 2 2 1 1 5 8 4 3 5 3 7 1 2 4 6 8',100);
INSERT INTO "dailies" VALUES('2026-11-10','sultan-classic',1445847726757961052,'t t t w t t t t t t t t t t t t t t t t t t t t t w w t t t t t t t w t t t t t w t t t t t w t t t t w t w t t t t w t w w t t t t t t t t 3 t t t t t t t t t t w t t t w t t w t t t t w t w t t t 3 t w t 3 3 r 3 t w 3 t w t t t t t t t t t t t t t t w t t w t t w 3 w 3 w t w t w t t 8 8 t t t w t t t t t t t t t t t t w t t w 3 8 3 t t 3 5 t t t t w t w t w 3 3 t w t t w 7 r t w t 3 5 3 3 3 t t 8 t w 2 2 3 5 w 1 1 1 w t w w 4 t t w t w 6 2 2 w t 7 t w 3 t w 8 w 8 1 1 6 1 2 3 5 4 7 8',84);
INSERT INTO "dailies" VALUES('2026-11-11','sultan-classic',6337905944871003669,'t t t t 5 t t t t t t t t w t t t t t 7 t t t t t t t t t t t t t w t w t t 5 t t t t t t t t t t t t t t t t t w t t w t 1 t w t t 7 t w t w t t t t t t t t w 4 t t t t w 1 t t w 7 5 7 1 1 1 t t w r t w t t t t t t t t w t t t 3 t t t t t w 7 1 t t 7 t t t w t w t t t t t t w 1 3 t w w t w t t w t w t t w t w 5 7 t w t 7 t t w t t w 5 5 5 6 t w t t w 7 t w t w 3 2 r 3 5 5 8 7 t t w 3 w t t t t t w t w 3 3 7 t w 7 7 7 w w t w w 8 2 8 1 7 8 4 1 w 2 3 5 6',64);
INSERT INTO "dailies" VALUES('2026-11-11','sultan',5725725661316046739,'t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t t w t w 7 5 t w t 1 t t t t t t t t w t t t t t w t t t t t w t t t t w 7 t w t w t t 4 t t t t t t t t t t t t t t w t t w t t w t t t w t w t 5 r t w t t t w t 1 t w t t t t w t t t t w 8 5 6 7 t t t t t t t w 7 t t t t t t t w t t t w t t t w 2 t t t t t t t t w t t w t w t t 1 t t t t w 7 t w 5 1 t t w t t w t w t w t 4 t w t t t t r t t w t 5 t t 2 t t t w t 5 t w t t t w 1 1 t 6 t w t w t t t t w 4 8 t w t w t t w t w 2 5 t w t t 2 t w 7 6 6 6 4 t t w 7 t w 4 1 4 6 7 2 3 8 5',100);
INSERT INTO "dailies" VALUES('2026-11-11','shah',6929023590872966281,'d 1 f d t t 8 8 f f t t t 8 f t t t 8>7 f 5>8 f t w>8 4>8 f t w t t t t w>6 t w w t t w>4 t w t t w>4 w>7 2>4 f t w>2 t t w t t w 8 8 8 8 f t w>7 5>7 f t 8>5 f t w>1 3>1 f t t t t t t w>5 t w t t t t t w 8 f t w 7 7 7 7>3 t t w 1 1 1 3 7 7 5 5 f f f 5 f t w 7 f t w>3 5>3 f t t t t w t t w 1 f t t t w>8 t w 6 6 6 7 f 5>8 f 7 7 w>5 1^7 f f f f t w 4 4 4 4 6 f f t w t w t 7 f t w>8 t t w 6>8 6 6 7 1^6 1 3 3 3 3 4 4 2 2 2 f 2 7 f f 4 5 5 5 5 1 1 7 t w 8 8 8 8 8 6 8 3 2 8 2',49);
CREATE TABLE games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	moves TEXT NOT NULL, 
	presses TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	hints INTEGER NOT NULL, 
	private BOOLEAN NOT NULL, 
	result TEXT, 
	started_at DATETIME NOT NULL, 
	touched_at DATETIME NOT NULL
, day DATE);
INSERT INTO "games" VALUES(1,'discord:1000000000000000001','sultan',7216468933880013783,'4 6 3 t w t t t t t 6 t t t t t t w t t t t 6 t t t t t t t t t t w t t t w t t t t t t w t t t t w t t t t w t t t w t t w t t t 6 t t t t w t t t w t t t t w t w t t t t t t t w t w t t t t t t t 6 t t w t t w 6 w w t t w r t t t t t t t t w t w t t w t 5 t w t t t t t t t t t w 4 3 t w t w t w w t 5 t t w t t t t 5 t t t w t 6 t t w 4 t t t w 5 6 7 8 w 2 t w 2 t t t w t w t t w t w t w 2 t w t t 1 t w t 3 t t w t 1 t w r t t w t t w 8 6 2 2 5 1 2 1 6 5 t w 8 t w 5 1 7 6 2 7 8 3 4 1 5','0 25 50 75 100 125 150 175 200 225',10,0,1,'won','2026-10-30 10:01:38.000000','2026-10-30 10:02:48.000000','2026-10-30');
INSERT INTO "games" VALUES(2,'discord:1000000000000000002','sultan',7216468933880013783,'t 3 t 4 t t w t t t t t 4 t t t t t t w t t t t 4 t 6 t t t t t t t t t w t t t w t t t t t t w t t t t w t t t t w t t t w t t w t t t 4 t t t t w t t t w t t t t w t w t t t t t t t w t w t t t t 4 t t t t t w t t w t t w r t t t t t t t t t w t w t t w t 4 t t t t 5 t t t t t w t w t w t w t 3 t t w t t w t t w t t t t w 5 8 2 t t w t t t t w t t t t t t t w t t w 1 t t t t t w t t w t w t w t w t 4 3 5 6 r t w t t w 1 t t w 2 t w 3 t t t t t t w 1 t w t t t w 5 t t w 4 t t w t t t t w t w 6 t w w t w w 3 w t w 5 t t w 6 7 w 4 2 4 3 5 6 8 1 7','0 25 50 75 100 125 150 175 200 225 250 275',12,0,1,'won','2026-10-30 10:02:55.000000','2026-10-30 10:04:19.000000','2026-10-30');
INSERT INTO "games" VALUES(3,'discord:1000000000000000004','sultan',7216468933880013783,'3 4 4 6 6 t t t t w t t t t t t w t t t t t t t t t t t t t t w t t t w t t t t t t w t t t t w t t t t w t t t w t t w t t t t t t t w t t t t t t t w t w t t t t t t t w t w t t t t t t t t t w t t w t t w r t t t t t t t t t t t t w t w t t t t t t t t t w 3 4 t w t w t w w t t t t t t w t t t t t t t w 3 t t t t t w t t t w t t w t t t t w t t t t t t t w t t w t w t w t t w r t t t w t w t t t w t t t w 5 t t t t t t w 6 t t w 3 t w t t w t w t w t t w t w 6 8 2 2 w t w t w t t t t w t t w t w t w 4 t t t t w t t t t w','0 25 50 75 100 125 150 175 200 225 250',11,0,1,'lost','2026-10-30 10:04:26.000000','2026-10-30 10:05:43.000000','2026-10-30');
INSERT INTO "games" VALUES(4,'discord:1000000000000000001','sultan',8188239981948194581,'t t 2 t t t w t w t t w t 4 t t 8 t 2 t t t t t t t t t t t t t t t t t w t t t t t t t w t w t t t w t t w t 3 t t t w t t 1 t w t t t t 2 t t w t 4 t t 3 t 1 t t w t w t t w t t t 6 t t t t t t t t t w t w t t w t w t t t t t t w t w 4 6 8 r t t t w w 5 t t 7 t t t w t t w t t t w t t t t t w 1 t t t t w t w 5 t w w t t t t t t t t t t w t t w t t w t w t w t w t 1 t w t t w t t 1 t t t w t t 2 t 4 6 7 r t w t w 3 5 t t t w t w t t t w t t w 2 t w 1 2 w t t w 8 t t w t w 6 w 7 t w 7 7 8 7 2 3 8 5 1 4 6','0 25 50 75 100 125 150 175 200 225 250',11,0,1,'won','2026-10-31 10:00:07.000000','2026-10-31 10:01:24.000000','2026-10-31');
INSERT INTO "games" VALUES(5,'discord:1000000000000000002','shah',1814210639020786185,'2 f d 2 3 f 2 6 f f f d 4>3 t f 1>4 t w>4 t f t w>8 t t t t w 4 4 4 w f t t t w 5 f t w>1 t t w t t t w>2 t w t w t t t w t w t t t t t w>6 7>6 7 f f t w 3 3 f w>7 t w t t w>5 w>5 t t w>3 t w t t t t w 3 6 6 6 6 f f t w t w 5 5 5 f 3>5 3 1 1 1 f f f f w>3 w w t t t w 8 8 1 8 7 7 8 4^8 f f f t w 7 t f t w t w t w t w t w>5 t w>2 t w 3 3 3 3 4^3 4 4 2 2 2 6^4 t w>5 t w 8 2 2 7 6 3 7 1 t w>5 t w t f t w 8 2 5^2 5^3 5^7 5^8','0 25 50 75 100 125 150 175',8,0,1,'lost','2026-10-31 10:01:31.000000','2026-10-31 10:02:27.000000','2026-10-31');
INSERT INTO "games" VALUES(6,'discord:1000000000000000004','sultan-classic',8843595115749320059,'5 6 t w t t t t t t t w t t t t t t t w t t t t w t t t t t w 8 6 t t w t t t t t t t t w t t t t t t t t t t t t t t t t w t t t w t t t t w 6 t t t t w t w t w t t w t t w t t t t w t t t t t w 6 6 7 t t t w r t t w t w t t t t t t t t t t t t w t t t w 1 t t t t t t t w w 5 1 1 2 5 t w t w t t t t t w t t t w t t t w t w t t t t t w t t w t w t w t w t t t t t w t r t t w t t t t t t t w t w t w 4 t t t w t t t w t w t t t t t w t t w t w t w 5 4 4 4 5 5 5 5 2 2 5','0 25 50 75 100 125 150 175 200 225',10,0,1,'lost','2026-10-31 10:02:34.000000','2026-10-31 10:03:44.000000','2026-10-31');
INSERT INTO "games" VALUES(7,'discord:1000000000000000001','sultan',7690445969445810081,'t t t w t t t t t t t t w t t t t t w t t t t t w t t t t t w t t t t t t t t t t t w t t t t w t t w t t t t t t t t t w t t t t t t t t t w t t t t w t t t w t t t t t w t t t t t t t w t t t w t t t t 4 7 6 r t w t t w t t t t t w t w t t t t t t t t t w t t t t t w t t t w t w t w t w t t w t t t t t w t w t t t t t w t w t w t t t t w t t t t t t t t t t t t w t w t t t w t t w t t w t 7 3 8 w r t t t w t w t t w t t t t w t w t t t t t t t w t w t t t t w t t t t t w t t t t t t t t t t w t t t t w t w 1 5 7 8','0 1 5 10 11 13 26 36 37 41 43 53 58 62 66 80 84 86 92 94 96 98 101 102 105 106 143 145 151 158 159 164 166 172 178 180 187 188 190 197 201 202 208 211 212 213 214 216 218 219 220 221 222 228 229 230 234 236 237 239 242 243 245 247 251 255 257',67,0,1,'lost','2026-11-01 10:00:07.000000','2026-11-01 10:07:56.000000','2026-11-01');
INSERT INTO "games" VALUES(8,'discord:1000000000000000001','shah',6297667477600474423,'d 6 7 f f d t t 1>3 f t w>3 t w>6 t w t 1>3 f t 4>1 f t t t t t t w t t t t w t w>1 t w>3 4>3 f t w>1 t t t t t t t w 5 f t t t t t t w t t t t t t t t w 3 3 3 3 3 w t w t w 1 5 5 5 w w 7^5 f f 7 f w f t w t w t t 5 f t 5>8 f t t t w 6 6 f t t 6>5 f t t 3>6 3 w 3 4^3 4 3 f f f f f t w 2 f w>5 7>5 f w>8 w>7 w>6 3>8 f w w>6 w 8 8 8 8 6 6 6 6 8 f f f w>4 w t 6>5 f 3>8 f 6>3 t w 5 8 8 8 8 4>7 4^8 4 7 7 7 6 6 7 2^6 2 t w 2 1 1 1 t f t w 5 5 5 5 5 t w 1 1 5 4 3 3 2 3 8 7 3 6','0 25 50 75 100 125 150 175 200',9,0,1,'won','2026-11-01 10:08:03.000000','2026-11-01 10:09:06.000000','2026-11-01');
INSERT INTO "games" VALUES(9,'discord:1000000000000000006','sultan',7690445969445810081,'t 7 t t w t 6 t t t t t 4 t t w t t t t t w t t t t t w t t t t t w t t t t t t t t t t w t w t t t 6 t w t t w t w t w t t 6 t t t t t w t t t t t t t t t t t t t w t t t w t t t t 7 t w t t w t t t t t w t t t w 4 t t t t r t t t w t t t w t t t t t w t w t t t w t t w t t t w t t 1 t 3 t w 6 t t w 5 t w t 1 8 t t t t t t w t t w t t t w t w t w w 1 t t t w t 3 t w t w t 1 t t 3 t 5 t 7 t w t w t w 1 t 7 t w t 4 t 6 7 t t w t 6 r t t w t w 2 t t w t t w 4 6 t w t t t t w 5 t t w 8 t t w 7 2 t w w 1 1 1 2 1 3 4 5 6 7 8','0 25 50 75 100 125 150 175 200 225 250',11,0,1,'won','2026-11-01 10:09:13.000000','2026-11-01 10:10:30.000000','2026-11-01');
INSERT INTO "games" VALUES(10,'discord:1000000000000000004','sultan',7690445969445810081,'t 7 t t w t 6 t t t t t 4 t t w t t t t t w t t t t t w t t t t t w t t t t t t t t t t w t w t t t 6 t w t t w t w t w t t 6 t t t t t w t t t t t t t t t t t t t w t t t w t t t','0 25 50 75',5,0,1,'closed','2026-11-01 10:10:37.000000','2026-11-01 10:11:05.000000','2026-11-01');
INSERT INTO "games" VALUES(11,'discord:1000000000000000002','sultan',7690445969445810081,'7 t t w t 6 t t t t t t 4 t w t t t t t w t t t t t w t 4 t t t t w t t t t t 4 t t t t t w t w 6 4 w t t t 1 t w t t w t w t t t w t t t t t w t w t t 1 t t t w 1 t t t t t t t w 7 1 4 5 t 8 t t w t t t t t w t t w t w 8 t t t t w t 5 t t w t t t w 3 6 t 2 r t t t t t t w t t w t w 5 t t 2 t t w 1 t t w t w t w t t t t t w t t w t t w t t 1 t t w t t t w 7 7 4 t t t t t t t w 8 t w t 4 t w t w r t t t w 2 6 t w t t t t t w 5 7 7 3 t w 2 2 7 1 2 t w 6 6 6 1 6 7 5 8 4 2 3','0 25 50 75 100 125 150 175 200 225',10,0,1,'won','2026-11-01 10:11:12.000000','2026-11-01 10:12:22.000000','2026-11-01');
INSERT INTO "games" VALUES(12,'discord:1000000000000000001','sultan',8750970896797186555,'t t t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t w t w t w t t t t t t t t t w t t t t t w t t t t w t t t t t t w t t t t t t t t t w t w t t t t t t t t t w r t t t t w t t t t t t t w t w t t t t t t w t w t t t t w t t t t w t w t t w t t t w t t t t t t t w t t t w t t w t w t t t w t w t w t w t t 3 t t w t t 8 t t t t 3 t t t t w t t t t w 3 t t t w t t t r t t w t w t w t w t w t t t w t 8 t w t 8 t w t t t t w 3 3 t w t t 5 t t w t 8 t w t t 4 t t w 1 7 t 7 t t w t w t 6 t t t w 5 1 t t t w t t t t w t t w 7 t 2 t w 8 w w t w w 6 5 w w 3 1 6 w 7 1 7 1 2 4 6 8 3 5','0 25 50 75 100 125 150 175 200 225 250 275 300',13,0,1,'won','2026-11-02 10:00:07.000000','2026-11-02 10:01:38.000000','2026-11-02');
INSERT INTO "games" VALUES(13,'discord:1000000000000000003','sultan',8750970896797186555,'t t t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t w t w t w t t t t t t t t t w t t t t t w t t t t w t t t t t t w t t t t t t t t t w t w t t t t t t t t t w r t t t t w t t t t t t t w t w t t t t t t w t w t t t t w t t t t w t w t t w t t t w t t t t t t t w t t t w t t w t w t t t w t w t w t w t t 3 t t w t t 8 t t t t 3 t t t t w t t t t w 3 t t t w t t t r t t w t w t w t w t w t t t w t 8 t w t 8 t w t t t t w 3 3 t w t t 5 t t w t 8 t w t t 4 t t w 1 7 t 7 t t w t w t 6 t t t w 5 1 t t t w t t t t w t t w 7 t 2 t w 8 w w t w w 6 5 w w 3 1 6 w 7 1 7 1 2 4 6 8 3 5','0 25 50 75 100 125 150 175 200 225 250 275 300',13,0,1,'won','2026-11-02 10:01:45.000000','2026-11-02 10:03:16.000000','2026-11-02');
INSERT INTO "games" VALUES(14,'discord:1000000000000000004','sultan',8750970896797186555,'t t t t t t t t t t t t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t t t t t w t w t t t t t t t t t w t t t t t w t t t t w t w t t t t t w t t t t t t t t t w t w t t t t t t t t t r t t t t w t t w t t t t t w t w t t t t t t t t t t w t t t t t t w t t t w t t t t t t t w t w t t t w t t w t w 3 t t t w t w t w 8 t w t t w t t t t t t t t t t t w t t t t w t t w t w t t t t w r t t t w t w t w t t t w t w t w t t w t t w t t t t w t t t w t t w t t t t t t w 1 7 w t t t w t t t w t t w t t w t w 1 2 t w t t t w t t w t t t w 1 t t w 1 7','0 25 50 75 100 125 150 175 200 225 250 275',12,0,1,'lost','2026-11-02 10:03:23.000000','2026-11-02 10:04:47.000000','2026-11-02');
INSERT INTO "games" VALUES(15,'discord:1000000000000000006','sultan',8750970896797186555,'t t t t t t t t t t t t t t t t t t t w t t t t t t t t w t t w t t t t t t t t','0 25',3,0,1,'given up','2026-11-02 10:04:54.000000','2026-11-02 10:05:15.000000','2026-11-02');
INSERT INTO "games" VALUES(16,'discord:1000000000000000001','sultan-classic',5749324996170278853,'t t t t w t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t w t w t t t t t w t t t t t w t t w t t t t w t r t t t 1 t t 1 t t t 5 t t 8 t t 8 t t t t t t t t t t t t w t t t t t w t t 5 t t t t t t t t t t t w t w t 1 5 5 5 5 t 5 t t t t t w 5 4 3 t t 3 3 t 4 t 4 3 t 3 r 1 3 4 5 8 t t w 3 t t t w 6 t w 1 t t t t t t t w t w 7 t w 7 2 t t t t t w 5 t w t w t w 5 5 t t t t t t w t w 7 7 3 t t','0 25 50 75 100 125 150 175 200 225',10,0,1,'lost','2026-11-03 10:00:07.000000','2026-11-03 10:01:17.000000','2026-11-03');
INSERT INTO "games" VALUES(17,'discord:1000000000000000002','sultan-classic',5749324996170278853,'t t t t w t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t w t w t t t t t w t t t t t w t t w t t t t w t r t t t 1 t t 1 t t t 5 t t 8 t t 8 t t t t t t t t t t t t w t t t t t w t t 5 t t t t t t t t t t t w t w t 1 5 5 5 5 t 5 t t t t t w 5 4 3 t t 3 3 t 4 t 4 3 t 3 r 1 3 4 5 8 t t w 3 t t t w 6 t w 1 t t t t t t t w t w 7 t w 7 2 t t t t t w 5 t w t w t w 5 5 t t t t t t w t w 7 7 3 t t','0 25 50 75 100 125 150 175 200 225',10,0,1,'lost','2026-11-03 10:01:24.000000','2026-11-03 10:02:34.000000','2026-11-03');
INSERT INTO "games" VALUES(18,'discord:1000000000000000003','sultan-classic',5749324996170278853,'t t t 8 t t 1 t t t t t t t t w t t t t t 8 t 8 t t t t t t t t t t t w t t t w 1 t t t t t 8 t t t t t t t 1 t w t t w t 1 t 1 t w w t t t t w t t t t 1 t t t w t t t w t t w 8 t 1 1 1 1 t w t 5 5 r t t 1 t t 8 8 t t w t w 5 t t t t w t 1 t t t t t t w 8 t w 7 7 1 t 5 1 t 7 7 t 2 2 2 t w t w 4 t 4 1 5 5 2 t t w 5 t w 2 2 t w 8 t w t 4 r t t t w 4 1 2 8 w 1 3 w 1 1 3 t w t w 5 5 2 2 8 8 3 5 2 8 1 4 6 7','0 25 50 75 100 125 150 175 200',9,0,1,'won','2026-11-03 10:02:41.000000','2026-11-03 10:03:44.000000','2026-11-03');
INSERT INTO "games" VALUES(19,'discord:1000000000000000004','sultan',5453427853085728658,'2 t t t t t w t t t t w w t t t t t t t t t t t t t w 3 t t w 2 t t t t t t t t w w 6 t 3 t w t t t t t t t t w t t t w t 2 t t t t t t t t t t w t t t w 6 t t w t t t 2 t t t t t t t t w t w t w 6 t w t t t w 2 7 t t t t t t t w 1 4 w t w r t w t t t t 7 t t t 5 t t w 3 t t w t w t t t w t t 5 t 7 t t t w t t t w t t w w t w 3 5 t w t w 7 3 7 t 2 t t 3 t t t t w 7 t w t w 2 t w t t t w t w 1 3 t 8 t w t 2 t w 8 3 7 t w 6 2 6 t w t w 1 7 w w 3 3 3 4 2 5 8 1 6 7','0 25 50 75 100 125 150 175 200 225',10,0,1,'won','2026-11-03 10:03:51.000000','2026-11-03 10:05:01.000000','2026-11-03');
INSERT INTO "games" VALUES(20,'discord:1000000000000000001','sultan',8006765622411823135,'t t w t w t t t t t t t t t t t t t t t t w t t w t t w t t t t t t t t w t t 8 t t t t w t t 6 t w t w t t t t t t t w t t t t t t t t t w w t w 6 t t t w t w t t t t t t t w t 1 t 8 t t w t t w t t w t t t t t t t w t w t w t w 6 1 w 7 r t t t t t w t 4 t t w t t w t w t w t w t t t w 4 t w t t t w 7 t w t 4 t w t t w 2 t w 2 w 3 t t t t t w w t w t w 8 4 t w t t w t t w t w 5 t t t t t t t w t t w t w 5 t w t w 4 4 1 1 t w w t w 4 t t 3 r t t w t w 7 4 4 4 4 4 5 1 4 2 6 7 3 8','0 25 50 75 100 125 150 175 200 225',10,0,1,'won','2026-11-05 10:00:14.000000','2026-11-05 10:01:24.000000','2026-11-05');
INSERT INTO "games" VALUES(21,'discord:1000000000000000002','sultan',8006765622411823135,'t t w t w t t t t t t t t t t t t t t t t w t t w t t w t t t t t t t t w t t t t t t w t t t w t w t t t t t t t t t t t t t t t t w w t w t t t w t w t t t t t t t w t t t t w t t w t t w t t t t t t t w t t t 1 6 w 8 r t t t t t w t t t t t w t w t w t w t t t w t w t t t w t t t t t t t t t t t t w t t w t w t t t t w t t t t t t t w t t t t t t t t t w t t t w t t t t w t w t 4 5 6 7 w w w 2 r t t t t t t t t t t w w t t w t w t w t w t t t w t w t t t t t t w t t t t w t t w t w t w t t t t t t 1 2 3 4 6 w 7 w w 3 1 w 5 5 w w','0 28 39 44 46 48 50 53 57 60 65 74 98 99 104 105 106 110 111 117 118 127 131 133 135 137 139 140 141 144 146 148 158 162 164 167 177 178 180 181 182 184 185 189 192 200 201 213 222 223 224 226 228 229 231 232 233 235 236 237 238 240 241 243 245 247 248 249 251 252 253',71,0,1,'lost','2026-11-05 10:01:31.000000','2026-11-05 10:09:48.000000','2026-11-05');
INSERT INTO "games" VALUES(23,'discord:1000000000000000003','shah',7738227484391583492,'5 f d 2 f d 1 7 3>2 t w t f t f t f t w t t w>6 t t t t w t t t w t t w t t w 2 2 6 6 6 3 f f f f 4>6 f t w>7 t t w t w>1 t t t t t t t w>5 2>5 f t t w>2 w>2 t w 8 8 7 7 f f f t w t t t t w 1 1 f t t t t w>8 t t w t w 3 f t t w t w 6 6 2 2 2 2 4 f f f f t t w>7 3>7 f t w>5 t t w t t w>4 1>4 f t w 3 f 2>3 f w 1>2 f w w 3 3 w 4 4 4 4 5 5 5 5 3 f f t f t w 8 8 3 8 4 t w 4 8 t f t w t w 7 7 7 2 2 2 t w 4 1^4 6^8','0 25 50 75 100 125 150 175',8,0,1,'lost','2026-11-05 10:11:12.000000','2026-11-05 10:12:08.000000','2026-11-05');
INSERT INTO "games" VALUES(24,'discord:1000000000000000004','shah',7738227484391583492,'5 f d 2 f d 1 7 3>2 t w t f t f t f t w t t w>6 t t t t w t t t w t t w t t w 2 2 6 6 6 3 f f f f 4>6 f t w>7 t t w t w>1 t t t t t t t w>5 2>5 f t t w>2 w>2 t w 8 8 7 7 f f f t w t t t t w 1 1 f t t t t w>8 t t w t w 3 f t t w t w 6 6 2 2 2 2 4 f f f f t t w>7 3>7 f t w>5 t t w t t w>4 1>4 f t w 3 f 2>3 f w 1>2 f w w w 4 3 4 3 4 4 5 5 5 w 3 f t f t w 8 8 4 8 3 t w 4 8 3 1^3 5^4 5 6^8 6 1 4 t f t w 5 8 t w 7 7 7 2 2 2 1 2 7 3 7 6 t w 4','0 25 50 75 100 125 150 175',8,0,1,'won','2026-11-05 10:12:15.000000','2026-11-05 10:13:11.000000','2026-11-05');
INSERT INTO "games" VALUES(25,'discord:1000000000000000006','sultan',8006765622411823135,'t t w t w t t t t t t t t t t t t t t t t w t t w t t w t t t t t t t t w t t 8 t t t t w t t 6 t w t w t t t t t t t w t t t t t t t t t w w t w 6 t t t w t w t t t t t t t w t 1 t 8 t t w t t w t t w t t t t t t t w t w t w t w 6 1 w 7 r t t t t t w t 4 t t w t t w t w t w t w t t t w 4 t w t t t w 7 t w t 4 t w t t w 2 t w 2 w 3 t t t t t w w t w t w 8 4 t w t t w t t w t w 5 t t t t t t t w t t w t w 5 t w t w 4 4 1 1 t w w t w 4 t t 3 r t t w t w 7 4 4 4 4 4 5 1 4 2 6 7 3 8','0 25 50 75 100 125 150 175 200 225',10,0,1,'won','2026-11-05 10:13:18.000000','2026-11-05 10:14:28.000000','2026-11-05');
INSERT INTO "games" VALUES(26,'discord:1000000000000000001','shah',188800877702192076,'1 7 f f d d 5 8 t f t w t f t t t w t t t w t t t t t t t t w t t w>7 4>7 f t w>3 t t t t w>7 t t w>2 t w 8 f t t t w t t t w 5 5 f f t w t t t w>8 4>8 f','0 25 50',4,0,1,'closed','2026-11-06 10:00:14.000000','2026-11-06 10:00:35.000000','2026-11-06');
INSERT INTO "games" VALUES(27,'discord:1000000000000000001','sultan',4887802016892024932,'t t t t t t t w t t t t t t t t t t t t w t t t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t t t t t t t t w t w t t t t w 2 4 t t t t t t t t w t t t t t t w 4 t t t w t t w w 7 t t t w t w t t r t t t t t w w t t t w t w t w t t t t t w t w t t t w t t w t t t t t w t w t t t t t t t t t t t t w t t t w 8 t t w 8 t t w t w 8 t t t w t t t t t t w t w t t w 1 3 t t w t t t t t t t r t t t w t t t w 5 6 2 t t w t t t t t t w 5 t t t t t t w 2 1 t w 3 t w t t w t w 4 t w 2 w 7 t t t t w t w 3 5 t t t t w w t w t w 7 3 1 w w 2 4 2 8 3 3 3 3 6 4 7 5 2 8 3 1','0 25 50 75 100 125 150 175 200 225 250 275',12,0,1,'won','2026-11-06 10:00:42.000000','2026-11-06 10:02:06.000000','2026-11-06');
INSERT INTO "games" VALUES(28,'discord:1000000000000000003','sultan',4887802016892024932,'t t t t t t t w t t t t t t t t t t t t w t t t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t t t t t t t t w t w t t t t w t t t t 2 t t t t w t t 4 t t t t w t t t w t 7 t w t t t w t w t t 2 4 7 r t t t w t t w w t t t w t w t t t t t t w t w t t t w t t t t t t t w t w t t t t t t t t t t t t w t t 7 t w t 8 t w t t w t w t 7 t t w t w t t w t t 8 t t t t t w t t 1 t t t t 3 t r t t t t t w t w 5 6 t t w 7 w t w 4 t t t t w t t w 3 t t t w 3 t t t t w 4 t w 1 t t t w t w 1 5 t t t w t w t w t t t t t t t w t w w t t w w 2','0 25 50 75 100 125 150 175 200 225 250',11,0,1,'lost','2026-11-06 10:02:13.000000','2026-11-06 10:03:30.000000','2026-11-06');
INSERT INTO "games" VALUES(29,'discord:1000000000000000006','sultan',4887802016892024932,'t t t t t t t w t t t t t t t t t t t t w t t t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t t t t t t t t w t w t t t t w t t t t t t t t w t t t t t t w t t t w t t w w t t t w t w t t 2 4 7 r t t t t t w w t t t w t w t w t t t t t w t w t t t w t t w t t t t t w t w t t t t t t t t t t t t w t t t w t t w t t w t w t t t w t t t w t t t t t w t w t t w t t w t t w t t t t 1 3 r t t t w t t t w t t w t t t t t t t t w t t t t w t w t t w t t t w t t t w t w t t t w t w t t w t t t w t t t t t 4 8','0 70 74 81 86 91 102 105 106 157 159 161 162 164 170 174 188 192 194 197 198 200 201 209 213 216 217 218 221 222 223 224 226 228 229 245 247 248 250 255 257 259',42,0,1,'lost','2026-11-06 21:05:07.000000','2026-11-06 21:10:01.000000','2026-11-06');
INSERT INTO "games" VALUES(30,'discord:1000000000000000001','sultan',6098704976615267600,'t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t w t t t t t t t t t t w t t 7 t t t t t w t t t t t w t t t w 7 t w t w t t w t 4 t t t 4 t 7 t t t w t t w t t t w t w 6 t t w t t t t t w t w w r t w 4 t w t t w 4 t t t w t t t t t 7 t t t t w t w t t t t t t t t w t w 2 t w 6 4 t t w t w t w t t t t t t w t t w t 5 t t w t 7 t t t w t w 7 t w t t w t t t t w t 1 t t 7 t w t w 6 t 4 t t 3 t w r t w t t w t t t w t w 7 t w 4 5 2 2 8 7 8 8 8 1 3 5 1 t w 3 t w 1 1 3 t w 5 1 3 2 7 4 8 5 6','0 25 50 75 100 125 150 175 200 225 250',11,0,1,'won','2026-11-07 10:00:07.000000','2026-11-07 10:01:24.000000','2026-11-07');
INSERT INTO "games" VALUES(31,'discord:1000000000000000002','sultan',6098704976615267600,'t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t w t t t t t t t t t t w t t 7 t t t t t w t t','0 25 50',4,0,1,'closed','2026-11-07 10:01:31.000000','2026-11-07 10:01:52.000000','2026-11-07');
INSERT INTO "games" VALUES(32,'discord:1000000000000000002','shah',2812291582875168588,'','',1,0,1,'closed','2026-11-07 10:01:59.000000','2026-11-07 10:01:59.000000','2026-11-07');
INSERT INTO "games" VALUES(33,'discord:1000000000000000003','sultan',6098704976615267600,'t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t w t t t t t t t t t t w t t 7 t t t t t w t t t t t w t t t w t w t w t t 7 t 7 t t t 4 t t t t w t t w t 7 t t w t t t w t t t t t w 7 4 t w 7 r t t t w t t w t t t t t t t w t t t t t w t w t t t t t t t t w t w t w t w t w t t w t t t t t t w t t t t t w t 2 t t t w t w 2 t w 4 t t w t t t t t w t t t t 1 t w t w t w t 2 t 3 6 4 r t w t t w t w t t t w t t t t w 1 t w 2 t w 8 t t w t t t t w w t t w 3 5 t t t t t t w 3 2 t t w t t w t w t t w 1 5 t w 2 w 5 1 w w w 3 w 2 4 2 6 7 3 5 8 1','0 25 50 75 100 125 150 175 200 225 250 275',12,0,1,'won','2026-11-07 10:02:06.000000','2026-11-07 10:03:30.000000','2026-11-07');
INSERT INTO "games" VALUES(35,'discord:1000000000000000006','shah',2812291582875168588,'d 4 f d t w t t t t 5 f 3 f t 8>5 f t 8>5 f 2>8 f t t 3>2 f 1>3 f t t t t t t w t t t t t w t w t w t t t 1 f t t t t t t w>7 t w>6 t w>4 t t t w t t t t t w t t t w t w t 6>3 t 1 f 3>6 8>1 t t w 5 5 5 f t t w>2 8>2 8 6 3 3 7 f f w>3 f 7 7 f w f 1>2 t w>5 1>5 1 2 5 5 5 f f 5 f f 8>1 w>1 w f w w 8 f w 8 5 f w>2 w w f t w 3 4 8 f w 4 f t w 1 1 t t w 4 4 5 f f t w 6 t f 8>5 8 t w>4 t w>7 t w 8 1^8 t w>2 t w 2 2 2 2 2 2 2 2 6 1 6 7 7 1 3^1 3 4^2 4^6 4 4 5 5 5 5 3 2 6 7 7 1 8','0 25 50 75 100 125 150 175 200',9,0,1,'won','2026-11-07 10:04:12.000000','2026-11-07 10:05:15.000000','2026-11-07');
INSERT INTO "games" VALUES(36,'discord:1000000000000000001','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1','0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272',273,0,0,'won','2026-11-08 10:00:07.000000','2026-11-08 10:31:58.000000',NULL);
INSERT INTO "games" VALUES(37,'discord:1000000000000000001','shah',122,'8 f d 1 5 f f d 4 1 6>7 t f t f t f t t w t t t t t t t t w t t w>6 t w t t t t w 2 f t t w>6 w>6 4>6 4 2 4 8 5^4 f f w w w w f f f t t t t t t w>8 t t t t w t t t t t t w 4 f t w t t w t w t t w t w 1 f t t w>6 1>6 f t t w t t t w 3 w f w>3 t w>7 5>7 5 f f w 4 f t t w 7 7 7 7 7 w 7 w 1^7 f f w f w t t t w 7 7 f f t w>4 7>4 f w 4 4 4 4 4 2^4 2 3 3 2 1 w f w 6 6 6 6 6 6 6 t w t w 7 3 6 8 8 7 3 7 1 1 4 2 5^1 5 5 1 8 6 8','0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193',194,0,0,'won','2026-11-08 10:32:05.000000','2026-11-08 10:54:43.000000',NULL);
INSERT INTO "games" VALUES(38,'discord:1000000000000000001','sultan-classic',500001,'t t t t t w t t t','0 2',3,0,1,'given up','2026-11-08 10:54:50.000000','2026-11-08 10:55:11.000000',NULL);
INSERT INTO "games" VALUES(39,'discord:1000000000000000001','sultan-classic',4711,'t t','0 1',5,1,0,NULL,'2026-11-08 10:55:11.000000','2026-11-08 10:55:46.000000',NULL);
INSERT INTO "games" VALUES(40,'discord:1000000000000000001','sultan',20,'t t t t t t t t t w t t t t t t t t t t w 2 6 7 3','0 5 15 21',8,2,0,NULL,'2026-11-08 10:55:53.000000','2026-11-08 10:56:49.000000',NULL);
INSERT INTO "games" VALUES(41,'discord:1000000000000000002','sultan-classic',1,'t t t t w t t t t 6 1 t t t t t t t t t t t w t t t w t t t w t t t t t t t t w t t t t t w t w t 3 t t w t t t t t t t t t w t t t t w t t w t w t t t w t t w t t t t t t t t t t t t t w t t t t t w t w t t w 4 r t w t t t t t w t t t t w 1 t t t t t t t t t t t w t w t t w t t t t w t t t w t t w t t t t t w t t t t w t t t t 4 t w t w t t w t t t w t t w t w t 3 t w t t t t r t t t t t t t w t w t w t w 8 t w w t t t w t t t w t w t t t w t w t t w w t t w t t t w 3 2 3 t t t w t t w w t t t t t w t w 7','0 40 80 120 160 200 240',7,0,0,'lost','2026-11-08 10:56:56.000000','2026-11-08 10:57:45.000000',NULL);
INSERT INTO "games" VALUES(42,'discord:1000000000000000002','shah',12,'d d t t t t t t 8 w f t t t t t t t t t t w t t 1 7 f f t t t t t t t t t t t t t t t t w t t t t t t t w t t 3 f t t w t w t w t w t t t t t w 1 3 f f t t t t t t w 1 f t t w t t w t 1>6 f w>5 2>7 2 f f','0 40 80',3,0,0,'lost','2026-11-08 10:57:52.000000','2026-11-08 10:58:13.000000',NULL);
INSERT INTO "games" VALUES(43,'discord:1000000000000000002','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w t t t','0 72 74',3,0,0,NULL,'2026-11-08 10:58:20.000000','2026-11-08 10:58:41.000000',NULL);
INSERT INTO "games" VALUES(44,'discord:1000000000000000002','shah',287,'d 5 f d 5 8 7 5 t f 4>3 4 7 8 t f t f t f t w t f t f t w>6 1>6 t f 3>1 t f 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1 1>3 3>1','0 200 400 600 800 1000',6,0,0,NULL,'2026-11-08 10:58:48.000000','2026-11-08 10:59:30.000000',NULL);
INSERT INTO "games" VALUES(45,'discord:1000000000000000003','sultan-classic',77,'','',0,0,1,NULL,'2026-11-08 10:59:37.000000','2026-11-08 10:59:37.000000',NULL);
INSERT INTO "games" VALUES(46,'discord:1000000000000000003','shah',88,'4','0',1,0,1,NULL,'2026-11-08 10:59:44.000000','2026-11-08 10:59:51.000000',NULL);
INSERT INTO "games" VALUES(47,'discord:1000000000000000003','sultan',1,'t t t t w t t t t 6 t t t t t 1 t t t t t t t t w t t t w t t t w t t t t t t t t w t t 6 t t t w t w t w t 1 t t w t 3 t 6 t t w t t t t t w t t t t w t t t t t t w t t w t t t t t t t t t t t t t w t t t t t w t w t t w 4 r t t t t t t t t t t t w t t t w t t t t t t t w t t w t w t t w t t t 3 t w t 6 t w t t t w t t t t w t t t t w t t t t t t t w t t t w t t w t w t 1 t t w t t 3 t w 4 7 w 8 r t w t 3 t t w t t 7 t w t t t t w t w 6 t t t w 6 t t w t w t t w t w t 1 t t t t t w t t t w t w t 3 t 1 t t t w t 7','0 60 120 180 240',7,0,1,NULL,'2026-11-08 10:59:58.000000','2026-11-08 11:00:47.000000',NULL);
INSERT INTO "games" VALUES(48,'discord:1000000000000000006','shah',9223372036854775807,'d','0',2,0,0,'given up','2026-11-08 11:00:54.000000','2026-11-08 11:01:08.000000',NULL);
INSERT INTO "games" VALUES(49,'discord:1000000000000000006','shah',1,'d','0',1,0,0,NULL,'2026-11-08 11:01:15.000000','2026-11-08 11:01:22.000000',NULL);
INSERT INTO "games" VALUES(50,'discord:1000000000000000001','sultan',1611276559033087296,'t t t t t t t t t t t t t t t t t w t t w t t t t t t t t t t t t w t t w t t t t t t t t t t t t w t w t t t t w t t t t t t t t t w t t t t t t t t t w t t t t t t w t t t t w t t t t w t t t t w t w r t t t t t t t w t w t 2 t 3 t t w t 3 t t t w t t t t t w t w 3 6 1 t w t t 3 t t t t t w t w t t w 2 t 3 t t t t t t t w t w t t w t w t t t w t t w 7 t t 3 t t t t w t 7 t w t w t t w t t t t w 4 3 t w 4 5 t w t t w 5 t t w t w t 2 r t t w t t w 1 8 t w t w t w t t t t w 7 t 8 t t t t t w 2 t w 1 8 t w t w 5 w t w w 5 5 t w 3 5 2 5 5 3 5 4 8 7 2 6 1','0 25 50 75 100 125 150 175 200 225 250 275',12,0,1,'won','2026-11-08 11:01:29.000000','2026-11-08 11:02:53.000000','2026-11-08');
INSERT INTO "games" VALUES(51,'discord:1000000000000000001','shah',4589572174410622561,'d 1 2 8 f f f d 2 8 7>3 t f t f t f 2>8 t w>6 t w 7 7 t f t f t f','0 25',2,0,1,NULL,'2026-11-08 11:03:00.000000','2026-11-08 11:03:14.000000','2026-11-08');
INSERT INTO "games" VALUES(52,'discord:1000000000000000002','sultan',1611276559033087296,'t t t t t t t t t t t t t t t t t w t t w t t t t t t t t t t t t w t t w t t t t t t t t t t t t w','0 25',3,0,1,'given up','2026-11-08 11:03:21.000000','2026-11-08 11:03:42.000000','2026-11-08');
CREATE TABLE interactions (
	id BIGINT NOT NULL, 
	game BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT interaction_of_a_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "interactions" VALUES(1568565706620928473,30,'2026-11-07 10:00:07.000000');
INSERT INTO "interactions" VALUES(1568565735981056474,30,'2026-11-07 10:00:14.000000');
INSERT INTO "interactions" VALUES(1568565765341184475,30,'2026-11-07 10:00:21.000000');
INSERT INTO "interactions" VALUES(1568565794701312476,30,'2026-11-07 10:00:28.000000');
INSERT INTO "interactions" VALUES(1568565824061440477,30,'2026-11-07 10:00:35.000000');
INSERT INTO "interactions" VALUES(1568565853421568478,30,'2026-11-07 10:00:42.000000');
INSERT INTO "interactions" VALUES(1568565882781696479,30,'2026-11-07 10:00:49.000000');
INSERT INTO "interactions" VALUES(1568565912141824480,30,'2026-11-07 10:00:56.000000');
INSERT INTO "interactions" VALUES(1568565941501952481,30,'2026-11-07 10:01:03.000000');
INSERT INTO "interactions" VALUES(1568565970862080482,30,'2026-11-07 10:01:10.000000');
INSERT INTO "interactions" VALUES(1568566000222208483,30,'2026-11-07 10:01:17.000000');
INSERT INTO "interactions" VALUES(1568566029582336484,30,'2026-11-07 10:01:24.000000');
INSERT INTO "interactions" VALUES(1568566058942464485,31,'2026-11-07 10:01:31.000000');
INSERT INTO "interactions" VALUES(1568566088302592486,31,'2026-11-07 10:01:38.000000');
INSERT INTO "interactions" VALUES(1568566117662720487,31,'2026-11-07 10:01:45.000000');
INSERT INTO "interactions" VALUES(1568566147022848488,31,'2026-11-07 10:01:52.000000');
INSERT INTO "interactions" VALUES(1568566176382976489,32,'2026-11-07 10:01:59.000000');
INSERT INTO "interactions" VALUES(1568566205743104490,33,'2026-11-07 10:02:06.000000');
INSERT INTO "interactions" VALUES(1568566235103232491,33,'2026-11-07 10:02:13.000000');
INSERT INTO "interactions" VALUES(1568566264463360492,33,'2026-11-07 10:02:20.000000');
INSERT INTO "interactions" VALUES(1568566293823488493,33,'2026-11-07 10:02:27.000000');
INSERT INTO "interactions" VALUES(1568566323183616494,33,'2026-11-07 10:02:34.000000');
INSERT INTO "interactions" VALUES(1568566352543744495,33,'2026-11-07 10:02:41.000000');
INSERT INTO "interactions" VALUES(1568566381903872496,33,'2026-11-07 10:02:48.000000');
INSERT INTO "interactions" VALUES(1568566411264000497,33,'2026-11-07 10:02:55.000000');
INSERT INTO "interactions" VALUES(1568566440624128498,33,'2026-11-07 10:03:02.000000');
INSERT INTO "interactions" VALUES(1568566469984256499,33,'2026-11-07 10:03:09.000000');
INSERT INTO "interactions" VALUES(1568566499344384500,33,'2026-11-07 10:03:16.000000');
INSERT INTO "interactions" VALUES(1568566528704512501,33,'2026-11-07 10:03:23.000000');
INSERT INTO "interactions" VALUES(1568566558064640502,33,'2026-11-07 10:03:30.000000');
INSERT INTO "interactions" VALUES(1568566734225408508,35,'2026-11-07 10:04:12.000000');
INSERT INTO "interactions" VALUES(1568566763585536509,35,'2026-11-07 10:04:19.000000');
INSERT INTO "interactions" VALUES(1568566792945664510,35,'2026-11-07 10:04:26.000000');
INSERT INTO "interactions" VALUES(1568566822305792511,35,'2026-11-07 10:04:33.000000');
INSERT INTO "interactions" VALUES(1568566851665920512,35,'2026-11-07 10:04:40.000000');
INSERT INTO "interactions" VALUES(1568566881026048513,35,'2026-11-07 10:04:47.000000');
INSERT INTO "interactions" VALUES(1568566910386176514,35,'2026-11-07 10:04:54.000000');
INSERT INTO "interactions" VALUES(1568566939746304515,35,'2026-11-07 10:05:01.000000');
INSERT INTO "interactions" VALUES(1568566969106432516,35,'2026-11-07 10:05:08.000000');
INSERT INTO "interactions" VALUES(1568566998466560517,35,'2026-11-07 10:05:15.000000');
INSERT INTO "interactions" VALUES(1568928094486528518,36,'2026-11-08 10:00:07.000000');
INSERT INTO "interactions" VALUES(1568928123846656519,36,'2026-11-08 10:00:14.000000');
INSERT INTO "interactions" VALUES(1568928153206784520,36,'2026-11-08 10:00:21.000000');
INSERT INTO "interactions" VALUES(1568928182566912521,36,'2026-11-08 10:00:28.000000');
INSERT INTO "interactions" VALUES(1568928211927040522,36,'2026-11-08 10:00:35.000000');
INSERT INTO "interactions" VALUES(1568928241287168523,36,'2026-11-08 10:00:42.000000');
INSERT INTO "interactions" VALUES(1568928270647296524,36,'2026-11-08 10:00:49.000000');
INSERT INTO "interactions" VALUES(1568928300007424525,36,'2026-11-08 10:00:56.000000');
INSERT INTO "interactions" VALUES(1568928329367552526,36,'2026-11-08 10:01:03.000000');
INSERT INTO "interactions" VALUES(1568928358727680527,36,'2026-11-08 10:01:10.000000');
INSERT INTO "interactions" VALUES(1568928388087808528,36,'2026-11-08 10:01:17.000000');
INSERT INTO "interactions" VALUES(1568928417447936529,36,'2026-11-08 10:01:24.000000');
INSERT INTO "interactions" VALUES(1568928446808064530,36,'2026-11-08 10:01:31.000000');
INSERT INTO "interactions" VALUES(1568928476168192531,36,'2026-11-08 10:01:38.000000');
INSERT INTO "interactions" VALUES(1568928505528320532,36,'2026-11-08 10:01:45.000000');
INSERT INTO "interactions" VALUES(1568928534888448533,36,'2026-11-08 10:01:52.000000');
INSERT INTO "interactions" VALUES(1568928564248576534,36,'2026-11-08 10:01:59.000000');
INSERT INTO "interactions" VALUES(1568928593608704535,36,'2026-11-08 10:02:06.000000');
INSERT INTO "interactions" VALUES(1568928622968832536,36,'2026-11-08 10:02:13.000000');
INSERT INTO "interactions" VALUES(1568928652328960537,36,'2026-11-08 10:02:20.000000');
INSERT INTO "interactions" VALUES(1568928681689088538,36,'2026-11-08 10:02:27.000000');
INSERT INTO "interactions" VALUES(1568928711049216539,36,'2026-11-08 10:02:34.000000');
INSERT INTO "interactions" VALUES(1568928740409344540,36,'2026-11-08 10:02:41.000000');
INSERT INTO "interactions" VALUES(1568928769769472541,36,'2026-11-08 10:02:48.000000');
INSERT INTO "interactions" VALUES(1568928799129600542,36,'2026-11-08 10:02:55.000000');
INSERT INTO "interactions" VALUES(1568928828489728543,36,'2026-11-08 10:03:02.000000');
INSERT INTO "interactions" VALUES(1568928857849856544,36,'2026-11-08 10:03:09.000000');
INSERT INTO "interactions" VALUES(1568928887209984545,36,'2026-11-08 10:03:16.000000');
INSERT INTO "interactions" VALUES(1568928916570112546,36,'2026-11-08 10:03:23.000000');
INSERT INTO "interactions" VALUES(1568928945930240547,36,'2026-11-08 10:03:30.000000');
INSERT INTO "interactions" VALUES(1568928975290368548,36,'2026-11-08 10:03:37.000000');
INSERT INTO "interactions" VALUES(1568929004650496549,36,'2026-11-08 10:03:44.000000');
INSERT INTO "interactions" VALUES(1568929034010624550,36,'2026-11-08 10:03:51.000000');
INSERT INTO "interactions" VALUES(1568929063370752551,36,'2026-11-08 10:03:58.000000');
INSERT INTO "interactions" VALUES(1568929092730880552,36,'2026-11-08 10:04:05.000000');
INSERT INTO "interactions" VALUES(1568929122091008553,36,'2026-11-08 10:04:12.000000');
INSERT INTO "interactions" VALUES(1568929151451136554,36,'2026-11-08 10:04:19.000000');
INSERT INTO "interactions" VALUES(1568929180811264555,36,'2026-11-08 10:04:26.000000');
INSERT INTO "interactions" VALUES(1568929210171392556,36,'2026-11-08 10:04:33.000000');
INSERT INTO "interactions" VALUES(1568929239531520557,36,'2026-11-08 10:04:40.000000');
INSERT INTO "interactions" VALUES(1568929268891648558,36,'2026-11-08 10:04:47.000000');
INSERT INTO "interactions" VALUES(1568929298251776559,36,'2026-11-08 10:04:54.000000');
INSERT INTO "interactions" VALUES(1568929327611904560,36,'2026-11-08 10:05:01.000000');
INSERT INTO "interactions" VALUES(1568929356972032561,36,'2026-11-08 10:05:08.000000');
INSERT INTO "interactions" VALUES(1568929386332160562,36,'2026-11-08 10:05:15.000000');
INSERT INTO "interactions" VALUES(1568929415692288563,36,'2026-11-08 10:05:22.000000');
INSERT INTO "interactions" VALUES(1568929445052416564,36,'2026-11-08 10:05:29.000000');
INSERT INTO "interactions" VALUES(1568929474412544565,36,'2026-11-08 10:05:36.000000');
INSERT INTO "interactions" VALUES(1568929503772672566,36,'2026-11-08 10:05:43.000000');
INSERT INTO "interactions" VALUES(1568929533132800567,36,'2026-11-08 10:05:50.000000');
INSERT INTO "interactions" VALUES(1568929562492928568,36,'2026-11-08 10:05:57.000000');
INSERT INTO "interactions" VALUES(1568929591853056569,36,'2026-11-08 10:06:04.000000');
INSERT INTO "interactions" VALUES(1568929621213184570,36,'2026-11-08 10:06:11.000000');
INSERT INTO "interactions" VALUES(1568929650573312571,36,'2026-11-08 10:06:18.000000');
INSERT INTO "interactions" VALUES(1568929679933440572,36,'2026-11-08 10:06:25.000000');
INSERT INTO "interactions" VALUES(1568929709293568573,36,'2026-11-08 10:06:32.000000');
INSERT INTO "interactions" VALUES(1568929738653696574,36,'2026-11-08 10:06:39.000000');
INSERT INTO "interactions" VALUES(1568929768013824575,36,'2026-11-08 10:06:46.000000');
INSERT INTO "interactions" VALUES(1568929797373952576,36,'2026-11-08 10:06:53.000000');
INSERT INTO "interactions" VALUES(1568929826734080577,36,'2026-11-08 10:07:00.000000');
INSERT INTO "interactions" VALUES(1568929856094208578,36,'2026-11-08 10:07:07.000000');
INSERT INTO "interactions" VALUES(1568929885454336579,36,'2026-11-08 10:07:14.000000');
INSERT INTO "interactions" VALUES(1568929914814464580,36,'2026-11-08 10:07:21.000000');
INSERT INTO "interactions" VALUES(1568929944174592581,36,'2026-11-08 10:07:28.000000');
INSERT INTO "interactions" VALUES(1568929973534720582,36,'2026-11-08 10:07:35.000000');
INSERT INTO "interactions" VALUES(1568930002894848583,36,'2026-11-08 10:07:42.000000');
INSERT INTO "interactions" VALUES(1568930032254976584,36,'2026-11-08 10:07:49.000000');
INSERT INTO "interactions" VALUES(1568930061615104585,36,'2026-11-08 10:07:56.000000');
INSERT INTO "interactions" VALUES(1568930090975232586,36,'2026-11-08 10:08:03.000000');
INSERT INTO "interactions" VALUES(1568930120335360587,36,'2026-11-08 10:08:10.000000');
INSERT INTO "interactions" VALUES(1568930149695488588,36,'2026-11-08 10:08:17.000000');
INSERT INTO "interactions" VALUES(1568930179055616589,36,'2026-11-08 10:08:24.000000');
INSERT INTO "interactions" VALUES(1568930208415744590,36,'2026-11-08 10:08:31.000000');
INSERT INTO "interactions" VALUES(1568930237775872591,36,'2026-11-08 10:08:38.000000');
INSERT INTO "interactions" VALUES(1568930267136000592,36,'2026-11-08 10:08:45.000000');
INSERT INTO "interactions" VALUES(1568930296496128593,36,'2026-11-08 10:08:52.000000');
INSERT INTO "interactions" VALUES(1568930325856256594,36,'2026-11-08 10:08:59.000000');
INSERT INTO "interactions" VALUES(1568930355216384595,36,'2026-11-08 10:09:06.000000');
INSERT INTO "interactions" VALUES(1568930384576512596,36,'2026-11-08 10:09:13.000000');
INSERT INTO "interactions" VALUES(1568930413936640597,36,'2026-11-08 10:09:20.000000');
INSERT INTO "interactions" VALUES(1568930443296768598,36,'2026-11-08 10:09:27.000000');
INSERT INTO "interactions" VALUES(1568930472656896599,36,'2026-11-08 10:09:34.000000');
INSERT INTO "interactions" VALUES(1568930502017024600,36,'2026-11-08 10:09:41.000000');
INSERT INTO "interactions" VALUES(1568930531377152601,36,'2026-11-08 10:09:48.000000');
INSERT INTO "interactions" VALUES(1568930560737280602,36,'2026-11-08 10:09:55.000000');
INSERT INTO "interactions" VALUES(1568930590097408603,36,'2026-11-08 10:10:02.000000');
INSERT INTO "interactions" VALUES(1568930619457536604,36,'2026-11-08 10:10:09.000000');
INSERT INTO "interactions" VALUES(1568930648817664605,36,'2026-11-08 10:10:16.000000');
INSERT INTO "interactions" VALUES(1568930678177792606,36,'2026-11-08 10:10:23.000000');
INSERT INTO "interactions" VALUES(1568930707537920607,36,'2026-11-08 10:10:30.000000');
INSERT INTO "interactions" VALUES(1568930736898048608,36,'2026-11-08 10:10:37.000000');
INSERT INTO "interactions" VALUES(1568930766258176609,36,'2026-11-08 10:10:44.000000');
INSERT INTO "interactions" VALUES(1568930795618304610,36,'2026-11-08 10:10:51.000000');
INSERT INTO "interactions" VALUES(1568930824978432611,36,'2026-11-08 10:10:58.000000');
INSERT INTO "interactions" VALUES(1568930854338560612,36,'2026-11-08 10:11:05.000000');
INSERT INTO "interactions" VALUES(1568930883698688613,36,'2026-11-08 10:11:12.000000');
INSERT INTO "interactions" VALUES(1568930913058816614,36,'2026-11-08 10:11:19.000000');
INSERT INTO "interactions" VALUES(1568930942418944615,36,'2026-11-08 10:11:26.000000');
INSERT INTO "interactions" VALUES(1568930971779072616,36,'2026-11-08 10:11:33.000000');
INSERT INTO "interactions" VALUES(1568931001139200617,36,'2026-11-08 10:11:40.000000');
INSERT INTO "interactions" VALUES(1568931030499328618,36,'2026-11-08 10:11:47.000000');
INSERT INTO "interactions" VALUES(1568931059859456619,36,'2026-11-08 10:11:54.000000');
INSERT INTO "interactions" VALUES(1568931089219584620,36,'2026-11-08 10:12:01.000000');
INSERT INTO "interactions" VALUES(1568931118579712621,36,'2026-11-08 10:12:08.000000');
INSERT INTO "interactions" VALUES(1568931147939840622,36,'2026-11-08 10:12:15.000000');
INSERT INTO "interactions" VALUES(1568931177299968623,36,'2026-11-08 10:12:22.000000');
INSERT INTO "interactions" VALUES(1568931206660096624,36,'2026-11-08 10:12:29.000000');
INSERT INTO "interactions" VALUES(1568931236020224625,36,'2026-11-08 10:12:36.000000');
INSERT INTO "interactions" VALUES(1568931265380352626,36,'2026-11-08 10:12:43.000000');
INSERT INTO "interactions" VALUES(1568931294740480627,36,'2026-11-08 10:12:50.000000');
INSERT INTO "interactions" VALUES(1568931324100608628,36,'2026-11-08 10:12:57.000000');
INSERT INTO "interactions" VALUES(1568931353460736629,36,'2026-11-08 10:13:04.000000');
INSERT INTO "interactions" VALUES(1568931382820864630,36,'2026-11-08 10:13:11.000000');
INSERT INTO "interactions" VALUES(1568931412180992631,36,'2026-11-08 10:13:18.000000');
INSERT INTO "interactions" VALUES(1568931441541120632,36,'2026-11-08 10:13:25.000000');
INSERT INTO "interactions" VALUES(1568931470901248633,36,'2026-11-08 10:13:32.000000');
INSERT INTO "interactions" VALUES(1568931500261376634,36,'2026-11-08 10:13:39.000000');
INSERT INTO "interactions" VALUES(1568931529621504635,36,'2026-11-08 10:13:46.000000');
INSERT INTO "interactions" VALUES(1568931558981632636,36,'2026-11-08 10:13:53.000000');
INSERT INTO "interactions" VALUES(1568931588341760637,36,'2026-11-08 10:14:00.000000');
INSERT INTO "interactions" VALUES(1568931617701888638,36,'2026-11-08 10:14:07.000000');
INSERT INTO "interactions" VALUES(1568931647062016639,36,'2026-11-08 10:14:14.000000');
INSERT INTO "interactions" VALUES(1568931676422144640,36,'2026-11-08 10:14:21.000000');
INSERT INTO "interactions" VALUES(1568931705782272641,36,'2026-11-08 10:14:28.000000');
INSERT INTO "interactions" VALUES(1568931735142400642,36,'2026-11-08 10:14:35.000000');
INSERT INTO "interactions" VALUES(1568931764502528643,36,'2026-11-08 10:14:42.000000');
INSERT INTO "interactions" VALUES(1568931793862656644,36,'2026-11-08 10:14:49.000000');
INSERT INTO "interactions" VALUES(1568931823222784645,36,'2026-11-08 10:14:56.000000');
INSERT INTO "interactions" VALUES(1568931852582912646,36,'2026-11-08 10:15:03.000000');
INSERT INTO "interactions" VALUES(1568931881943040647,36,'2026-11-08 10:15:10.000000');
INSERT INTO "interactions" VALUES(1568931911303168648,36,'2026-11-08 10:15:17.000000');
INSERT INTO "interactions" VALUES(1568931940663296649,36,'2026-11-08 10:15:24.000000');
INSERT INTO "interactions" VALUES(1568931970023424650,36,'2026-11-08 10:15:31.000000');
INSERT INTO "interactions" VALUES(1568931999383552651,36,'2026-11-08 10:15:38.000000');
INSERT INTO "interactions" VALUES(1568932028743680652,36,'2026-11-08 10:15:45.000000');
INSERT INTO "interactions" VALUES(1568932058103808653,36,'2026-11-08 10:15:52.000000');
INSERT INTO "interactions" VALUES(1568932087463936654,36,'2026-11-08 10:15:59.000000');
INSERT INTO "interactions" VALUES(1568932116824064655,36,'2026-11-08 10:16:06.000000');
INSERT INTO "interactions" VALUES(1568932146184192656,36,'2026-11-08 10:16:13.000000');
INSERT INTO "interactions" VALUES(1568932175544320657,36,'2026-11-08 10:16:20.000000');
INSERT INTO "interactions" VALUES(1568932204904448658,36,'2026-11-08 10:16:27.000000');
INSERT INTO "interactions" VALUES(1568932234264576659,36,'2026-11-08 10:16:34.000000');
INSERT INTO "interactions" VALUES(1568932263624704660,36,'2026-11-08 10:16:41.000000');
INSERT INTO "interactions" VALUES(1568932292984832661,36,'2026-11-08 10:16:48.000000');
INSERT INTO "interactions" VALUES(1568932322344960662,36,'2026-11-08 10:16:55.000000');
INSERT INTO "interactions" VALUES(1568932351705088663,36,'2026-11-08 10:17:02.000000');
INSERT INTO "interactions" VALUES(1568932381065216664,36,'2026-11-08 10:17:09.000000');
INSERT INTO "interactions" VALUES(1568932410425344665,36,'2026-11-08 10:17:16.000000');
INSERT INTO "interactions" VALUES(1568932439785472666,36,'2026-11-08 10:17:23.000000');
INSERT INTO "interactions" VALUES(1568932469145600667,36,'2026-11-08 10:17:30.000000');
INSERT INTO "interactions" VALUES(1568932498505728668,36,'2026-11-08 10:17:37.000000');
INSERT INTO "interactions" VALUES(1568932527865856669,36,'2026-11-08 10:17:44.000000');
INSERT INTO "interactions" VALUES(1568932557225984670,36,'2026-11-08 10:17:51.000000');
INSERT INTO "interactions" VALUES(1568932586586112671,36,'2026-11-08 10:17:58.000000');
INSERT INTO "interactions" VALUES(1568932615946240672,36,'2026-11-08 10:18:05.000000');
INSERT INTO "interactions" VALUES(1568932645306368673,36,'2026-11-08 10:18:12.000000');
INSERT INTO "interactions" VALUES(1568932674666496674,36,'2026-11-08 10:18:19.000000');
INSERT INTO "interactions" VALUES(1568932704026624675,36,'2026-11-08 10:18:26.000000');
INSERT INTO "interactions" VALUES(1568932733386752676,36,'2026-11-08 10:18:33.000000');
INSERT INTO "interactions" VALUES(1568932762746880677,36,'2026-11-08 10:18:40.000000');
INSERT INTO "interactions" VALUES(1568932792107008678,36,'2026-11-08 10:18:47.000000');
INSERT INTO "interactions" VALUES(1568932821467136679,36,'2026-11-08 10:18:54.000000');
INSERT INTO "interactions" VALUES(1568932850827264680,36,'2026-11-08 10:19:01.000000');
INSERT INTO "interactions" VALUES(1568932880187392681,36,'2026-11-08 10:19:08.000000');
INSERT INTO "interactions" VALUES(1568932909547520682,36,'2026-11-08 10:19:15.000000');
INSERT INTO "interactions" VALUES(1568932938907648683,36,'2026-11-08 10:19:22.000000');
INSERT INTO "interactions" VALUES(1568932968267776684,36,'2026-11-08 10:19:29.000000');
INSERT INTO "interactions" VALUES(1568932997627904685,36,'2026-11-08 10:19:36.000000');
INSERT INTO "interactions" VALUES(1568933026988032686,36,'2026-11-08 10:19:43.000000');
INSERT INTO "interactions" VALUES(1568933056348160687,36,'2026-11-08 10:19:50.000000');
INSERT INTO "interactions" VALUES(1568933085708288688,36,'2026-11-08 10:19:57.000000');
INSERT INTO "interactions" VALUES(1568933115068416689,36,'2026-11-08 10:20:04.000000');
INSERT INTO "interactions" VALUES(1568933144428544690,36,'2026-11-08 10:20:11.000000');
INSERT INTO "interactions" VALUES(1568933173788672691,36,'2026-11-08 10:20:18.000000');
INSERT INTO "interactions" VALUES(1568933203148800692,36,'2026-11-08 10:20:25.000000');
INSERT INTO "interactions" VALUES(1568933232508928693,36,'2026-11-08 10:20:32.000000');
INSERT INTO "interactions" VALUES(1568933261869056694,36,'2026-11-08 10:20:39.000000');
INSERT INTO "interactions" VALUES(1568933291229184695,36,'2026-11-08 10:20:46.000000');
INSERT INTO "interactions" VALUES(1568933320589312696,36,'2026-11-08 10:20:53.000000');
INSERT INTO "interactions" VALUES(1568933349949440697,36,'2026-11-08 10:21:00.000000');
INSERT INTO "interactions" VALUES(1568933379309568698,36,'2026-11-08 10:21:07.000000');
INSERT INTO "interactions" VALUES(1568933408669696699,36,'2026-11-08 10:21:14.000000');
INSERT INTO "interactions" VALUES(1568933438029824700,36,'2026-11-08 10:21:21.000000');
INSERT INTO "interactions" VALUES(1568933467389952701,36,'2026-11-08 10:21:28.000000');
INSERT INTO "interactions" VALUES(1568933496750080702,36,'2026-11-08 10:21:35.000000');
INSERT INTO "interactions" VALUES(1568933526110208703,36,'2026-11-08 10:21:42.000000');
INSERT INTO "interactions" VALUES(1568933555470336704,36,'2026-11-08 10:21:49.000000');
INSERT INTO "interactions" VALUES(1568933584830464705,36,'2026-11-08 10:21:56.000000');
INSERT INTO "interactions" VALUES(1568933614190592706,36,'2026-11-08 10:22:03.000000');
INSERT INTO "interactions" VALUES(1568933643550720707,36,'2026-11-08 10:22:10.000000');
INSERT INTO "interactions" VALUES(1568933672910848708,36,'2026-11-08 10:22:17.000000');
INSERT INTO "interactions" VALUES(1568933702270976709,36,'2026-11-08 10:22:24.000000');
INSERT INTO "interactions" VALUES(1568933731631104710,36,'2026-11-08 10:22:31.000000');
INSERT INTO "interactions" VALUES(1568933760991232711,36,'2026-11-08 10:22:38.000000');
INSERT INTO "interactions" VALUES(1568933790351360712,36,'2026-11-08 10:22:45.000000');
INSERT INTO "interactions" VALUES(1568933819711488713,36,'2026-11-08 10:22:52.000000');
INSERT INTO "interactions" VALUES(1568933849071616714,36,'2026-11-08 10:22:59.000000');
INSERT INTO "interactions" VALUES(1568933878431744715,36,'2026-11-08 10:23:06.000000');
INSERT INTO "interactions" VALUES(1568933907791872716,36,'2026-11-08 10:23:13.000000');
INSERT INTO "interactions" VALUES(1568933937152000717,36,'2026-11-08 10:23:20.000000');
INSERT INTO "interactions" VALUES(1568933966512128718,36,'2026-11-08 10:23:27.000000');
INSERT INTO "interactions" VALUES(1568933995872256719,36,'2026-11-08 10:23:34.000000');
INSERT INTO "interactions" VALUES(1568934025232384720,36,'2026-11-08 10:23:41.000000');
INSERT INTO "interactions" VALUES(1568934054592512721,36,'2026-11-08 10:23:48.000000');
INSERT INTO "interactions" VALUES(1568934083952640722,36,'2026-11-08 10:23:55.000000');
INSERT INTO "interactions" VALUES(1568934113312768723,36,'2026-11-08 10:24:02.000000');
INSERT INTO "interactions" VALUES(1568934142672896724,36,'2026-11-08 10:24:09.000000');
INSERT INTO "interactions" VALUES(1568934172033024725,36,'2026-11-08 10:24:16.000000');
INSERT INTO "interactions" VALUES(1568934201393152726,36,'2026-11-08 10:24:23.000000');
INSERT INTO "interactions" VALUES(1568934230753280727,36,'2026-11-08 10:24:30.000000');
INSERT INTO "interactions" VALUES(1568934260113408728,36,'2026-11-08 10:24:37.000000');
INSERT INTO "interactions" VALUES(1568934289473536729,36,'2026-11-08 10:24:44.000000');
INSERT INTO "interactions" VALUES(1568934318833664730,36,'2026-11-08 10:24:51.000000');
INSERT INTO "interactions" VALUES(1568934348193792731,36,'2026-11-08 10:24:58.000000');
INSERT INTO "interactions" VALUES(1568934377553920732,36,'2026-11-08 10:25:05.000000');
INSERT INTO "interactions" VALUES(1568934406914048733,36,'2026-11-08 10:25:12.000000');
INSERT INTO "interactions" VALUES(1568934436274176734,36,'2026-11-08 10:25:19.000000');
INSERT INTO "interactions" VALUES(1568934465634304735,36,'2026-11-08 10:25:26.000000');
INSERT INTO "interactions" VALUES(1568934494994432736,36,'2026-11-08 10:25:33.000000');
INSERT INTO "interactions" VALUES(1568934524354560737,36,'2026-11-08 10:25:40.000000');
INSERT INTO "interactions" VALUES(1568934553714688738,36,'2026-11-08 10:25:47.000000');
INSERT INTO "interactions" VALUES(1568934583074816739,36,'2026-11-08 10:25:54.000000');
INSERT INTO "interactions" VALUES(1568934612434944740,36,'2026-11-08 10:26:01.000000');
INSERT INTO "interactions" VALUES(1568934641795072741,36,'2026-11-08 10:26:08.000000');
INSERT INTO "interactions" VALUES(1568934671155200742,36,'2026-11-08 10:26:15.000000');
INSERT INTO "interactions" VALUES(1568934700515328743,36,'2026-11-08 10:26:22.000000');
INSERT INTO "interactions" VALUES(1568934729875456744,36,'2026-11-08 10:26:29.000000');
INSERT INTO "interactions" VALUES(1568934759235584745,36,'2026-11-08 10:26:36.000000');
INSERT INTO "interactions" VALUES(1568934788595712746,36,'2026-11-08 10:26:43.000000');
INSERT INTO "interactions" VALUES(1568934817955840747,36,'2026-11-08 10:26:50.000000');
INSERT INTO "interactions" VALUES(1568934847315968748,36,'2026-11-08 10:26:57.000000');
INSERT INTO "interactions" VALUES(1568934876676096749,36,'2026-11-08 10:27:04.000000');
INSERT INTO "interactions" VALUES(1568934906036224750,36,'2026-11-08 10:27:11.000000');
INSERT INTO "interactions" VALUES(1568934935396352751,36,'2026-11-08 10:27:18.000000');
INSERT INTO "interactions" VALUES(1568934964756480752,36,'2026-11-08 10:27:25.000000');
INSERT INTO "interactions" VALUES(1568934994116608753,36,'2026-11-08 10:27:32.000000');
INSERT INTO "interactions" VALUES(1568935023476736754,36,'2026-11-08 10:27:39.000000');
INSERT INTO "interactions" VALUES(1568935052836864755,36,'2026-11-08 10:27:46.000000');
INSERT INTO "interactions" VALUES(1568935082196992756,36,'2026-11-08 10:27:53.000000');
INSERT INTO "interactions" VALUES(1568935111557120757,36,'2026-11-08 10:28:00.000000');
INSERT INTO "interactions" VALUES(1568935140917248758,36,'2026-11-08 10:28:07.000000');
INSERT INTO "interactions" VALUES(1568935170277376759,36,'2026-11-08 10:28:14.000000');
INSERT INTO "interactions" VALUES(1568935199637504760,36,'2026-11-08 10:28:21.000000');
INSERT INTO "interactions" VALUES(1568935228997632761,36,'2026-11-08 10:28:28.000000');
INSERT INTO "interactions" VALUES(1568935258357760762,36,'2026-11-08 10:28:35.000000');
INSERT INTO "interactions" VALUES(1568935287717888763,36,'2026-11-08 10:28:42.000000');
INSERT INTO "interactions" VALUES(1568935317078016764,36,'2026-11-08 10:28:49.000000');
INSERT INTO "interactions" VALUES(1568935346438144765,36,'2026-11-08 10:28:56.000000');
INSERT INTO "interactions" VALUES(1568935375798272766,36,'2026-11-08 10:29:03.000000');
INSERT INTO "interactions" VALUES(1568935405158400767,36,'2026-11-08 10:29:10.000000');
INSERT INTO "interactions" VALUES(1568935434518528768,36,'2026-11-08 10:29:17.000000');
INSERT INTO "interactions" VALUES(1568935463878656769,36,'2026-11-08 10:29:24.000000');
INSERT INTO "interactions" VALUES(1568935493238784770,36,'2026-11-08 10:29:31.000000');
INSERT INTO "interactions" VALUES(1568935522598912771,36,'2026-11-08 10:29:38.000000');
INSERT INTO "interactions" VALUES(1568935551959040772,36,'2026-11-08 10:29:45.000000');
INSERT INTO "interactions" VALUES(1568935581319168773,36,'2026-11-08 10:29:52.000000');
INSERT INTO "interactions" VALUES(1568935610679296774,36,'2026-11-08 10:29:59.000000');
INSERT INTO "interactions" VALUES(1568935640039424775,36,'2026-11-08 10:30:06.000000');
INSERT INTO "interactions" VALUES(1568935669399552776,36,'2026-11-08 10:30:13.000000');
INSERT INTO "interactions" VALUES(1568935698759680777,36,'2026-11-08 10:30:20.000000');
INSERT INTO "interactions" VALUES(1568935728119808778,36,'2026-11-08 10:30:27.000000');
INSERT INTO "interactions" VALUES(1568935757479936779,36,'2026-11-08 10:30:34.000000');
INSERT INTO "interactions" VALUES(1568935786840064780,36,'2026-11-08 10:30:41.000000');
INSERT INTO "interactions" VALUES(1568935816200192781,36,'2026-11-08 10:30:48.000000');
INSERT INTO "interactions" VALUES(1568935845560320782,36,'2026-11-08 10:30:55.000000');
INSERT INTO "interactions" VALUES(1568935874920448783,36,'2026-11-08 10:31:02.000000');
INSERT INTO "interactions" VALUES(1568935904280576784,36,'2026-11-08 10:31:09.000000');
INSERT INTO "interactions" VALUES(1568935933640704785,36,'2026-11-08 10:31:16.000000');
INSERT INTO "interactions" VALUES(1568935963000832786,36,'2026-11-08 10:31:23.000000');
INSERT INTO "interactions" VALUES(1568935992360960787,36,'2026-11-08 10:31:30.000000');
INSERT INTO "interactions" VALUES(1568936021721088788,36,'2026-11-08 10:31:37.000000');
INSERT INTO "interactions" VALUES(1568936051081216789,36,'2026-11-08 10:31:44.000000');
INSERT INTO "interactions" VALUES(1568936080441344790,36,'2026-11-08 10:31:51.000000');
INSERT INTO "interactions" VALUES(1568936109801472791,36,'2026-11-08 10:31:58.000000');
INSERT INTO "interactions" VALUES(1568936139161600792,37,'2026-11-08 10:32:05.000000');
INSERT INTO "interactions" VALUES(1568936168521728793,37,'2026-11-08 10:32:12.000000');
INSERT INTO "interactions" VALUES(1568936197881856794,37,'2026-11-08 10:32:19.000000');
INSERT INTO "interactions" VALUES(1568936227241984795,37,'2026-11-08 10:32:26.000000');
INSERT INTO "interactions" VALUES(1568936256602112796,37,'2026-11-08 10:32:33.000000');
INSERT INTO "interactions" VALUES(1568936285962240797,37,'2026-11-08 10:32:40.000000');
INSERT INTO "interactions" VALUES(1568936315322368798,37,'2026-11-08 10:32:47.000000');
INSERT INTO "interactions" VALUES(1568936344682496799,37,'2026-11-08 10:32:54.000000');
INSERT INTO "interactions" VALUES(1568936374042624800,37,'2026-11-08 10:33:01.000000');
INSERT INTO "interactions" VALUES(1568936403402752801,37,'2026-11-08 10:33:08.000000');
INSERT INTO "interactions" VALUES(1568936432762880802,37,'2026-11-08 10:33:15.000000');
INSERT INTO "interactions" VALUES(1568936462123008803,37,'2026-11-08 10:33:22.000000');
INSERT INTO "interactions" VALUES(1568936491483136804,37,'2026-11-08 10:33:29.000000');
INSERT INTO "interactions" VALUES(1568936520843264805,37,'2026-11-08 10:33:36.000000');
INSERT INTO "interactions" VALUES(1568936550203392806,37,'2026-11-08 10:33:43.000000');
INSERT INTO "interactions" VALUES(1568936579563520807,37,'2026-11-08 10:33:50.000000');
INSERT INTO "interactions" VALUES(1568936608923648808,37,'2026-11-08 10:33:57.000000');
INSERT INTO "interactions" VALUES(1568936638283776809,37,'2026-11-08 10:34:04.000000');
INSERT INTO "interactions" VALUES(1568936667643904810,37,'2026-11-08 10:34:11.000000');
INSERT INTO "interactions" VALUES(1568936697004032811,37,'2026-11-08 10:34:18.000000');
INSERT INTO "interactions" VALUES(1568936726364160812,37,'2026-11-08 10:34:25.000000');
INSERT INTO "interactions" VALUES(1568936755724288813,37,'2026-11-08 10:34:32.000000');
INSERT INTO "interactions" VALUES(1568936785084416814,37,'2026-11-08 10:34:39.000000');
INSERT INTO "interactions" VALUES(1568936814444544815,37,'2026-11-08 10:34:46.000000');
INSERT INTO "interactions" VALUES(1568936843804672816,37,'2026-11-08 10:34:53.000000');
INSERT INTO "interactions" VALUES(1568936873164800817,37,'2026-11-08 10:35:00.000000');
INSERT INTO "interactions" VALUES(1568936902524928818,37,'2026-11-08 10:35:07.000000');
INSERT INTO "interactions" VALUES(1568936931885056819,37,'2026-11-08 10:35:14.000000');
INSERT INTO "interactions" VALUES(1568936961245184820,37,'2026-11-08 10:35:21.000000');
INSERT INTO "interactions" VALUES(1568936990605312821,37,'2026-11-08 10:35:28.000000');
INSERT INTO "interactions" VALUES(1568937019965440822,37,'2026-11-08 10:35:35.000000');
INSERT INTO "interactions" VALUES(1568937049325568823,37,'2026-11-08 10:35:42.000000');
INSERT INTO "interactions" VALUES(1568937078685696824,37,'2026-11-08 10:35:49.000000');
INSERT INTO "interactions" VALUES(1568937108045824825,37,'2026-11-08 10:35:56.000000');
INSERT INTO "interactions" VALUES(1568937137405952826,37,'2026-11-08 10:36:03.000000');
INSERT INTO "interactions" VALUES(1568937166766080827,37,'2026-11-08 10:36:10.000000');
INSERT INTO "interactions" VALUES(1568937196126208828,37,'2026-11-08 10:36:17.000000');
INSERT INTO "interactions" VALUES(1568937225486336829,37,'2026-11-08 10:36:24.000000');
INSERT INTO "interactions" VALUES(1568937254846464830,37,'2026-11-08 10:36:31.000000');
INSERT INTO "interactions" VALUES(1568937284206592831,37,'2026-11-08 10:36:38.000000');
INSERT INTO "interactions" VALUES(1568937313566720832,37,'2026-11-08 10:36:45.000000');
INSERT INTO "interactions" VALUES(1568937342926848833,37,'2026-11-08 10:36:52.000000');
INSERT INTO "interactions" VALUES(1568937372286976834,37,'2026-11-08 10:36:59.000000');
INSERT INTO "interactions" VALUES(1568937401647104835,37,'2026-11-08 10:37:06.000000');
INSERT INTO "interactions" VALUES(1568937431007232836,37,'2026-11-08 10:37:13.000000');
INSERT INTO "interactions" VALUES(1568937460367360837,37,'2026-11-08 10:37:20.000000');
INSERT INTO "interactions" VALUES(1568937489727488838,37,'2026-11-08 10:37:27.000000');
INSERT INTO "interactions" VALUES(1568937519087616839,37,'2026-11-08 10:37:34.000000');
INSERT INTO "interactions" VALUES(1568937548447744840,37,'2026-11-08 10:37:41.000000');
INSERT INTO "interactions" VALUES(1568937577807872841,37,'2026-11-08 10:37:48.000000');
INSERT INTO "interactions" VALUES(1568937607168000842,37,'2026-11-08 10:37:55.000000');
INSERT INTO "interactions" VALUES(1568937636528128843,37,'2026-11-08 10:38:02.000000');
INSERT INTO "interactions" VALUES(1568937665888256844,37,'2026-11-08 10:38:09.000000');
INSERT INTO "interactions" VALUES(1568937695248384845,37,'2026-11-08 10:38:16.000000');
INSERT INTO "interactions" VALUES(1568937724608512846,37,'2026-11-08 10:38:23.000000');
INSERT INTO "interactions" VALUES(1568937753968640847,37,'2026-11-08 10:38:30.000000');
INSERT INTO "interactions" VALUES(1568937783328768848,37,'2026-11-08 10:38:37.000000');
INSERT INTO "interactions" VALUES(1568937812688896849,37,'2026-11-08 10:38:44.000000');
INSERT INTO "interactions" VALUES(1568937842049024850,37,'2026-11-08 10:38:51.000000');
INSERT INTO "interactions" VALUES(1568937871409152851,37,'2026-11-08 10:38:58.000000');
INSERT INTO "interactions" VALUES(1568937900769280852,37,'2026-11-08 10:39:05.000000');
INSERT INTO "interactions" VALUES(1568937930129408853,37,'2026-11-08 10:39:12.000000');
INSERT INTO "interactions" VALUES(1568937959489536854,37,'2026-11-08 10:39:19.000000');
INSERT INTO "interactions" VALUES(1568937988849664855,37,'2026-11-08 10:39:26.000000');
INSERT INTO "interactions" VALUES(1568938018209792856,37,'2026-11-08 10:39:33.000000');
INSERT INTO "interactions" VALUES(1568938047569920857,37,'2026-11-08 10:39:40.000000');
INSERT INTO "interactions" VALUES(1568938076930048858,37,'2026-11-08 10:39:47.000000');
INSERT INTO "interactions" VALUES(1568938106290176859,37,'2026-11-08 10:39:54.000000');
INSERT INTO "interactions" VALUES(1568938135650304860,37,'2026-11-08 10:40:01.000000');
INSERT INTO "interactions" VALUES(1568938165010432861,37,'2026-11-08 10:40:08.000000');
INSERT INTO "interactions" VALUES(1568938194370560862,37,'2026-11-08 10:40:15.000000');
INSERT INTO "interactions" VALUES(1568938223730688863,37,'2026-11-08 10:40:22.000000');
INSERT INTO "interactions" VALUES(1568938253090816864,37,'2026-11-08 10:40:29.000000');
INSERT INTO "interactions" VALUES(1568938282450944865,37,'2026-11-08 10:40:36.000000');
INSERT INTO "interactions" VALUES(1568938311811072866,37,'2026-11-08 10:40:43.000000');
INSERT INTO "interactions" VALUES(1568938341171200867,37,'2026-11-08 10:40:50.000000');
INSERT INTO "interactions" VALUES(1568938370531328868,37,'2026-11-08 10:40:57.000000');
INSERT INTO "interactions" VALUES(1568938399891456869,37,'2026-11-08 10:41:04.000000');
INSERT INTO "interactions" VALUES(1568938429251584870,37,'2026-11-08 10:41:11.000000');
INSERT INTO "interactions" VALUES(1568938458611712871,37,'2026-11-08 10:41:18.000000');
INSERT INTO "interactions" VALUES(1568938487971840872,37,'2026-11-08 10:41:25.000000');
INSERT INTO "interactions" VALUES(1568938517331968873,37,'2026-11-08 10:41:32.000000');
INSERT INTO "interactions" VALUES(1568938546692096874,37,'2026-11-08 10:41:39.000000');
INSERT INTO "interactions" VALUES(1568938576052224875,37,'2026-11-08 10:41:46.000000');
INSERT INTO "interactions" VALUES(1568938605412352876,37,'2026-11-08 10:41:53.000000');
INSERT INTO "interactions" VALUES(1568938634772480877,37,'2026-11-08 10:42:00.000000');
INSERT INTO "interactions" VALUES(1568938664132608878,37,'2026-11-08 10:42:07.000000');
INSERT INTO "interactions" VALUES(1568938693492736879,37,'2026-11-08 10:42:14.000000');
INSERT INTO "interactions" VALUES(1568938722852864880,37,'2026-11-08 10:42:21.000000');
INSERT INTO "interactions" VALUES(1568938752212992881,37,'2026-11-08 10:42:28.000000');
INSERT INTO "interactions" VALUES(1568938781573120882,37,'2026-11-08 10:42:35.000000');
INSERT INTO "interactions" VALUES(1568938810933248883,37,'2026-11-08 10:42:42.000000');
INSERT INTO "interactions" VALUES(1568938840293376884,37,'2026-11-08 10:42:49.000000');
INSERT INTO "interactions" VALUES(1568938869653504885,37,'2026-11-08 10:42:56.000000');
INSERT INTO "interactions" VALUES(1568938899013632886,37,'2026-11-08 10:43:03.000000');
INSERT INTO "interactions" VALUES(1568938928373760887,37,'2026-11-08 10:43:10.000000');
INSERT INTO "interactions" VALUES(1568938957733888888,37,'2026-11-08 10:43:17.000000');
INSERT INTO "interactions" VALUES(1568938987094016889,37,'2026-11-08 10:43:24.000000');
INSERT INTO "interactions" VALUES(1568939016454144890,37,'2026-11-08 10:43:31.000000');
INSERT INTO "interactions" VALUES(1568939045814272891,37,'2026-11-08 10:43:38.000000');
INSERT INTO "interactions" VALUES(1568939075174400892,37,'2026-11-08 10:43:45.000000');
INSERT INTO "interactions" VALUES(1568939104534528893,37,'2026-11-08 10:43:52.000000');
INSERT INTO "interactions" VALUES(1568939133894656894,37,'2026-11-08 10:43:59.000000');
INSERT INTO "interactions" VALUES(1568939163254784895,37,'2026-11-08 10:44:06.000000');
INSERT INTO "interactions" VALUES(1568939192614912896,37,'2026-11-08 10:44:13.000000');
INSERT INTO "interactions" VALUES(1568939221975040897,37,'2026-11-08 10:44:20.000000');
INSERT INTO "interactions" VALUES(1568939251335168898,37,'2026-11-08 10:44:27.000000');
INSERT INTO "interactions" VALUES(1568939280695296899,37,'2026-11-08 10:44:34.000000');
INSERT INTO "interactions" VALUES(1568939310055424900,37,'2026-11-08 10:44:41.000000');
INSERT INTO "interactions" VALUES(1568939339415552901,37,'2026-11-08 10:44:48.000000');
INSERT INTO "interactions" VALUES(1568939368775680902,37,'2026-11-08 10:44:55.000000');
INSERT INTO "interactions" VALUES(1568939398135808903,37,'2026-11-08 10:45:02.000000');
INSERT INTO "interactions" VALUES(1568939427495936904,37,'2026-11-08 10:45:09.000000');
INSERT INTO "interactions" VALUES(1568939456856064905,37,'2026-11-08 10:45:16.000000');
INSERT INTO "interactions" VALUES(1568939486216192906,37,'2026-11-08 10:45:23.000000');
INSERT INTO "interactions" VALUES(1568939515576320907,37,'2026-11-08 10:45:30.000000');
INSERT INTO "interactions" VALUES(1568939544936448908,37,'2026-11-08 10:45:37.000000');
INSERT INTO "interactions" VALUES(1568939574296576909,37,'2026-11-08 10:45:44.000000');
INSERT INTO "interactions" VALUES(1568939603656704910,37,'2026-11-08 10:45:51.000000');
INSERT INTO "interactions" VALUES(1568939633016832911,37,'2026-11-08 10:45:58.000000');
INSERT INTO "interactions" VALUES(1568939662376960912,37,'2026-11-08 10:46:05.000000');
INSERT INTO "interactions" VALUES(1568939691737088913,37,'2026-11-08 10:46:12.000000');
INSERT INTO "interactions" VALUES(1568939721097216914,37,'2026-11-08 10:46:19.000000');
INSERT INTO "interactions" VALUES(1568939750457344915,37,'2026-11-08 10:46:26.000000');
INSERT INTO "interactions" VALUES(1568939779817472916,37,'2026-11-08 10:46:33.000000');
INSERT INTO "interactions" VALUES(1568939809177600917,37,'2026-11-08 10:46:40.000000');
INSERT INTO "interactions" VALUES(1568939838537728918,37,'2026-11-08 10:46:47.000000');
INSERT INTO "interactions" VALUES(1568939867897856919,37,'2026-11-08 10:46:54.000000');
INSERT INTO "interactions" VALUES(1568939897257984920,37,'2026-11-08 10:47:01.000000');
INSERT INTO "interactions" VALUES(1568939926618112921,37,'2026-11-08 10:47:08.000000');
INSERT INTO "interactions" VALUES(1568939955978240922,37,'2026-11-08 10:47:15.000000');
INSERT INTO "interactions" VALUES(1568939985338368923,37,'2026-11-08 10:47:22.000000');
INSERT INTO "interactions" VALUES(1568940014698496924,37,'2026-11-08 10:47:29.000000');
INSERT INTO "interactions" VALUES(1568940044058624925,37,'2026-11-08 10:47:36.000000');
INSERT INTO "interactions" VALUES(1568940073418752926,37,'2026-11-08 10:47:43.000000');
INSERT INTO "interactions" VALUES(1568940102778880927,37,'2026-11-08 10:47:50.000000');
INSERT INTO "interactions" VALUES(1568940132139008928,37,'2026-11-08 10:47:57.000000');
INSERT INTO "interactions" VALUES(1568940161499136929,37,'2026-11-08 10:48:04.000000');
INSERT INTO "interactions" VALUES(1568940190859264930,37,'2026-11-08 10:48:11.000000');
INSERT INTO "interactions" VALUES(1568940220219392931,37,'2026-11-08 10:48:18.000000');
INSERT INTO "interactions" VALUES(1568940249579520932,37,'2026-11-08 10:48:25.000000');
INSERT INTO "interactions" VALUES(1568940278939648933,37,'2026-11-08 10:48:32.000000');
INSERT INTO "interactions" VALUES(1568940308299776934,37,'2026-11-08 10:48:39.000000');
INSERT INTO "interactions" VALUES(1568940337659904935,37,'2026-11-08 10:48:46.000000');
INSERT INTO "interactions" VALUES(1568940367020032936,37,'2026-11-08 10:48:53.000000');
INSERT INTO "interactions" VALUES(1568940396380160937,37,'2026-11-08 10:49:00.000000');
INSERT INTO "interactions" VALUES(1568940425740288938,37,'2026-11-08 10:49:07.000000');
INSERT INTO "interactions" VALUES(1568940455100416939,37,'2026-11-08 10:49:14.000000');
INSERT INTO "interactions" VALUES(1568940484460544940,37,'2026-11-08 10:49:21.000000');
INSERT INTO "interactions" VALUES(1568940513820672941,37,'2026-11-08 10:49:28.000000');
INSERT INTO "interactions" VALUES(1568940543180800942,37,'2026-11-08 10:49:35.000000');
INSERT INTO "interactions" VALUES(1568940572540928943,37,'2026-11-08 10:49:42.000000');
INSERT INTO "interactions" VALUES(1568940601901056944,37,'2026-11-08 10:49:49.000000');
INSERT INTO "interactions" VALUES(1568940631261184945,37,'2026-11-08 10:49:56.000000');
INSERT INTO "interactions" VALUES(1568940660621312946,37,'2026-11-08 10:50:03.000000');
INSERT INTO "interactions" VALUES(1568940689981440947,37,'2026-11-08 10:50:10.000000');
INSERT INTO "interactions" VALUES(1568940719341568948,37,'2026-11-08 10:50:17.000000');
INSERT INTO "interactions" VALUES(1568940748701696949,37,'2026-11-08 10:50:24.000000');
INSERT INTO "interactions" VALUES(1568940778061824950,37,'2026-11-08 10:50:31.000000');
INSERT INTO "interactions" VALUES(1568940807421952951,37,'2026-11-08 10:50:38.000000');
INSERT INTO "interactions" VALUES(1568940836782080952,37,'2026-11-08 10:50:45.000000');
INSERT INTO "interactions" VALUES(1568940866142208953,37,'2026-11-08 10:50:52.000000');
INSERT INTO "interactions" VALUES(1568940895502336954,37,'2026-11-08 10:50:59.000000');
INSERT INTO "interactions" VALUES(1568940924862464955,37,'2026-11-08 10:51:06.000000');
INSERT INTO "interactions" VALUES(1568940954222592956,37,'2026-11-08 10:51:13.000000');
INSERT INTO "interactions" VALUES(1568940983582720957,37,'2026-11-08 10:51:20.000000');
INSERT INTO "interactions" VALUES(1568941012942848958,37,'2026-11-08 10:51:27.000000');
INSERT INTO "interactions" VALUES(1568941042302976959,37,'2026-11-08 10:51:34.000000');
INSERT INTO "interactions" VALUES(1568941071663104960,37,'2026-11-08 10:51:41.000000');
INSERT INTO "interactions" VALUES(1568941101023232961,37,'2026-11-08 10:51:48.000000');
INSERT INTO "interactions" VALUES(1568941130383360962,37,'2026-11-08 10:51:55.000000');
INSERT INTO "interactions" VALUES(1568941159743488963,37,'2026-11-08 10:52:02.000000');
INSERT INTO "interactions" VALUES(1568941189103616964,37,'2026-11-08 10:52:09.000000');
INSERT INTO "interactions" VALUES(1568941218463744965,37,'2026-11-08 10:52:16.000000');
INSERT INTO "interactions" VALUES(1568941247823872966,37,'2026-11-08 10:52:23.000000');
INSERT INTO "interactions" VALUES(1568941277184000967,37,'2026-11-08 10:52:30.000000');
INSERT INTO "interactions" VALUES(1568941306544128968,37,'2026-11-08 10:52:37.000000');
INSERT INTO "interactions" VALUES(1568941335904256969,37,'2026-11-08 10:52:44.000000');
INSERT INTO "interactions" VALUES(1568941365264384970,37,'2026-11-08 10:52:51.000000');
INSERT INTO "interactions" VALUES(1568941394624512971,37,'2026-11-08 10:52:58.000000');
INSERT INTO "interactions" VALUES(1568941423984640972,37,'2026-11-08 10:53:05.000000');
INSERT INTO "interactions" VALUES(1568941453344768973,37,'2026-11-08 10:53:12.000000');
INSERT INTO "interactions" VALUES(1568941482704896974,37,'2026-11-08 10:53:19.000000');
INSERT INTO "interactions" VALUES(1568941512065024975,37,'2026-11-08 10:53:26.000000');
INSERT INTO "interactions" VALUES(1568941541425152976,37,'2026-11-08 10:53:33.000000');
INSERT INTO "interactions" VALUES(1568941570785280977,37,'2026-11-08 10:53:40.000000');
INSERT INTO "interactions" VALUES(1568941600145408978,37,'2026-11-08 10:53:47.000000');
INSERT INTO "interactions" VALUES(1568941629505536979,37,'2026-11-08 10:53:54.000000');
INSERT INTO "interactions" VALUES(1568941658865664980,37,'2026-11-08 10:54:01.000000');
INSERT INTO "interactions" VALUES(1568941688225792981,37,'2026-11-08 10:54:08.000000');
INSERT INTO "interactions" VALUES(1568941717585920982,37,'2026-11-08 10:54:15.000000');
INSERT INTO "interactions" VALUES(1568941746946048983,37,'2026-11-08 10:54:22.000000');
INSERT INTO "interactions" VALUES(1568941776306176984,37,'2026-11-08 10:54:29.000000');
INSERT INTO "interactions" VALUES(1568941805666304985,37,'2026-11-08 10:54:36.000000');
INSERT INTO "interactions" VALUES(1568941835026432986,37,'2026-11-08 10:54:43.000000');
INSERT INTO "interactions" VALUES(1568941864386560987,38,'2026-11-08 10:54:50.000000');
INSERT INTO "interactions" VALUES(1568941893746688988,38,'2026-11-08 10:54:57.000000');
INSERT INTO "interactions" VALUES(1568941923106816989,38,'2026-11-08 10:55:04.000000');
INSERT INTO "interactions" VALUES(1568941952466944990,39,'2026-11-08 10:55:11.000000');
INSERT INTO "interactions" VALUES(1568941981827072991,39,'2026-11-08 10:55:18.000000');
INSERT INTO "interactions" VALUES(1568942011187200992,39,'2026-11-08 10:55:25.000000');
INSERT INTO "interactions" VALUES(1568942040547328993,39,'2026-11-08 10:55:32.000000');
INSERT INTO "interactions" VALUES(1568942069907456994,39,'2026-11-08 10:55:39.000000');
INSERT INTO "interactions" VALUES(1568942099267584995,39,'2026-11-08 10:55:46.000000');
INSERT INTO "interactions" VALUES(1568942128627712996,40,'2026-11-08 10:55:53.000000');
INSERT INTO "interactions" VALUES(1568942157987840997,40,'2026-11-08 10:56:00.000000');
INSERT INTO "interactions" VALUES(1568942187347968998,40,'2026-11-08 10:56:07.000000');
INSERT INTO "interactions" VALUES(1568942216708096999,40,'2026-11-08 10:56:14.000000');
INSERT INTO "interactions" VALUES(1568942246068225000,40,'2026-11-08 10:56:21.000000');
INSERT INTO "interactions" VALUES(1568942275428353001,40,'2026-11-08 10:56:28.000000');
INSERT INTO "interactions" VALUES(1568942304788481002,40,'2026-11-08 10:56:35.000000');
INSERT INTO "interactions" VALUES(1568942334148609003,40,'2026-11-08 10:56:42.000000');
INSERT INTO "interactions" VALUES(1568942363508737004,40,'2026-11-08 10:56:49.000000');
INSERT INTO "interactions" VALUES(1568942392868865005,41,'2026-11-08 10:56:56.000000');
INSERT INTO "interactions" VALUES(1568942422228993006,41,'2026-11-08 10:57:03.000000');
INSERT INTO "interactions" VALUES(1568942451589121007,41,'2026-11-08 10:57:10.000000');
INSERT INTO "interactions" VALUES(1568942480949249008,41,'2026-11-08 10:57:17.000000');
INSERT INTO "interactions" VALUES(1568942510309377009,41,'2026-11-08 10:57:24.000000');
INSERT INTO "interactions" VALUES(1568942539669505010,41,'2026-11-08 10:57:31.000000');
INSERT INTO "interactions" VALUES(1568942569029633011,41,'2026-11-08 10:57:38.000000');
INSERT INTO "interactions" VALUES(1568942598389761012,41,'2026-11-08 10:57:45.000000');
INSERT INTO "interactions" VALUES(1568942627749889013,42,'2026-11-08 10:57:52.000000');
INSERT INTO "interactions" VALUES(1568942657110017014,42,'2026-11-08 10:57:59.000000');
INSERT INTO "interactions" VALUES(1568942686470145015,42,'2026-11-08 10:58:06.000000');
INSERT INTO "interactions" VALUES(1568942715830273016,42,'2026-11-08 10:58:13.000000');
INSERT INTO "interactions" VALUES(1568942745190401017,43,'2026-11-08 10:58:20.000000');
INSERT INTO "interactions" VALUES(1568942774550529018,43,'2026-11-08 10:58:27.000000');
INSERT INTO "interactions" VALUES(1568942803910657019,43,'2026-11-08 10:58:34.000000');
INSERT INTO "interactions" VALUES(1568942833270785020,43,'2026-11-08 10:58:41.000000');
INSERT INTO "interactions" VALUES(1568942862630913021,44,'2026-11-08 10:58:48.000000');
INSERT INTO "interactions" VALUES(1568942891991041022,44,'2026-11-08 10:58:55.000000');
INSERT INTO "interactions" VALUES(1568942921351169023,44,'2026-11-08 10:59:02.000000');
INSERT INTO "interactions" VALUES(1568942950711297024,44,'2026-11-08 10:59:09.000000');
INSERT INTO "interactions" VALUES(1568942980071425025,44,'2026-11-08 10:59:16.000000');
INSERT INTO "interactions" VALUES(1568943009431553026,44,'2026-11-08 10:59:23.000000');
INSERT INTO "interactions" VALUES(1568943038791681027,44,'2026-11-08 10:59:30.000000');
INSERT INTO "interactions" VALUES(1568943068151809028,45,'2026-11-08 10:59:37.000000');
INSERT INTO "interactions" VALUES(1568943097511937029,46,'2026-11-08 10:59:44.000000');
INSERT INTO "interactions" VALUES(1568943126872065030,46,'2026-11-08 10:59:51.000000');
INSERT INTO "interactions" VALUES(1568943156232193031,47,'2026-11-08 10:59:58.000000');
INSERT INTO "interactions" VALUES(1568943185592321032,47,'2026-11-08 11:00:05.000000');
INSERT INTO "interactions" VALUES(1568943214952449033,47,'2026-11-08 11:00:12.000000');
INSERT INTO "interactions" VALUES(1568943244312577034,47,'2026-11-08 11:00:19.000000');
INSERT INTO "interactions" VALUES(1568943273672705035,47,'2026-11-08 11:00:26.000000');
INSERT INTO "interactions" VALUES(1568943303032833036,47,'2026-11-08 11:00:33.000000');
INSERT INTO "interactions" VALUES(1568943332392961037,47,'2026-11-08 11:00:40.000000');
INSERT INTO "interactions" VALUES(1568943361753089038,47,'2026-11-08 11:00:47.000000');
INSERT INTO "interactions" VALUES(1568943391113217039,48,'2026-11-08 11:00:54.000000');
INSERT INTO "interactions" VALUES(1568943420473345040,48,'2026-11-08 11:01:01.000000');
INSERT INTO "interactions" VALUES(1568943449833473041,48,'2026-11-08 11:01:08.000000');
INSERT INTO "interactions" VALUES(1568943479193601042,49,'2026-11-08 11:01:15.000000');
INSERT INTO "interactions" VALUES(1568943508553729043,49,'2026-11-08 11:01:22.000000');
INSERT INTO "interactions" VALUES(1568943537913857044,50,'2026-11-08 11:01:29.000000');
INSERT INTO "interactions" VALUES(1568943567273985045,50,'2026-11-08 11:01:36.000000');
INSERT INTO "interactions" VALUES(1568943596634113046,50,'2026-11-08 11:01:43.000000');
INSERT INTO "interactions" VALUES(1568943625994241047,50,'2026-11-08 11:01:50.000000');
INSERT INTO "interactions" VALUES(1568943655354369048,50,'2026-11-08 11:01:57.000000');
INSERT INTO "interactions" VALUES(1568943684714497049,50,'2026-11-08 11:02:04.000000');
INSERT INTO "interactions" VALUES(1568943714074625050,50,'2026-11-08 11:02:11.000000');
INSERT INTO "interactions" VALUES(1568943743434753051,50,'2026-11-08 11:02:18.000000');
INSERT INTO "interactions" VALUES(1568943772794881052,50,'2026-11-08 11:02:25.000000');
INSERT INTO "interactions" VALUES(1568943802155009053,50,'2026-11-08 11:02:32.000000');
INSERT INTO "interactions" VALUES(1568943831515137054,50,'2026-11-08 11:02:39.000000');
INSERT INTO "interactions" VALUES(1568943860875265055,50,'2026-11-08 11:02:46.000000');
INSERT INTO "interactions" VALUES(1568943890235393056,50,'2026-11-08 11:02:53.000000');
INSERT INTO "interactions" VALUES(1568943919595521057,51,'2026-11-08 11:03:00.000000');
INSERT INTO "interactions" VALUES(1568943948955649058,51,'2026-11-08 11:03:07.000000');
INSERT INTO "interactions" VALUES(1568943978315777059,51,'2026-11-08 11:03:14.000000');
INSERT INTO "interactions" VALUES(1568944007675905060,52,'2026-11-08 11:03:21.000000');
INSERT INTO "interactions" VALUES(1568944037036033061,52,'2026-11-08 11:03:28.000000');
INSERT INTO "interactions" VALUES(1568944066396161062,52,'2026-11-08 11:03:35.000000');
INSERT INTO "interactions" VALUES(1568944095756289063,52,'2026-11-08 11:03:42.000000');
CREATE TABLE memberships (
	owner TEXT NOT NULL, 
	server TEXT NOT NULL, 
	since DATE NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	departed BOOLEAN NOT NULL, 
	PRIMARY KEY (owner, server)
)
 WITHOUT ROWID

;
INSERT INTO "memberships" VALUES('discord:1000000000000000001','discord:1100000000000000001','2026-10-30',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000001','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000002','discord:1100000000000000001','2026-10-30',1,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000002','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','discord:1100000000000000001','2026-11-02',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','discord:1100000000000000002','2026-11-05',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','everywhere','0001-01-01',1,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000004','discord:1100000000000000001','2026-10-30',0,1);
INSERT INTO "memberships" VALUES('discord:1000000000000000004','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000006','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('nobody:91e0b53936e53725bb20e1d5916b2b37','discord:1100000000000000002','2026-11-05',0,0);
INSERT INTO "memberships" VALUES('nobody:91e0b53936e53725bb20e1d5916b2b37','everywhere','0001-01-01',1,0);
CREATE TABLE open_days (
	day DATE NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "open_days" VALUES('2026-10-30');
INSERT INTO "open_days" VALUES('2026-10-31');
INSERT INTO "open_days" VALUES('2026-11-01');
INSERT INTO "open_days" VALUES('2026-11-02');
INSERT INTO "open_days" VALUES('2026-11-03');
INSERT INTO "open_days" VALUES('2026-11-05');
INSERT INTO "open_days" VALUES('2026-11-06');
INSERT INTO "open_days" VALUES('2026-11-07');
INSERT INTO "open_days" VALUES('2026-11-08');
CREATE TABLE outbox (
	kind TEXT NOT NULL, 
	target TEXT NOT NULL, 
	day DATE NOT NULL, 
	claims INTEGER NOT NULL, 
	claimed_until DATETIME, 
	settled TEXT, 
	PRIMARY KEY (kind, target, day)
)
 WITHOUT ROWID

;
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-10-29',1,'2026-10-30 06:02:00.000000','unplayed');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-10-30',1,'2026-10-31 06:02:00.000000','1200000000073992006');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-10-31',1,'2026-11-01 06:02:00.000000','1200000000073992106');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-01',1,'2026-11-02 06:02:00.000000','1200000000073992206');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-02',1,'2026-11-03 06:02:00.000000','1200000000073992306');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-03',1,'2026-11-04 06:02:00.000000','1200000000073992406');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-04',1,'2026-11-05 06:02:00.000000','unplayed');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-05',1,'2026-11-06 06:02:00.000000','1200000000073992606');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-06',1,'2026-11-07 06:02:00.000000','1200000000073992706');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000001','2026-11-07',1,'2026-11-08 06:02:00.000000','1200000000073992806');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000002','2026-11-04',1,'2026-11-05 21:07:00.000000','unplayed');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000002','2026-11-05',1,'2026-11-06 09:02:00.000000','1200000000073992609');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000002','2026-11-06',1,'2026-11-07 09:02:00.000000','1200000000073992709');
INSERT INTO "outbox" VALUES('digest','discord:1100000000000000002','2026-11-07',1,'2026-11-08 09:02:00.000000','refused: forbidden');
INSERT INTO "outbox" VALUES('reminder','discord:1000000000000000001','2026-11-04',1,'2026-11-04 21:07:00.000000','1210000000073992400');
INSERT INTO "outbox" VALUES('reminder','discord:1000000000000000006','2026-11-06',1,'2026-11-06 21:07:00.000000','1210000000073992600');
INSERT INTO "outbox" VALUES('reminder','discord:1000000000000000007','2026-11-06',1,'2026-11-06 21:07:00.000000','1210000000073992601');
INSERT INTO "outbox" VALUES('reminder','discord:1000000000000000007','2026-11-07',1,'2026-11-07 21:07:00.000000',NULL);
CREATE TABLE played_days (
	server TEXT NOT NULL, 
	day DATE NOT NULL, 
	PRIMARY KEY (server, day)
)
 WITHOUT ROWID

;
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-30');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-31');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-01');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-02');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-07');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-07');
INSERT INTO "played_days" VALUES('everywhere','2026-10-30');
INSERT INTO "played_days" VALUES('everywhere','2026-10-31');
INSERT INTO "played_days" VALUES('everywhere','2026-11-01');
INSERT INTO "played_days" VALUES('everywhere','2026-11-02');
INSERT INTO "played_days" VALUES('everywhere','2026-11-03');
INSERT INTO "played_days" VALUES('everywhere','2026-11-05');
INSERT INTO "played_days" VALUES('everywhere','2026-11-06');
INSERT INTO "played_days" VALUES('everywhere','2026-11-07');
INSERT INTO "played_days" VALUES('everywhere','2026-11-08');
CREATE TABLE players (
	owner TEXT NOT NULL, 
	two_colour BOOLEAN NOT NULL, 
	text_mode BOOLEAN NOT NULL, 
	private BOOLEAN NOT NULL, reminder BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (owner)
);
INSERT INTO "players" VALUES('discord:1000000000000000001',1,0,0,1);
INSERT INTO "players" VALUES('discord:1000000000000000002',0,1,0,0);
INSERT INTO "players" VALUES('discord:1000000000000000003',0,0,1,0);
INSERT INTO "players" VALUES('discord:1000000000000000007',1,1,1,1);
INSERT INTO "players" VALUES('discord:1000000000000000006',0,0,0,1);
CREATE TABLE proved_deals (
	id INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT a_deal_is_proved_once UNIQUE ("key", deal)
);
INSERT INTO "proved_deals" VALUES(1,'sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1',1);
INSERT INTO "proved_deals" VALUES(2,'sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w t w t t w t w t w r t w 5 5 5 t t t t w t t t t t w t t w t t t t t t t t t t t t t t t w w t t t w 6 5 w w t w t w 2 t t t w 2 t t w t t t w t w 3 t t t t t t w t w t w t 3 t 3 t w t t w 5 t t w t 2 t w 8 1 w 6 4 w w t t t t t w r t w t w 6 6 4 7 t t w 1 t t w t 2 t t w 3 t w t 2 t t 3 t w 4 7 5 7 4 4 3 3 3 1 7 2 5 4 6 8',0);
INSERT INTO "proved_deals" VALUES(3,'sultan',35,'t t t t t t t t t t t t w t t t t t t t w t t t t t t t t 1 t t t w t t t t t t t 1 t t t 1 t t w t t t t t t t t t t w t t t t t t t t t t t t w t t t t w t w t t t 1 t w t w t t t t t 1 t w t t w 8 t t t t t r t w 2 t t t t t t w t t t t w 6 t t t w t t t t w 3 t t w t t w t w t t t t w 8 1 6 t w t w t w t t t 7 t t t t w t t t t t t t w 5 6 t 4 t 4 t w t t w 4 t w 3 t w 7 t t t t w t t w t 6 t w t t t w t t w 1 t t t w t w r t t w 7 7 7 6 6 t t t 5 t w t w 7 4 t w t w 8 8 8 t w t w 6 t w t t t w 7 1 4 4 4 8 1 6 1 5 7 2 3 4 8',0);
INSERT INTO "proved_deals" VALUES(4,'sultan',36,'t t t t t t w t t t t t t t t t w t t t t t t w t 1 t t w t t t t t t t t 1 t 1 t t t t w t t t t t t w t t t t t w 1 t t t t w t w t t 1 t 4 t t t t t t t t t t t t t w t t t w 4 t t w t t w t w t t w t t t 1 t t w t t w t r t w 4 t t 4 t t t t t t t t t t w 5 t t t t t w 6 4 1 3 8 w t w t w t t 3 t w t t t w t w 4 t w t t w t t w 2 4 t 5 t t w t 5 t w t w t t w t 5 t t w t t t t t t t t w t t w 1 t w t t 5 t t t w 4 8 w t w 5 t w 1 w w 3 r t w 2 2 3 t w t w t w t t w t w 4 3 2 t w 3 6 4 7 8 2 3 5 1',0);
INSERT INTO "proved_deals" VALUES(61,'sultan-classic',28,'4 t t t t t t t t t t t t 4 t t t t t t t w t t w t t t 1 4 t 1 t w t t t t t t t t w t t t t t t t t t t w 4 t w t t 2 4 t t 7 1 t w t 5 t w t w t t t t t t 8 t t w t w t 1 5 t w 7 7 7 8 t t 7 t t r t t w t t w 6 7 w 7 t w 1 t t 5 4 t t t w 1 t t t t t t t t w t 8 t w 2 1 t w w t t t w t w 6 7 7 1 t 3 8 6 2 2 2 2 t w 5 w 5 4 5 8 6 4 t w r t w t t w t w 4 4 3 t w 3 3 w 3 3 8 8 3 4 1 8 6 5 2 7',0);
INSERT INTO "proved_deals" VALUES(62,'sultan-classic',34,'t t t t t t t t t t t w t w t t t t t t t t t t t t t t t t t t t t w t t w t t t w t t t t t t t t t t t w t w t t w t t w t t t t t w t t t t t t t t t w t w t t t t t w t w t t t t t w w t t t t t t w t w t r t t t t w t t t t t t t t w t t t t t t w w t t t w t w 5 w 5 t t w t t t t t t t t t t t t t w t w t w w 3 3 3 3 t 3 t 3 5 t w t t t t t t t w t 6 6 6 t 8 8 t t t 2 r t t t t w 3 t w 2 5 w 2 5 3 t t w t 4 1 t t 8 t w 1 t t w t w 1 t w t w t w 5 t t t 6 3 1 1 t t w w w t w w 6 w w w w w w w w 1 5 2 4 7 8 3 6',0);
INSERT INTO "proved_deals" VALUES(63,'sultan-classic',54,'t t t t 6 t t w t t t t t t w t t t t t w 6 3 t t t w t t w t t t w t 6 6 t t t w 3 t w t t w t t 1 t t w t 6 6 t w t t t 6 t t w t 3 t t w 6 t t t t t t w t 6 t w t t t t t t w t 3 t t w t 3 3 1 t w 3 3 t t t w 7 r 7 t t w 3 3 3 6 6 5 w 1 1 4 3 1 t w t w 1 t t w 2 t t t w t w 2 2 3 8 t w w t w 7 4 5 5 t 1 6 t w 4 t w w 4 t w 4 4 2 w 4 t w 7 6 1 2 3 8 r 1 4 7 5',0);
INSERT INTO "proved_deals" VALUES(64,'sultan-classic',51,'t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t w t t t w t t t t t t t t w t t t t w t t w t t t t w t t t w 2 2 t t t w t w t t t 6 t 6 t t t t 6 r 6 t 1 t w 2 t t 6 6 t t t w t w t 8 t 1 t w t t w t t t t t w 6 3 t t w t 8 t w w 3 t w t 6 t w t 2 t 1 t 1 t 4 t t t t t t t w 5 6 8 w 5 t 8 t w 2 t t t t w 4 4 7 7 1 5 5 1 r t w 4 6 2 4 2 2 2 2 2 8 3 1 7 4 6 2 4 4 4 3 3 7 t w 3 6 8 2 5 3 4 1 7',0);
INSERT INTO "proved_deals" VALUES(121,'shah',47,'d 7 f 1 f d 3 t f t t t t w t t w>8 t t w>1 t t t w t t t w t w>3 t w>5 t w>8 7>8 7 7 w f f f w 5 t t 5 f t t w>8 t t w t 5>2 f t w t t w 4 f w>4 w>2 6>4 f t w t w 2 2 2 5 f f t t t t 2>5 f t t t t w>7 t w t t t t w>4 6>4 f t w 8 8 8 8 8 1 f t 1 f t w 3 3 5 f 2>8 f w>6 1>6 f w>2 t t w t w 4 5 5 5 2^5 f f 4>8 4 4 4 f w t t t w 7 7 f t w 8 8 8 f t t t 7>8 7 7 2^7 f f f t t t w>7 3>7 f t 2>1 f t w 2 2 2 5 3^2 3 6 6 6 1 1 w f 3 t 1 5 1 4 8 8 8 7 7 7 7 w 6 6 4 2 4 2 8 5 7',0);
INSERT INTO "proved_deals" VALUES(122,'shah',56,'8 f d d 2 3>6 t w>8 t w t f 5>2 t w 8 8 t w t w 2 2 t f t f 1>2 t f t f t w 2 2 t f t w t f t w>1 7>1 t f t w>5 t w>6 t t t w>3 t w>5 t t t t w t t t w>7 t t w 4 f t t w t w t t t t w t w>1 t t w>1 t w 5 5 5 5 f f t w 7 7 f w t w t w 5 f t w t w t w t w 1 1 1 1 1 w f t w t t t w 6 6 6 f 4 4 f f w t 6>1 6 f f t w>3 5>3 f 7>5 7 4 w t w t w 8 8 8 3 3 1 1 1 5 5 t w 4 t f t w 1 8 4 6^1 t w 7 5 5 6 2 t 2 2 6 w 3^2 t 3^4 3 3 1 w 2 4',0);
INSERT INTO "proved_deals" VALUES(123,'shah',4,'d d t t 1 f t t w 3 f t w>6 w>6 t t t t t t t t t t t w t t w 8 f t w t t w t w>3 t t t t t t t w>8 t t t w>6 1>6 1 f f w t t w>3 4>3 4 f f 7>1 f t w 3 3 3 3 3 f f t w>7 t w>6 t t t t w t t w t t w>1 t t w 1 1 1 f t w>6 1>6 f t t w>7 t t w 6 6 6 6 6 6 6 6 w 5 6 1 f f f w>7 f w>7 4>5 f t w w 2 f t t t t w 5 5 f t 5 f 6>5 f t w 8 8 8 8 4^8 f f f w 4 4 2 4 3^4 3 3 w w w w w t w 2 7 7 7 7 7 5 5 6^3 t w 6 6 1 t w 5 8^6 8 1 3 1 8 5 7 t f t w 6 7 1 4 2',0);
INSERT INTO "proved_deals" VALUES(124,'shah',73,'7 f d d 8 t f t w>6 t t t w 4 4 5 f f t f t t w t w>1 t t w 2 f t w t t 2>4 f t w>6 t w>6 8>6 f t t t t t t w t w t t t t w>5 t t w 6 6 6 5 5 f t w t t t t t w t w t w>2 w>2 t t w>3 t w t w t w t w t w t w t t t w t w>5 t t t w 1 1 f 7>1 7 2 2 f f w 2 f w>3 2>3 2 2 1 8^2 8 f f w f 1 f w 5 5 f w>6 7>6 f f t w w t t w 4 4>7 4 4 1^4 f 1 t w>5 t w t f t f t f t w t w 3 3 3 3 3 6 6 6 6 2 2 t w 3 4^3 4 4 6 1^4 1 1 5 5 4 5 8 8 3 8 5 2 7 7 7 6 7',0);
CREATE TABLE results (
	owner TEXT NOT NULL, 
	day DATE NOT NULL, 
	"key" TEXT NOT NULL, 
	won BOOLEAN NOT NULL, 
	placed INTEGER NOT NULL, 
	tie_breaker INTEGER NOT NULL, 
	finished BOOLEAN NOT NULL, 
	closed_at DATETIME, 
	PRIMARY KEY (owner, day, "key")
)
 WITHOUT ROWID

;
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-30','sultan',1,95,149,1,'2026-10-30 10:02:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-31','sultan',1,95,158,1,'2026-10-31 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-01','shah',1,88,28,1,'2026-11-01 10:09:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-01','sultan',0,60,199,1,'2026-11-01 10:07:56.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-02','sultan',1,95,211,1,'2026-11-02 10:01:38.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-03','sultan-classic',0,67,174,1,'2026-11-03 10:01:17.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-05','sultan',1,95,145,1,'2026-11-05 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-06','shah',0,15,7,0,'2026-11-07 04:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-06','sultan',1,95,192,1,'2026-11-06 10:02:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-07','sultan',1,95,161,1,'2026-11-07 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-08','shah',0,8,3,0,NULL);
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-08','sultan',1,95,182,1,'2026-11-08 11:02:53.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-30','sultan',1,95,179,1,'2026-10-30 10:04:19.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-31','shah',0,77,25,1,'2026-10-31 10:02:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-01','sultan',1,95,141,1,'2026-11-01 10:12:22.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-03','sultan-classic',0,67,174,1,'2026-11-03 10:02:34.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-05','sultan',0,77,190,1,'2026-11-05 10:09:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-07','shah',0,0,0,0,'2026-11-08 04:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-07','sultan',0,5,55,0,'2026-11-08 04:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-08','sultan',0,5,45,0,'2026-11-08 11:03:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-02','sultan',1,95,211,1,'2026-11-02 10:03:16.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-03','sultan-classic',1,95,106,1,'2026-11-03 10:03:44.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-05','shah',0,75,19,1,'2026-11-05 10:12:08.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-06','sultan',0,76,196,1,'2026-11-06 10:03:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-07','sultan',1,95,187,1,'2026-11-07 10:03:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-10-30','sultan',0,72,191,1,'2026-10-30 10:05:43.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-10-31','sultan-classic',0,73,161,1,'2026-10-31 10:03:44.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-11-01','sultan',0,19,71,0,'2026-11-02 04:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-11-02','sultan',0,66,213,1,'2026-11-02 10:04:47.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-11-03','sultan',1,95,137,1,'2026-11-03 10:05:01.000000');
INSERT INTO "results" VALUES('discord:1000000000000000004','2026-11-05','shah',1,88,20,1,'2026-11-05 10:13:11.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-01','sultan',1,95,166,1,'2026-11-01 10:10:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-02','sultan',0,3,37,0,'2026-11-02 10:05:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-05','sultan',1,95,145,1,'2026-11-05 10:14:28.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-06','sultan',0,59,200,1,'2026-11-06 21:10:01.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-07','shah',1,88,28,1,'2026-11-07 10:05:15.000000');
INSERT INTO "results" VALUES('nobody:91e0b53936e53725bb20e1d5916b2b37','2026-11-05','sultan',1,95,150,1,'2026-11-05 10:11:05.000000');
INSERT INTO "results" VALUES('nobody:91e0b53936e53725bb20e1d5916b2b37','2026-11-07','sultan',0,11,69,0,'2026-11-08 04:01:00.000000');
INSERT INTO "results" VALUES('nobody:91e0b53936e53725bb20e1d5916b2b37','2026-11-08','sultan',0,1,19,0,NULL);
CREATE TABLE server_channels (
	server TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	PRIMARY KEY (server, channel)
)
 WITHOUT ROWID

;
INSERT INTO "server_channels" VALUES('discord:1100000000000000001','1100000000000000012',0);
INSERT INTO "server_channels" VALUES('discord:1100000000000000002','1100000000000000021',1);
CREATE TABLE servers (
	server TEXT NOT NULL, 
	digest BOOLEAN NOT NULL, 
	channel TEXT, 
	hour INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	trouble TEXT, 
	PRIMARY KEY (server)
);
INSERT INTO "servers" VALUES('discord:1100000000000000001',1,'1100000000000000011',6,1,NULL);
INSERT INTO "servers" VALUES('discord:1100000000000000002',1,'1100000000000000021',9,0,'forbidden');
INSERT INTO "servers" VALUES('discord:1100000000000000003',0,NULL,6,0,NULL);
CREATE TABLE span_totals (
	server TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	begins DATE NOT NULL, 
	owner TEXT NOT NULL, 
	days INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (server, "key", kind, begins, owner)
)
 WITHOUT ROWID

;
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000002',1,0,77);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000001',2,1,115);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000002',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000004',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-10-26','discord:1000000000000000001',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-10-26','discord:1000000000000000002',1,0,77);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-02','discord:1000000000000000001',1,0,15);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-02','discord:1000000000000000002',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-02','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-02','discord:1000000000000000004',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000001',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000002',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000004',1,0,72);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000001',6,5,560);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000002',4,1,187);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000003',3,2,276);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000004',3,1,185);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-10-26','discord:1000000000000000001',3,2,260);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-10-26','discord:1000000000000000002',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-10-26','discord:1000000000000000004',2,0,91);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-02','discord:1000000000000000001',5,5,500);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-02','discord:1000000000000000002',3,0,87);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-02','discord:1000000000000000003',3,2,276);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-02','discord:1000000000000000004',2,1,166);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000004',1,0,73);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000001',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000002',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-10-26','discord:1000000000000000004',1,0,73);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-02','discord:1000000000000000001',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-02','discord:1000000000000000002',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-02','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-02','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000003',2,1,176);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-02','discord:1000000000000000003',2,1,176);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-02','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000002',1,0,77);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000001',2,1,115);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000002',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000004',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-10-26','discord:1000000000000000001',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-10-26','discord:1000000000000000002',1,0,77);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-02','discord:1000000000000000001',1,0,15);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-02','discord:1000000000000000002',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-02','discord:1000000000000000003',1,0,75);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-02','discord:1000000000000000004',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-02','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000001',2,2,200);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000002',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000004',1,0,72);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000001',6,5,560);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000002',4,1,187);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000003',3,2,276);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000004',3,1,185);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000006',4,2,262);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-10-26','discord:1000000000000000001',3,2,260);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-10-26','discord:1000000000000000002',2,2,200);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-10-26','discord:1000000000000000004',2,0,91);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-10-26','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','discord:1000000000000000001',5,5,500);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','discord:1000000000000000002',3,0,87);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','discord:1000000000000000003',3,2,276);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','discord:1000000000000000004',2,1,166);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','discord:1000000000000000006',3,1,162);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-02','nobody:91e0b53936e53725bb20e1d5916b2b37',2,1,111);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000004',1,0,73);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000001',1,0,67);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000002',1,0,67);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-10-26','discord:1000000000000000004',1,0,73);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-02','discord:1000000000000000001',1,0,67);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-02','discord:1000000000000000002',1,0,67);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-02','discord:1000000000000000003',1,1,100);
CREATE TABLE spent_attempts (
	mark TEXT NOT NULL, 
	day DATE NOT NULL, 
	PRIMARY KEY (mark)
)
 WITHOUT ROWID

;
INSERT INTO "spent_attempts" VALUES('6117fd4c939e645855d553f9530c0c9144fc20617a66f6aefc6d90b594edfa8f','2026-11-08');
CREATE INDEX games_of_an_owner ON games (owner, touched_at);
CREATE INDEX deals_least_taken ON proved_deals ("key", taken, id);
CREATE UNIQUE INDEX one_open_game_of_a_kind ON games (owner, "key") WHERE result IS NULL AND day IS NULL;
CREATE UNIQUE INDEX one_attempt_a_day ON games (day, "key", owner) WHERE day IS NOT NULL;
CREATE INDEX interactions_of_a_game ON interactions (game);
CREATE INDEX results_of_a_day ON results ("key", day, won, placed, tie_breaker, owner, closed_at);
CREATE INDEX results_not_closed ON results (day, owner) WHERE closed_at IS NULL;
CREATE INDEX span_totals_of_a_span ON span_totals (kind, begins, owner);
CREATE INDEX all_totals_of_an_owner ON all_totals (owner);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',54);
COMMIT;
