BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0030');
CREATE TABLE all_totals (
	server TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	played INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (server, "key", owner)
)
 WITHOUT ROWID

;
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','discord:1000000000000000001',56,18,2807);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','discord:1000000000000000002',43,13,2083);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','discord:1000000000000000003',36,9,1567);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','discord:1000000000000000005',52,13,2386);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','discord:1000000000000000007',22,6,1209);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','all','nobody:cdf8440407295e4299901c0475491bc3',22,5,1080);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000001',17,9,1078);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000002',14,5,645);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000003',12,4,696);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000005',18,6,951);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','discord:1000000000000000007',8,1,311);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','shah','nobody:cdf8440407295e4299901c0475491bc3',7,2,354);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000001',21,7,1127);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000002',17,4,825);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000003',12,3,543);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000005',19,5,908);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','discord:1000000000000000007',6,3,419);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan','nobody:cdf8440407295e4299901c0475491bc3',9,2,405);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000001',18,2,602);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000002',12,4,613);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000003',12,2,328);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000005',15,2,527);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','discord:1000000000000000007',8,2,479);
INSERT INTO "all_totals" VALUES('discord:1100000000000000001','sultan-classic','nobody:cdf8440407295e4299901c0475491bc3',6,1,321);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','all','discord:1000000000000000001',56,18,2807);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','all','discord:1000000000000000002',43,13,2083);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','all','discord:1000000000000000005',52,13,2386);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','all','discord:1000000000000000006',28,10,1601);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','all','discord:1000000000000000007',22,6,1209);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000001',17,9,1078);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000002',14,5,645);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000005',18,6,951);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000006',12,2,502);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','shah','discord:1000000000000000007',8,1,311);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000001',21,7,1127);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000002',17,4,825);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000005',19,5,908);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000006',8,5,635);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan','discord:1000000000000000007',6,3,419);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan-classic','discord:1000000000000000001',18,2,602);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan-classic','discord:1000000000000000002',12,4,613);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan-classic','discord:1000000000000000005',15,2,527);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan-classic','discord:1000000000000000006',8,3,464);
INSERT INTO "all_totals" VALUES('discord:1100000000000000002','sultan-classic','discord:1000000000000000007',8,2,479);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','all','discord:1000000000000000003',36,9,1567);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','all','discord:1000000000000000007',22,6,1209);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','shah','discord:1000000000000000003',12,4,696);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','shah','discord:1000000000000000007',8,1,311);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','sultan','discord:1000000000000000003',12,3,543);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','sultan','discord:1000000000000000007',6,3,419);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','sultan-classic','discord:1000000000000000003',12,2,328);
INSERT INTO "all_totals" VALUES('discord:1100000000000000003','sultan-classic','discord:1000000000000000007',8,2,479);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000001',56,18,2807);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000002',43,13,2083);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000003',36,9,1567);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000005',52,13,2386);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000006',28,10,1601);
INSERT INTO "all_totals" VALUES('everywhere','all','discord:1000000000000000007',22,6,1209);
INSERT INTO "all_totals" VALUES('everywhere','all','nobody:cdf8440407295e4299901c0475491bc3',22,5,1080);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000001',17,9,1078);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000002',14,5,645);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000003',12,4,696);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000005',18,6,951);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000006',12,2,502);
INSERT INTO "all_totals" VALUES('everywhere','shah','discord:1000000000000000007',8,1,311);
INSERT INTO "all_totals" VALUES('everywhere','shah','nobody:cdf8440407295e4299901c0475491bc3',7,2,354);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000001',21,7,1127);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000002',17,4,825);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000003',12,3,543);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000005',19,5,908);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000006',8,5,635);
INSERT INTO "all_totals" VALUES('everywhere','sultan','discord:1000000000000000007',6,3,419);
INSERT INTO "all_totals" VALUES('everywhere','sultan','nobody:cdf8440407295e4299901c0475491bc3',9,2,405);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000001',18,2,602);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000002',12,4,613);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000003',12,2,328);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000005',15,2,527);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000006',8,3,464);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','discord:1000000000000000007',8,2,479);
INSERT INTO "all_totals" VALUES('everywhere','sultan-classic','nobody:cdf8440407295e4299901c0475491bc3',6,1,321);
CREATE TABLE analyses (
	game BIGINT NOT NULL, 
	version BIGINT NOT NULL, 
	solver INTEGER NOT NULL, 
	won INTEGER, 
	lost INTEGER, 
	line TEXT NOT NULL, 
	tried TEXT NOT NULL, 
	finished BOOLEAN NOT NULL, 
	PRIMARY KEY (game), 
	CONSTRAINT analysis_of_a_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "analyses" VALUES(280,1,9,3,5,'','',0);
INSERT INTO "analyses" VALUES(271,2,9,NULL,2,'','3 4',0);
INSERT INTO "analyses" VALUES(274,5,9,2,4,'3 t','',1);
INSERT INTO "analyses" VALUES(275,5,9,2,4,'','3 4',0);
INSERT INTO "analyses" VALUES(276,4,9,NULL,5,'2 f','',1);
INSERT INTO "analyses" VALUES(277,5,8,2,4,'','3 4',0);
INSERT INTO "analyses" VALUES(282,2,9,3,5,'t t','',1);
INSERT INTO "analyses" VALUES(10,1,9,NULL,103,'','3 4',0);
INSERT INTO "analyses" VALUES(11,1,9,103,105,'t t','',1);
INSERT INTO "analyses" VALUES(12,1,9,101,103,'','3 4',0);
INSERT INTO "analyses" VALUES(295,1,9,NULL,2,'','',1);
INSERT INTO "analyses" VALUES(296,1,9,0,2,'','3 4',0);
INSERT INTO "analyses" VALUES(297,1,9,0,2,'','',1);
INSERT INTO "analyses" VALUES(298,1,9,NULL,2,'','3 4',0);
CREATE TABLE crowns (
	server TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	"match" BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	owner TEXT, 
	since DATETIME, 
	played_at DATETIME, 
	PRIMARY KEY (server, number), 
	UNIQUE ("match")
)
 WITHOUT ROWID

;
INSERT INTO "crowns" VALUES('discord:1100000000000000001',1,8,'2026-11-21 08:08:27.000000','discord:1000000000000000002','2026-11-21 08:08:27.000000','2026-11-21 08:08:27.000000');
INSERT INTO "crowns" VALUES('discord:1100000000000000001',2,14,'2026-11-21 08:11:06.000000','discord:1000000000000000002','2026-11-21 08:08:27.000000','2026-11-21 08:08:27.000000');
INSERT INTO "crowns" VALUES('discord:1100000000000000001',3,15,'2026-11-21 08:11:48.000000','discord:1000000000000000002','2026-11-21 08:08:27.000000','2026-11-21 08:11:48.000000');
INSERT INTO "crowns" VALUES('discord:1100000000000000001',4,16,'2026-11-21 08:12:30.000000','discord:1000000000000000002','2026-11-21 08:08:27.000000','2026-11-21 08:11:48.000000');
INSERT INTO "crowns" VALUES('discord:1100000000000000001',5,18,'2026-11-21 08:13:42.000000','discord:1000000000000000003','2026-11-21 08:13:42.000000','2026-11-21 08:13:42.000000');
INSERT INTO "crowns" VALUES('discord:1100000000000000002',1,17,'2026-11-21 08:13:06.000000','discord:1000000000000000007','2026-11-21 08:13:06.000000','2026-11-21 08:13:06.000000');
CREATE TABLE dailies (
	day DATE NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	par INTEGER, par_tie_breaker INTEGER, fewest INTEGER, fewest_bound INTEGER, fewest_line TEXT, nonce TEXT, seal TEXT, 
	PRIMARY KEY (day, "key")
);
INSERT INTO "dailies" VALUES('2026-09-28','sultan',3,'7 t w t t 3 t t w 8 t t t w 8 5 t t 7 t t w t 3 t w t t t t 5 t t t t w t 8 t t t t t t t t t w t t w t 5 t t w t w t 8 t t t t t t t t t t t t t t w t w t t t t w t t 8 t w t t t t t t t t w t t t t t t t w 2 w t t w t t t t w t w 3 t w t w 5 t w r t t t t t t w t t t t t t t 8 t t w t t w t t t w t t w 7 t t w t t t 8 t w t w t w t 8 t w 3 t w t w 5 t w t w t t t w t t t t w 8 t t w w 7 t t w t t 2 r t t t w 5 w t t t t w t w 3 1 2 t t w t w t w 5 t w t w 4 5 8 4 4 8 4 7 1 5 2 6 4 3 8',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "dailies" VALUES('2026-09-28','sultan-classic',3,'t t w t 3 t t w 8 7 t w w t t 5 t w 3 t w t t t 8 t t t t w 7 t t t t w t t t t t w t 5 5 t 8 8 7 t t 8 t t w t t t t t t t t t w t w t t t t w t 7 t w t t t t t t t w t w t t t t t t t w t t w t 2 t t w t w 3 3 3 5 r t 8 t w t 5 t w t t w t t 7 t t t w t t w t w 4 t t w 6 t t t t w 5 5 5 t w t w t w 2 t w t t t w 7 t 7 t t t 6 t w t t t t w 2 3 r 3 t w 7 t w t w 8 t w 6 6 2 5 t w 5 5 8 8 5 7 2 5 6 1 4 2 7 3 8',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "dailies" VALUES('2026-09-28','shah',4,'d d t t 1 f t t w 3 f t w>6 w>6 t t t t t t t t t t t w t t w 8 f t w t t w t w>3 t t t t t t t w>8 t t t w>6 1>6 1 f f w t t w>3 4>3 4 f f 7>1 f t w 3 3 3 3 3 f f t w>7 t w>6 t t t t w t t w t t w>1 t t w 1 1 1 f t w>6 1>6 f t t w>7 t t w 6 6 6 6 6 6 6 6 w 5 6 1 f f f w>7 f w>7 4>5 f t w w 2 f t t t t w 5 5 f t 5 f 6>5 f t w 8 8 8 8 4^8 f f f w 4 4 2 4 3^4 3 3 w w w w w t w 2 7 7 7 7 7 5 5 6^3 t w 6 6 1 t w 5 8^6 8 1 3 1 8 5 7 t f t w 6 7 1 4 2',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "dailies" VALUES('2026-10-03','sultan',4,'7 t t 8 t t t 3 t 3 t t w t t t t t t t t w t t t t t t t t t t t t t t t t t w t w t t t w t w t t 6 t t t t w t w t t t t t t w t 7 t t t t t t t t w t t 1 t t w 4 t t w 5 t 3 t t w 8 5 t w t t w t 6 t t t t t t w t t t w t t t 6 t w r t t w t t t w 4 8 t t t w t t t t 6 t 6 t w t t t t w 6 t t w t w 7 4 1 w t t 4 t t w t t t t t t t t 1 t t t t t w 4 t 1 t w t 1 t w t 2 t t t w t w t 6 t t t w t w 3 t t t w r t w t t t w 7 t 2 t 3 t 3 t w t t 1 t t t w t w 1 w 4 7 5 5 1 7 7 4 5 7 7 6 5 3 1 4 2 8',85,123,155,152,'7 t t 8 t t t 3 t 3 t t w t t t t t t t t w t t t t t t t t t t t t t t t t t w t w t t t w t w t t 6 t t t t w t w t t t t t t w t 7 t t t t t t t t w t t 1 t t w 4 t t w 5 t 3 t t w 8 5 t w t t w t 6 t t t t t t w t t t w t t t 6 t w r t t w t t t w 4 8 t t t w t t t t 6 t 6 t w t t t t w 6 t t w t w 7 4 1 w t t 4 t t w t t t t t t t t 1 t t t t t w 4 t 1 t w t 1 t w t 2 t t t w t w t 6 t t t w t w 3 t t t w r t w t t t w 7 t 2 t 3 t 3 t w t t 1 t t t w t w 1 w 4 7 5 5 1 7 7 4 5 7 7 6 5 3 1 4 2 8','b1a4a4f93b91e572ebe718df3b74e9fb','6ea5a263b35b7c6530176068e160dd3811fbf589481b79c4eadb848dffc7c378');
INSERT INTO "dailies" VALUES('2026-10-03','sultan-classic',4,'7 t t t t 8 3 t t w t t t t t t t t w t t t t t t t t 8 t t t t t t t t w t w t 8 5 t w t 5 3 t 6 6 6 t t t t t t w 7 t t t t 6 t t t w t 1 t t w 4 t t t t w t w t t t 5 t t t t w 4 3 t 8 8 5 t t w r t 4 t w t t t w t 6 t w t t t w t 6 t w 3 t t w 4 t 3 3 t t t w t t t 7 t t t t t t t w 2 t t w 2 5 7 w t t w t w t w 3 t t w 3 3 t 3 t r t w 4 t 6 t t 4 t 4 t t t t t t w w 2 w 2 w w 8 8 8 8 w w w t w w w 4 8 4 8 2 7 6 5 1 3',48,144,116,113,'7 t t t t 8 3 t t w t t t t t t t t w t t t t t t t t 8 t t t t t t t t w t w t 8 5 t w t 5 3 t 6 6 6 t t t t t t w 7 t t t t 6 t t t w t 1 t t w 4 t t t t w t w t t t 5 t t t t w 4 3 t 8 8 5 t t w r t 4 t w t t t w t 6 t w t t t w t 6 t w 3 t t w 4 t 3 3 t t t w t t t 7 t t t t t t t w 2 t t w 2 5 7 w t t w t w t w 3 t t w 3 3 t 3 t r t w 4 t 6 t t 4 t 4 t t t t t t w w 2 w 2 w w 8 8 8 8 w w w t w w w 4 8 4 8 2 7 6 5 1 3','711c718a9daaf919682204bbe0029715','77d4a72040a899e70ac3a50ad0352d20ef690f12c7fa88f9059230dc213b715d');
INSERT INTO "dailies" VALUES('2026-10-03','shah',5,'7 f d d 4 8 5>6 t w>6 2>6 t w 4 2 t w t f t w 8 8 1^8 t f t f t f t f t f t w>4 t f t f t w>7 t t t w>6 t t w>8 t w 7 7 7 f f 5>8 f t w>1 2>1 2 t w 6 6 6 6 6 t f t f t f t t t w 6 f t t t w w t t w 6>5 6 6 3^6 f 3 f f t f t w>5 t t t t w t t t t t t t w 1 1 1 6 f f 1>5 f w 5 5 5 5 5 1 f f f 1>5 f t w 8 t w t 1>5 f t t w>8 t t 1>8 f 3>1 3 3 4^3 f f w t t 4>5 f t w>3 t 7>3 f t 4>7 f 6>4 6 f t f 2>6 t f 1>2 t w 6 6 6 6 7 7 4 4 7 7 8 8 8 8 8 1 t w 3 3 3 1 3 t w 1 3 5 5 5 5 4 4 5 8 2 2 2 5 2',97,135,28,25,'7 f d d 4 8 5>6 t w>6 2>6 t w 4 2 t w t f t w 8 8 1^8 t f t f t f t f t f t w>4 t f t f t w>7 t t t w>6 t t w>8 t w 7 7 7 f f 5>8 f t w>1 2>1 2 t w 6 6 6 6 6 t f t f t f t t t w 6 f t t t w w t t w 6>5 6 6 3^6 f 3 f f t f t w>5 t t t t w t t t t t t t w 1 1 1 6 f f 1>5 f w 5 5 5 5 5 1 f f f 1>5 f t w 8 t w t 1>5 f t t w>8 t t 1>8 f 3>1 3 3 4^3 f f w t t 4>5 f t w>3 t 7>3 f t 4>7 f 6>4 6 f t f 2>6 t f 1>2 t w 6 6 6 6 7 7 4 4 7 7 8 8 8 8 8 1 t w 3 3 3 1 3 t w 1 3 5 5 5 5 4 4 5 8 2 2 2 5 2','f01aea92f3b3eb97a618d1431da5b627','18a4d29c4eb586ca18f04f26e45fa0c8d3d6501296bad7f5821734a2a929b54b');
INSERT INTO "dailies" VALUES('2026-10-05','sultan',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7 6 t w t 2 t t t t w t w t w 4 t t 6 t w t t t t t t w t 6 t 6 t w 6 t t w t 4 t w 2 8 t w 4 t t t 5 t r t t t t w t w t t w w t w 4 1 6 t t t t t w t t t w t t w t t t w 8 3 8 6 7 w w t t t w 1 5 4 7 6 4 4 1 2 2 1 4 6 2 3 5 7 8',98,150,179,176,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7 6 t w t 2 t t t t w t w t w 4 t t 6 t w t t t t t t w t 6 t 6 t w 6 t t w t 4 t w 2 8 t w 4 t t t 5 t r t t t t w t w t t w w t w 4 1 6 t t t t t w t t t w t t w t t t w 8 3 8 6 7 w w t t t w 1 5 4 7 6 4 4 1 2 2 1 4 6 2 3 5 7 8','d1484c93bdb39a6227a1d40205f204ab','4708dfa6653299d6f7f1b410707ead288dd36c4c1fdc5b5d7e5deee5cde77943');
INSERT INTO "dailies" VALUES('2026-10-05','sultan-classic',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t 8 8 t t t t w t 8 8 8 8 t t t w t t t w t t w t t w t t t w t w t t t t t t t t r t 8 8 t t t t t w t t 7 t t t t 8 8 t w t w w t 6 6 6 6 t 4 t t t w t t w 2 7 t w t 2 2 6 6 8 8 t t t t w t w 7 t t t w t t t w 1 t w t w t w t t w w t t w t t w w 2 2 8 4 5 t w r t 8 t t w t w 2 1 3 3 w 1 1 2 t w t w w t w t w t w t t w 2 t w w 6 5 8 5 6 4 2 1 7 3 8',58,119,137,134,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t 8 8 t t t t w t 8 8 8 8 t t t w t t t w t t w t t w t t t w t w t t t t t t t t r t 8 8 t t t t t w t t 7 t t t t 8 8 t w t w w t 6 6 6 6 t 4 t t t w t t w 2 7 t w t 2 2 6 6 8 8 t t t t w t w 7 t t t w t t t w 1 t w t w t w t t w w t t w t t w w 2 2 8 4 5 t w r t 8 t t w t w 2 1 3 3 w 1 1 2 t w t w w t w t w t w t t w 2 t w w 6 5 8 5 6 4 2 1 7 3 8','05013278ed8dbab6cf0141301ff7f212','5f1991d17a756c3c82554af7b4ef601420ff6ed8b6dfe5dfecbcbe88f64b3188');
INSERT INTO "dailies" VALUES('2026-10-05','shah',6,'d d 3 4 5 t f 1 t f t f t f t w t t t t t t t t w>5 3>5 f t t w>8 t 4>3 f t t t t t t t t t w>7 t w>7 4>7 f t t w>5 t t t w>3 2>3 2 f f 1>2 f t w t t w t w>1 t w t w t t t w t w t w 4 4 4 6^4 f f w f w 5 5 5 5>1 7>1 7 7 7 7 7 4^7 f f f f w 6 f w t t t t 7>1 f 8>7 t w>7 t t t w 3 3 3 3 7 7 8 8 2 2 f 3 f w w f f w>1 f w 3 8 w>7 t f t f t w t w>7 3>7 t f 2 5>3 t w 6 t w t w 4 4 6 t w>3 t f t w>7 t w 2 2 8^2 8 8 1 1 1 1 1 1 1 1 3 3 3 4 7 7 7 7 7 t f t w 5 1 4 5 6 2 7 7 3 3',40,125,27,24,'d d 3 4 5 t f 1 t f t f t f t w t t t t t t t t w>5 3>5 f t t w>8 t 4>3 f t t t t t t t t t w>7 t w>7 4>7 f t t w>5 t t t w>3 2>3 2 f f 1>2 f t w t t w t w>1 t w t w t t t w t w t w 4 4 4 6^4 f f w f w 5 5 5 5>1 7>1 7 7 7 7 7 4^7 f f f f w 6 f w t t t t 7>1 f 8>7 t w>7 t t t w 3 3 3 3 7 7 8 8 2 2 f 3 f w w f f w>1 f w 3 8 w>7 t f t f t w t w>7 3>7 t f 2 5>3 t w 6 t w t w 4 4 6 t w>3 t f t w>7 t w 2 2 8^2 8 8 1 1 1 1 1 1 1 1 3 3 3 4 7 7 7 7 7 t f t w 5 1 4 5 6 2 7 7 3 3','57c9b2c0ba7c3a758d500f76293dc206','d3c8b94ead4540666d6c498622b7145d0f2d28e666e538a07092460d896891a6');
INSERT INTO "dailies" VALUES('2026-10-06','sultan',6,'4 5 t t t t t w t t t t 5 t t t t w t t w t t t w t 4 t 4 t t t t t t w 5 t t t 5 t t t t w t t w t t w 3 t t 4 t w t w 5 t t t w t t w t t t w t t w t w 2 t w 1 2 w 5 t t w t w t w t t t t t t t w 2 t w t t t w 4 t w 2 t t t w t t t w t w 3 7 t 1 t t w t t t t t t r t w t w t w 4 1 7 1 t t 4 t w t t t t t t w t t t w 2 5 t w t t t 4 t w t t w 4 t t t w 6 t t w 4 t t 7 t t w 3 t w t w t t 7 r t t t w 4 w 5 8 8 8 1 4 5 5 2 1 7 5 8 4 6 3',47,132,123,120,'4 5 t t t t t w t t t t 5 t t t t w t t w t t t w t 4 t 4 t t t t t t w 5 t t t 5 t t t t w t t w t t w 3 t t 4 t w t w 5 t t t w t t w t t t w t t w t w 2 t w 1 2 w 5 t t w t w t w t t t t t t t w 2 t w t t t w 4 t w 2 t t t w t t t w t w 3 7 t 1 t t w t t t t t t r t w t w t w 4 1 7 1 t t 4 t w t t t t t t w t t t w 2 5 t w t t t 4 t w t t w 4 t t t w 6 t t w 4 t t 7 t t w 3 t w t w t t 7 r t t t w 4 w 5 8 8 8 1 4 5 5 2 1 7 5 8 4 6 3','aa4486552fd940bb26ae54ee7c1589b4','3f2ee043241cade96e2482336349719af0c0937d7f8150fdd5046e52aeb5fba1');
INSERT INTO "dailies" VALUES('2026-10-06','sultan-classic',6,'4 5 t t t t t w t t t 5 t t t t w t t w t t 4 4 4 t t t t t t w t t 5 t t t t w t w t w t t w 3 4 t w t w t t 5 5 t w t t t w t t w t w t w 1 w 2 2 5 5 t 2 3 t 8 t w t w t t t w t w 8 t t w t t 4 4 4 t 8 8 t t t t 1 r t t w 4 4 2 1 t 8 1 t w 3 6 4 t t t w t t t w t w t w 1 6 6 t w 6 7 2 1 1 1 1 6 5 w 8 w 2 t w 8 w t w w w 4 7 6 3 r 3 8 2 4 1 5',93,125,76,73,'4 5 t t t t t w t t t 5 t t t t w t t w t t 4 4 4 t t t t t t w t t 5 t t t t w t w t w t t w 3 4 t w t w t t 5 5 t w t t t w t t w t w t w 1 w 2 2 5 5 t 2 3 t 8 t w t w t t t w t w 8 t t w t t 4 4 4 t 8 8 t t t t 1 r t t w 4 4 2 1 t 8 1 t w 3 6 4 t t t w t t t w t w t w 1 6 6 t w 6 7 2 1 1 1 1 6 5 w 8 w 2 t w 8 w t w w w 4 7 6 3 r 3 8 2 4 1 5','3c202fb0d1f4fb87ddaaad70784e1ea4','d36210b02f74c459eead3adbbd942f8cde3a1ad41f73fc6b7fd424b7b4cce01a');
INSERT INTO "dailies" VALUES('2026-10-06','shah',7,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f 6>1 t w t f t t t w t w>5 t t w t w t t w t t t t 7>8 f t t t w 7 f t t t t t t t w 5 t t w 1 1 f t w>6 t w t 5 w t w t t t t w>7 t t t w>4 t w 7 7 7 f f t w>2 t w t t t t w t w t t 1>2 f t w>5 w t w t w 8 8 8 8 3^8 f f w f w 3 f w t w w 7>3 7 7 f w>5 f w w>3 w f t w 7>3 f w w 1 w w 1 6 6 t w 1 3 3 3 3 5 5 5 5 5 3 4 4 4 7^1 7 t w 2 2 2 2 2 3 8 5 4 4 1 8 6 6 7 8',85,149,18,15,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f 6>1 t w t f t t t w t w>5 t t w t w t t w t t t t 7>8 f t t t w 7 f t t t t t t t w 5 t t w 1 1 f t w>6 t w t 5 w t w t t t t w>7 t t t w>4 t w 7 7 7 f f t w>2 t w t t t t w t w t t 1>2 f t w>5 w t w t w 8 8 8 8 3^8 f f w f w 3 f w t w w 7>3 7 7 f w>5 f w w>3 w f t w 7>3 f w w 1 w w 1 6 6 t w 1 3 3 3 3 5 5 5 5 5 3 4 4 4 7^1 7 t w 2 2 2 2 2 3 8 5 4 4 1 8 6 6 7 8','68dba816892bb303e3371d01256a28b4','4ac23664d18311bca9502000dbfd2a0a073263307e28067d8c959f18395f099c');
INSERT INTO "dailies" VALUES('2026-10-08','sultan',7,'t t t 8 t t w t t 8 t w t w t t t t w t t 8 t t w t t 7 t t w 1 t t t t t w t 1 t t t t t w t 7 t t 7 t w t t t t w t t w 1 t t t t t t t t w t w 2 2 t t t t t t t t w 6 8 t t t w 1 t w t w 8 t t t t t w 8 8 t 8 t w 2 2 t t t 2 t t t w t t w 2 t t t 3 t w t w t w 3 t w 7 t 2 r t t t t w t 8 t 8 t w t t w 5 1 t w 2 8 t w t w t t t w 1 t 3 t 5 t t w t w t 5 t w t w t 6 t t 8 t w 2 t 6 t w 3 5 5 4 3 3 4 3 3 8 4 6 7 2 1 5 3',99,118,116,113,'t t t 8 t t w t t 8 t w t w t t t t w t t 8 t t w t t 7 t t w 1 t t t t t w t 1 t t t t t w t 7 t t 7 t w t t t t w t t w 1 t t t t t t t t w t w 2 2 t t t t t t t t w 6 8 t t t w 1 t w t w 8 t t t t t w 8 8 t 8 t w 2 2 t t t 2 t t t w t t w 2 t t t 3 t w t w t w 3 t w 7 t 2 r t t t t w t 8 t 8 t w t t w 5 1 t w 2 8 t w t w t t t w 1 t 3 t 5 t t w t w t 5 t w t w t 6 t t 8 t w 2 t 6 t w 3 5 5 4 3 3 4 3 3 8 4 6 7 2 1 5 3','805e50077389d071f45aa8b65d7f17ea','7e704fbb069c2f330f8a17f772682cf30eab51f306675021651f30aa2d6089da');
INSERT INTO "dailies" VALUES('2026-10-08','sultan-classic',7,'t t 8 t t w t 8 t w t w t t t t w t t t 8 8 7 t t w t t 1 t t w 8 t t t t t w 7 t t t w t 7 t t w t t w 8 t t t t t t t w t w 2 w t t t t t t t w 6 t t w 7 t w t 1 7 7 7 7 6 6 t 4 t t t w t t w t 4 3 t t t w t w t 3 r t t t w 7 7 t 6 t w w t w 5 t w t w t t w 1 8 t 8 8 8 8 8 4 3 t 6 6 t t t t w t w 5 t w 5 w t 2 2 t t w 3 t t w 7 r 7 4 6 4 t w 1 8 3 7 3 6 4 5 7 8 1 2',94,120,88,85,'t t 8 t t w t 8 t w t w t t t t w t t t 8 8 7 t t w t t 1 t t w 8 t t t t t w 7 t t t w t 7 t t w t t w 8 t t t t t t t w t w 2 w t t t t t t t w 6 t t w 7 t w t 1 7 7 7 7 6 6 t 4 t t t w t t w t 4 3 t t t w t w t 3 r t t t w 7 7 t 6 t w w t w 5 t w t w t t w 1 8 t 8 8 8 8 8 4 3 t 6 6 t t t t w t w 5 t w 5 w t 2 2 t t w 3 t t w 7 r 7 4 6 4 t w 1 8 3 7 3 6 4 5 7 8 1 2','62f7c6f97c0513a4feae034151654acd','60eb543aaee8d0cd532555a17e99c83034b48898e9cb5f35dda43e0af2b4d575');
INSERT INTO "dailies" VALUES('2026-10-08','shah',9,'d 2 4 3 3 f f f f d 3 4 1>2 t w t w t w>8 t f t f t w>1 6>1 6 t f t f 6 t f t w>3 t w t f t w t t t w>8 7>8 f t w t w t t t t w 3 3 3 w f f t t t t t t t w t w t w>3 t w>8 t w>7 t t w>3 t t w 7 7 7 7 5^7 f 5 5 6^5 f f f f 6 f t w 1 1 1 1 1 7^1 f w w 7 t f t w 3 3 3 t f t w t f t f t w 4 t w 8 8 8 8 8 6 6 7 t w t f t w t f t f t f 3>7 t w t w 5 t f t w 5 7 7 t w 2 2 t f t w 8 5 t w 2 2 3^2 3 1 3 5 4 4 4 7 6 6 6 2 1 1 7 8',94,130,16,13,'d 2 4 3 3 f f f f d 3 4 1>2 t w t w t w>8 t f t f t w>1 6>1 6 t f t f 6 t f t w>3 t w t f t w t t t w>8 7>8 f t w t w t t t t w 3 3 3 w f f t t t t t t t w t w t w>3 t w>8 t w>7 t t w>3 t t w 7 7 7 7 5^7 f 5 5 6^5 f f f f 6 f t w 1 1 1 1 1 7^1 f w w 7 t f t w 3 3 3 t f t w t f t f t w 4 t w 8 8 8 8 8 6 6 7 t w t f t w t f t f t f 3>7 t w t w 5 t f t w 5 7 7 t w 2 2 t f t w 8 5 t w 2 2 3^2 3 1 3 5 4 4 4 7 6 6 6 2 1 1 7 8','7efa8fd2fb7e0776fe29acbeb74ba47d','b243441272ee58d79fc3be06537bf2d1821532ff7508eaa45649f4ee74587844');
INSERT INTO "dailies" VALUES('2026-10-17','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1',41,108,176,173,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1','9be0f62c924f081438d727ff85ad1e9f','9a59da9fb8a65df8ca8928368cd90d78703f76100a495aa3f0158d1f1f46a180');
INSERT INTO "dailies" VALUES('2026-10-17','sultan-classic',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t t t t t w t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w t 4 6 t t t t w t t w t w t 6 t w w t 4 t t t t t t t t t t w t w 8 t w r t 5 t t w t t t 1 t w w w t t t t t t t t t t t t w t t w t 6 6 t 5 t t t w t 1 1 t 5 5 6 6 6 4 7 t 4 4 4 t t 4 t t t t w w 3 3 3 t t t w w t 7 7 r t w 8 3 7 3 7 7 7 1 t 5 t w w 4 4 4 6 3 t w 7 2 6 6 t w 3 3 2 7 3 7 1 4 8 2 5 6',88,131,126,123,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t t t t t w t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w t 4 6 t t t t w t t w t w t 6 t w w t 4 t t t t t t t t t t w t w 8 t w r t 5 t t w t t t 1 t w w w t t t t t t t t t t t t w t t w t 6 6 t 5 t t t w t 1 1 t 5 5 6 6 6 4 7 t 4 4 4 t t 4 t t t t w w 3 3 3 t t t w w t 7 7 r t w 8 3 7 3 7 7 7 1 t 5 t w w 4 4 4 6 3 t w 7 2 6 6 t w 3 3 2 7 3 7 1 4 8 2 5 6','1cda89e29f6433fffae0f5e08e75ee98','dcfef2b1e707edc464e428a4d7c556a8ca3dc5fe01146679dd0e316d5ab7d6a6');
INSERT INTO "dailies" VALUES('2026-10-17','shah',10,'d d t t t t 1>7 f t w>7 t w>1 t t 4>1 f t t 4>7 f t w>1 t 6>4 f 8>6 f t t t t t t w>7 t t w>1 t 2>1 f t t w>1 t w 1 1 1 1 1 1 t 1 f t t t w 2 f t 2>6 f t w t w 6 6 6 f t t 8>6 f t t w 7 7 7 7 7 1 f 2>1 f f 8>1 f t w>8 t t t t t t t t w>2 5>2 5 1 1 1 f f f 1>5 f t w 1 f t w t t w t t t 1 f 4>1 4>8 f 1>8 1>4 f 8>4 t t t w 6 6 w 6 2 2 2 f f 6 6 7 1^6 f 1 f f f w f t w>3 t t t t w 4 4 4 4 4 2^4 2 w f f f w f w t 1>4 1 w 1 2^1 2 1 6^1 f 2 t 7^2 7 7 6 6 5^6 5^7 5 5 6 7 3^5 4^6 4^7 4 4 3^4 3 6 8^6 f 7 t w 5 4 8^4 8^5 8 2 1 8 t w 3 6 4 5 1 t w 2',43,119,41,38,'d d t t t t 1>7 f t w>7 t w>1 t t 4>1 f t t 4>7 f t w>1 t 6>4 f 8>6 f t t t t t t w>7 t t w>1 t 2>1 f t t w>1 t w 1 1 1 1 1 1 t 1 f t t t w 2 f t 2>6 f t w t w 6 6 6 f t t 8>6 f t t w 7 7 7 7 7 1 f 2>1 f f 8>1 f t w>8 t t t t t t t t w>2 5>2 5 1 1 1 f f f 1>5 f t w 1 f t w t t w t t t 1 f 4>1 4>8 f 1>8 1>4 f 8>4 t t t w 6 6 w 6 2 2 2 f f 6 6 7 1^6 f 1 f f f w f t w>3 t t t t w 4 4 4 4 4 2^4 2 w f f f w f w t 1>4 1 w 1 2^1 2 1 6^1 f 2 t 7^2 7 7 6 6 5^6 5^7 5 5 6 7 3^5 4^6 4^7 4 4 3^4 3 6 8^6 f 7 t w 5 4 8^4 8^5 8 2 1 8 t w 3 6 4 5 1 t w 2','1a701d5a3eea7b744e7e4092ee010ee0','685e64087104772ca44aeb6a89d55017ca874d40365e0787c3b27b54813b2aab');
INSERT INTO "dailies" VALUES('2026-10-25','sultan',9,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6 2 w 5 t t 7 t t t w 6 3 w t t w 5 8 t t 8 t w t t 7 t w t w 3 8 t w 7 t w 8 8 7 8 6 3 1 5 2 4',61,115,124,121,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6 2 w 5 t t 7 t t t w 6 3 w t t w 5 8 t t 8 t w t t 7 t w t w 3 8 t w 7 t w 8 8 7 8 6 3 1 5 2 4','aef024b228ee3a6d5ff7d8296dc04993','d47125d51085819196110a4c226992912203b9ce1aee5568f6b20c02e7ea2ea2');
INSERT INTO "dailies" VALUES('2026-10-25','sultan-classic',9,'t t t t t t t t t 4 t t t t w t 6 t t t w t t t t t t t t t w t t w t 4 1 1 2 t 3 t t w t 7 t w t t w t 6 t t 6 t t t t w 3 t w w 3 t 3 3 t w t t t t w t w t t t t w 4 t t 6 t t t t w t w 3 t w 6 6 8 6 t 4 t w w r t 4 6 t 2 1 1 t w t w t w t w t w 3 3 t t t t w 2 t 1 t w t 3 6 t 6 6 t w t t 2 t t w t t w t 1 t 2 t w 8 8 1 t t r t 3 t w t w 6 w 6 4 5 2 5 4 1 t w 1 3 6 2 1 4 6 5 8 3 7',97,121,96,93,'t t t t t t t t t 4 t t t t w t 6 t t t w t t t t t t t t t w t t w t 4 1 1 2 t 3 t t w t 7 t w t t w t 6 t t 6 t t t t w 3 t w w 3 t 3 3 t w t t t t w t w t t t t w 4 t t 6 t t t t w t w 3 t w 6 6 8 6 t 4 t w w r t 4 6 t 2 1 1 t w t w t w t w t w 3 3 t t t t w 2 t 1 t w t 3 6 t 6 6 t w t t 2 t t w t t w t 1 t 2 t w 8 8 1 t t r t 3 t w t w 6 w 6 4 5 2 5 4 1 t w 1 3 6 2 1 4 6 5 8 3 7','fd3649f4eaf3e11068321cc13dd66ac8','7147def32ce3395f20427045d65d34fade151e0d6eac813a2052bb4b157ae931');
INSERT INTO "dailies" VALUES('2026-10-25','shah',12,'6 f d 3 f d t t t t w t 6 f t w>1 t t t t t 8>6 f t t t w t t w t t w>8 t w 8 8 8 5 5 f f f 8 f f w t w>2 t t w t t t t t t t t w>4 w>4 t w>6 5>6 f w>4 2>5 t w 1 1 4 4 4 4 f f t t t 4>2 f t t 3>4 f t w t t w 4 4 f t t w t w 3 f t w t w>7 8>7 f t w t w t w t t w>6 t w t w t 3 f t t w>7 1>7 f t w>3 t w 6 6 6 6 6 2 2 f f w w w w>2 1>2 1 f f t t w 4 4 6 6 3 f f f f 1 3 8>4 8 t f t w 1 3 3 2^3 t w 7 7 7 7 7 1 8 2^1 2>6 2 2 4 4 4 7 7 8 6^2 6^7 6 6 5 5 5 5 3 1 2 7 4',95,144,26,23,'6 f d 3 f d t t t t w t 6 f t w>1 t t t t t 8>6 f t t t w t t w t t w>8 t w 8 8 8 5 5 f f f 8 f f w t w>2 t t w t t t t t t t t w>4 w>4 t w>6 5>6 f w>4 2>5 t w 1 1 4 4 4 4 f f t t t 4>2 f t t 3>4 f t w t t w 4 4 f t t w t w 3 f t w t w>7 8>7 f t w t w t w t t w>6 t w t w t 3 f t t w>7 1>7 f t w>3 t w 6 6 6 6 6 2 2 f f w w w w>2 1>2 1 f f t t w 4 4 6 6 3 f f f f 1 3 8>4 8 t f t w 1 3 3 2^3 t w 7 7 7 7 7 1 8 2^1 2>6 2 2 4 4 4 7 7 8 6^2 6^7 6 6 5 5 5 5 3 1 2 7 4','3ef177cae04b034cefb088c33f49026e','abe2a6a57544e259bedca8f9e1b5bc3dd4c0c53b774de063e19bf02065003c7f');
INSERT INTO "dailies" VALUES('2026-10-31','sultan',10,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w t t t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t w w t w 1 t 2 t t w t 8 t t t w 7 2 t t t w t t t t w t 8 t w r t t w 5 6 7 t t t t t t t t t t t t t w t t t w t t t t w t w t t 2 t w 7 7 3 t w t t t 2 t t t w 7 t w t w t 6 t t t t t t w 2 4 t w 8 6 8 t w 3 w t t w t t t t w t 3 t t t t w t t w t 3 t r t w t w t t 3 t w t 6 t t 1 t w t w t w t t w t t t w t w t t w 5 w 3 t t t w 5 t t w 6 1 t w 3 w 5 3 8 4 1 7 6 5 2',58,141,171,168,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w t t t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t w w t w 1 t 2 t t w t 8 t t t w 7 2 t t t w t t t t w t 8 t w r t t w 5 6 7 t t t t t t t t t t t t t w t t t w t t t t w t w t t 2 t w 7 7 3 t w t t t 2 t t t w 7 t w t w t 6 t t t t t t w 2 4 t w 8 6 8 t w 3 w t t w t t t t w t 3 t t t t w t t w t 3 t r t w t w t t 3 t w t 6 t t 1 t w t w t w t t w t t t w t w t t w 5 w 3 t t t w 5 t t w 6 1 t w 3 w 5 3 8 4 1 7 6 5 2','ce26f256707198b511bff2d98fd338ea','0f6db46af2b2ec58bc74b29e1ed04ad0b3d68e25ca1c2bdf15b42eced8990301');
INSERT INTO "dailies" VALUES('2026-10-31','sultan-classic',10,'t w t 2 t t t t t 8 t t t t t t t t t t t w t 8 t t t t 7 t t 2 t t t 7 t t t t t t t t t 7 t t t t t t t t t t w 7 t t 2 t t w t t 2 t t t 7 t 7 2 t w 1 t t w 2 t 7 t w 8 t 1 t w t 1 t w 2 t w r t t w 5 5 t t 6 t t 7 t t t w t w t w 4 7 w w t 1 4 4 4 4 t w t w 2 2 t t w 5 5 2 3 6 t t w 8 8 8 8 t w t w t w t t w 4 1 5 4 4 4 w w t 3 4 4 4 4 2 6 r 6 6 t w 5 2 5 4 7 8 6 5 1 2 3',97,143,92,89,'t w t 2 t t t t t 8 t t t t t t t t t t t w t 8 t t t t 7 t t 2 t t t 7 t t t t t t t t t 7 t t t t t t t t t t w 7 t t 2 t t w t t 2 t t t 7 t 7 2 t w 1 t t w 2 t 7 t w 8 t 1 t w t 1 t w 2 t w r t t w 5 5 t t 6 t t 7 t t t w t w t w 4 7 w w t 1 4 4 4 4 t w t w 2 2 t t w 5 5 2 3 6 t t w 8 8 8 8 t w t w t w t t w 4 1 5 4 4 4 w w t 3 4 4 4 4 2 6 r 6 6 t w 5 2 5 4 7 8 6 5 1 2 3','3fa3e42d6b67b77c08e6209d4a3539c7','afa490ab5c771be7a5aee1d647bd9e11fe1eb514778d972d6f7ce32098c924fe');
INSERT INTO "dailies" VALUES('2026-10-31','shah',16,'d 4 f d 7 3>6 4>2 t f 4 t f t w t f 8>4 t f t f t t 7 f t t w t t w t t t t t t t t t t w>3 t t t w>6 t t t t t t t t t w t w 7 8 f f 5>8 5 w f f 2>5 t t w 1 8 1 1 7^1 f f f t 1>8 f 7>1 f t t w>1 t w>2 t w>5 t t w t w>4 t t t t t w 8 8 f t 8>7 f t w 6 6 6 f 8>7 f t t w>2 t t w t t t w 2 2 2 2 6 6 3 3 f f f f f w>3 2>4 2 f w 2 f f t w 7 7 7 7 f w 4 4 8 7 w>2 f f f w 7 f t w 8 8 f f t w t w 3 3 3 5 5 5 7 7 5 7 5 2 2 1^5 1^7 1>6 1 1 8^1 8 2 2 5 7 6 6 6 1 6 w 8 4^1 4^2 4 3 4 1 2',51,104,26,23,'d 4 f d 7 3>6 4>2 t f 4 t f t w t f 8>4 t f t f t t 7 f t t w t t w t t t t t t t t t t w>3 t t t w>6 t t t t t t t t t w t w 7 8 f f 5>8 5 w f f 2>5 t t w 1 8 1 1 7^1 f f f t 1>8 f 7>1 f t t w>1 t w>2 t w>5 t t w t w>4 t t t t t w 8 8 f t 8>7 f t w 6 6 6 f 8>7 f t t w>2 t t w t t t w 2 2 2 2 6 6 3 3 f f f f f w>3 2>4 2 f w 2 f f t w 7 7 7 7 f w 4 4 8 7 w>2 f f f w 7 f t w 8 8 f f t w t w 3 3 3 5 5 5 7 7 5 7 5 2 2 1^5 1^7 1>6 1 1 8^1 8 2 2 5 7 6 6 6 1 6 w 8 4^1 4^2 4 3 4 1 2','409126370ca59ddf7a9dfcc1ba7d1aab','dc716e1cc6a28e895ec43edf5f6e8dc9e38c0929cacfb5c66c9b03dfcb90c68d');
INSERT INTO "dailies" VALUES('2026-11-01','sultan',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t w t w t 3 t t t 3 t t t t t t t t w t t t t w t w 1 t t t w t t t t w t t t t w 5 3 t t t t t w t w t w t 2 t w t w t t t 3 t w t w t t w t r t t t t t t t t t t t t t t w t t t w 3 8 t w t t t t t t t w t t w t t w t t t w t t 8 t w t t w t 6 t t w t t t w t t t t w 1 7 t w t 8 t w t 8 t w t t t t t w 4 t w 7 t t 6 r t t t t w t t t t t t t w t t t w 6 t w 1 3 t t w 3 t 2 t w 3 t t t w 2 3 t w 7 w w 8 w w t w t t t w w w t w 1 7 7 1 8 6 7 1 4 8 2 3 5',72,134,175,172,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t w t w t 3 t t t 3 t t t t t t t t w t t t t w t w 1 t t t w t t t t w t t t t w 5 3 t t t t t w t w t w t 2 t w t w t t t 3 t w t w t t w t r t t t t t t t t t t t t t t w t t t w 3 8 t w t t t t t t t w t t w t t w t t t w t t 8 t w t t w t 6 t t w t t t w t t t t w 1 7 t w t 8 t w t 8 t w t t t t t w 4 t w 7 t t 6 r t t t t w t t t t t t t w t t t w 6 t w 1 3 t t w 3 t 2 t w 3 t t t w 2 3 t w 7 w w 8 w w t w t t t w w w t w 1 7 7 1 8 6 7 1 4 8 2 3 5','6d13be18c5d3d13c99f273db5e66f3ce','4923320cc6d346ff393b797cdacb7848bf9b8beca02530090b9f3f0b2c6df27e');
INSERT INTO "dailies" VALUES('2026-11-01','sultan-classic',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t t w t w t t t t t t w t t t t t w t 3 t t w t w t t t w t t 1 t w t 3 t t w t t 5 t t w t t w t t w t t t t 2 2 2 t w t r t t t 1 t t t t t t t t t t t t t t w t t t 2 t 2 t w t w t w t t w t t t t t w t w t w 2 t w t t t 6 t t w t t t t w w 7 t w t t w t w t t t t t t w 3 3 t 4 6 1 r t t 2 1 t t w t 2 t 2 t w t w t t 7 7 7 7 1 4 t 5 5 t w 3 3 3 3 t w w w 4 7 7 7 t w w w 6 5 5 7 4 1 w w 3 w w 2 8 6',82,130,148,145,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t t w t w t t t t t t w t t t t t w t 3 t t w t w t t t w t t 1 t w t 3 t t w t t 5 t t w t t w t t w t t t t 2 2 2 t w t r t t t 1 t t t t t t t t t t t t t t w t t t 2 t 2 t w t w t w t t w t t t t t w t w t w 2 t w t t t 6 t t w t t t t w w 7 t w t t w t w t t t t t t w 3 3 t 4 6 1 r t t 2 1 t t w t 2 t 2 t w t w t t 7 7 7 7 1 4 t 5 5 t w 3 3 3 3 t w w w 4 7 7 7 t w w w 6 5 5 7 4 1 w w 3 w w 2 8 6','7a12c8e3d96e7b10e7100e9c94c58f0a','fdd9959c5ea62308bc224ce5b3640516ddc7ff00902adb11c5b17cf6121143cc');
INSERT INTO "dailies" VALUES('2026-11-01','shah',17,'2 4 f 2 f f d d 3 2>6 t f t w t f t t 2>6 f 8>2 f t 7>8 f 8>7 t w>7 t w t t w>7 t 1>7 f t t w>6 t t 8>1 f t w>4 t w t t t t t w t t w t t t t w t t w t w t t t t w>7 t w>3 t t w t w>2 t w t t w t w>5 t t w 7 7 7 7 7>1 8>1 8 8 7^8 f f f 7>5 f t t w t w 8 f t w t w t t w t w 1 1 1 t 1 f t w>3 t t w 8 8 w 8 6^8 f w>6 f w>8 w w 1 1 f w>3 w f w 5 5 t 5 f w w w 5 5 5 f t 1 2 2 2 4 4 6 w t 4 4 7 w 7 8 8 8 3 3 3 3 3 3 8 6 6 6 6 1 1 5 6 7 t w 2 2',74,134,24,21,'2 4 f 2 f f d d 3 2>6 t f t w t f t t 2>6 f 8>2 f t 7>8 f 8>7 t w>7 t w t t w>7 t 1>7 f t t w>6 t t 8>1 f t w>4 t w t t t t t w t t w t t t t w t t w t w t t t t w>7 t w>3 t t w t w>2 t w t t w t w>5 t t w 7 7 7 7 7>1 8>1 8 8 7^8 f f f 7>5 f t t w t w 8 f t w t w t t w t w 1 1 1 t 1 f t w>3 t t w 8 8 w 8 6^8 f w>6 f w>8 w w 1 1 f w>3 w f w 5 5 t 5 f w w w 5 5 5 f t 1 2 2 2 4 4 6 w t 4 4 7 w 7 8 8 8 3 3 3 3 3 3 8 6 6 6 6 1 1 5 6 7 t w 2 2','46a6be6996a2332388ca2a4023881349','8a8b6790f821f1d7f424574af87d00f61274ed82b400ed8aff3764b336e273a1');
INSERT INTO "dailies" VALUES('2026-11-02','sultan',12,'3 t t t t t t t 1 t t t t w t t w t 2 t t t t t t t t t t w t w t t t t t t t t 2 t t w t t 2 t t t t t t t t t w t t t t t t w 7 t 3 t t w t t w 1 t 2 t t w t w 1 1 t t 2 t 3 t t w 2 t t t 3 t t t t t t t t w t t w t t w t t t w t t r t t t t t t t t w t w t t t t w 3 8 4 6 t w t 1 t w t t w t 1 t 1 t t t w t t w t 3 t 1 t t 3 t t t t w 2 t t t 7 t t w t t t t t t t w t t w 3 t t t 3 t t w t w w w 7 t w 3 w 3 t 3 t r t t w 7 6 6 t t t 3 t w 3 t w t 5 t t w 1 6 2 1 t t w 7 7 7 1 6 3 7 1 2 4 6 5 8',95,145,154,151,'3 t t t t t t t 1 t t t t w t t w t 2 t t t t t t t t t t w t w t t t t t t t t 2 t t w t t 2 t t t t t t t t t w t t t t t t w 7 t 3 t t w t t w 1 t 2 t t w t w 1 1 t t 2 t 3 t t w 2 t t t 3 t t t t t t t t w t t w t t w t t t w t t r t t t t t t t t w t w t t t t w 3 8 4 6 t w t 1 t w t t w t 1 t 1 t t t w t t w t 3 t 1 t t 3 t t t t w 2 t t t 7 t t w t t t t t t t w t t w 3 t t t 3 t t w t w w w 7 t w 3 w 3 t 3 t r t t w 7 6 6 t t t 3 t w 3 t w t 5 t t w 1 6 2 1 t t w 7 7 7 1 6 3 7 1 2 4 6 5 8','060423b0b7374df8f437ab312039d8b9','baff386ef9d31bbed589a47427f194f408f1cfd6ef0af9e82678c896b177945a');
INSERT INTO "dailies" VALUES('2026-11-02','sultan-classic',12,'t t t t t t t t t 3 2 t w t t w t t 1 t t t t t t t t w 1 t w t t t t t t 1 t t w t 1 t t t t t t t t t t t t t t t w t 7 t w t t w 3 t 1 1 t 3 2 t w t w 3 2 t w 8 t t 4 6 t 7 t w t 4 t 4 t t w t w t 6 2 r t 8 t w t t t 5 5 t t 6 t 6 t 6 6 t w w 8 7 5 7 6 t w 4 w 8 t t w t t t 3 5 3 t t w 2 2 1 t 8 t 4 t w w 7 2 2 t t 2 t w w w t w r t w 3 1 5 t w t w 8 2 2 4 3 4 8 1 5 4 7 3 2 6',79,137,94,91,'t t t t t t t t t 3 2 t w t t w t t 1 t t t t t t t t w 1 t w t t t t t t 1 t t w t 1 t t t t t t t t t t t t t t t w t 7 t w t t w 3 t 1 1 t 3 2 t w t w 3 2 t w 8 t t 4 6 t 7 t w t 4 t 4 t t w t w t 6 2 r t 8 t w t t t 5 5 t t 6 t 6 t 6 6 t w w 8 7 5 7 6 t w 4 w 8 t t w t t t 3 5 3 t t w 2 2 1 t 8 t 4 t w w 7 2 2 t t 2 t w w w t w r t w 3 1 5 t w t w 8 2 2 4 3 4 8 1 5 4 7 3 2 6','184760852457f326222f88282375a22e','f0128185ae55af7984b8626bd7ce3f32a4c0f7244796468b89bb564e2b35e7f2');
INSERT INTO "dailies" VALUES('2026-11-02','shah',18,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t t t w t t w t w t w t w>8 t t 5 f t w t t 5>3 f t t t w 3 3 3 3 3 5^3 5 5 2 f f f f f t 2 2 8 8 8 8 8 w>4 f f w>5 6>2 f f t w>1 t t t w 3 f t t t w t t w>5 t t w t t t t w t w t w 2 2 8 f f w 4>5 t w 3 3 f f t t w 7 w f w 8 8 8 f w>3 f w f w t 7 4>3 4 4 w 3 3 3 3 3 2 f t 8^4 8 f 2 8 t w 6^8 6 4 1^4 t w 5 5 5 5 5 2 8 3 5 t 1^2 1^5 1 6 7 1 7 3 w 4 2 5',89,125,22,19,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t t t w t t w t w t w t w>8 t t 5 f t w t t 5>3 f t t t w 3 3 3 3 3 5^3 5 5 2 f f f f f t 2 2 8 8 8 8 8 w>4 f f w>5 6>2 f f t w>1 t t t w 3 f t t t w t t w>5 t t w t t t t w t w t w 2 2 8 f f w 4>5 t w 3 3 f f t t w 7 w f w 8 8 8 f w>3 f w f w t 7 4>3 4 4 w 3 3 3 3 3 2 f t 8^4 8 f 2 8 t w 6^8 6 4 1^4 t w 5 5 5 5 5 2 8 3 5 t 1^2 1^5 1 6 7 1 7 3 w 4 2 5','a448e03c067b2cd62fca48f7180c6010','3b36532c519061f3366330cbaa216088066384824497d61727e95b0f00f1b77f');
INSERT INTO "dailies" VALUES('2026-11-03','sultan',13,'t t t w t 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 t 4 t t t t w 4 t w 8 t t t w t t t t t w t w t t 7 t t w t t t t t t t t t w t w t t t t t t w t t t t t t t w t t t w t w t t t w 8 7 4 t t t w t w t w 1 4 6 t 3 r t t t t w t w 7 t w t t w t 1 t t 3 t t w t t t w 7 t w t t w 2 6 3 t 8 t w t t w t t w t t t t t t t t t t w t t t t t w t t t t t w 8 5 t t w t 3 t w t 1 t w t w 3 r t t w t w 7 4 4 5 t t 2 t 2 t 3 t t w 5 t t w t t w w t w t t w 3 t w 1 3 8 7 8 4 6 5 1 3 2',54,135,156,153,'t t t w t 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 t 4 t t t t w 4 t w 8 t t t w t t t t t w t w t t 7 t t w t t t t t t t t t w t w t t t t t t w t t t t t t t w t t t w t w t t t w 8 7 4 t t t w t w t w 1 4 6 t 3 r t t t t w t w 7 t w t t w t 1 t t 3 t t w t t t w 7 t w t t w 2 6 3 t 8 t w t t w t t w t t t t t t t t t t w t t t t t w t t t t t w 8 5 t t w t 3 t w t 1 t w t w 3 r t t w t w 7 4 4 5 t t 2 t 2 t 3 t t w 5 t t w t t w w t w t t w 3 t w 1 3 8 7 8 4 6 5 1 3 2','de09be2f12675bab240d2b99c940ceaf','84ea155f4be6c60d6de04faef1e571424c224f6d294f393fd87f0b769b8c7867');
INSERT INTO "dailies" VALUES('2026-11-03','sultan-classic',13,'t t t w 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 4 t t t w 2 2 t 8 t t 8 t t w 7 t 7 t t w t 4 4 t t t t t t w t w t t t t t t w t t t t t t w t w t t t w t w t t t w t t t t w t w 1 4 r t 6 t w 8 1 1 t 1 t 7 2 t w t 8 t w t 6 t w t t t t w t t w 4 t w 6 t t 7 t t t 3 t t t w 3 t 3 t t w 7 5 5 t w 1 4 t 8 1 1 7 7 7 7 r 7 6 6 3 5 8 8 5 5 2 4 t w t w t w t w 2 t w 6 6 2 1 8 7 4 3 5',68,117,109,106,'t t t w 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 4 t t t w 2 2 t 8 t t 8 t t w 7 t 7 t t w t 4 4 t t t t t t w t w t t t t t t w t t t t t t w t w t t t w t w t t t w t t t t w t w 1 4 r t 6 t w 8 1 1 t 1 t 7 2 t w t 8 t w t 6 t w t t t t w t t w 4 t w 6 t t 7 t t t 3 t t t w 3 t 3 t t w 7 5 5 t w 1 4 t 8 1 1 7 7 7 7 r 7 6 6 3 5 8 8 5 5 2 4 t w t w t w t w 2 t w 6 6 2 1 8 7 4 3 5','2e7bb84c2a843f969f0707f838383987','b8d16252479af34374c0b6faf28f55963286fc295765b2cda22b4a1219e498b0');
INSERT INTO "dailies" VALUES('2026-11-03','shah',19,'8 f d d t t 6 f 3 1 f 4>1 t w>8 t w t f t f 2>4 t f t t t w 8 t t 8 f t 2>8 f t t t w>2 t t 5>2 f t t w t w>5 3>5 f t w 6 f t t t t t t w t w>2 t t t w>7 t w 5 5 5 f w t 1>3 5>3 w>3 6>3 6 6 f f f f t w>3 5>6 f t t w>1 t w t w t w 3 3 3 3 1 1 f w w>6 w w 7 7 f t t w t w t 5>1 f t t w t t w t t t w 8 8 2 2 2 2 f f t w t w t t w>7 t w>8 t w t t t w 6 6 8 8 f t w 5 8>7 8 5 5 8 2^5 3^8 f f 2 f w w t w t w 4 4 4 4 6 8 5 3^4 3 3 1 1 1 7 7 7 7 1 7 6 6 8 4 2 2 5',97,134,25,22,'8 f d d t t 6 f 3 1 f 4>1 t w>8 t w t f t f 2>4 t f t t t w 8 t t 8 f t 2>8 f t t t w>2 t t 5>2 f t t w t w>5 3>5 f t w 6 f t t t t t t w t w>2 t t t w>7 t w 5 5 5 f w t 1>3 5>3 w>3 6>3 6 6 f f f f t w>3 5>6 f t t w>1 t w t w t w 3 3 3 3 1 1 f w w>6 w w 7 7 f t t w t w t 5>1 f t t w t t w t t t w 8 8 2 2 2 2 f f t w t w t t w>7 t w>8 t w t t t w 6 6 8 8 f t w 5 8>7 8 5 5 8 2^5 3^8 f f 2 f w w t w t w 4 4 4 4 6 8 5 3^4 3 3 1 1 1 7 7 7 7 1 7 6 6 8 4 2 2 5','c6352bf0bedd28c5dfb5e0a1813fcc1d','edf3161695d24260ef9712a37a2760fb1e462fac574038c36c1b6886e2959e1a');
INSERT INTO "dailies" VALUES('2026-11-04','sultan',14,'t t t w t 7 t t t 7 t t t t t w t w t t t t t t t t 7 t t t t t t t t t w t w t t w t t w t 7 t 7 t t 4 t w t t t t t t t w t w t w 7 t w t w t t t t 4 t t t t t t t w t t t w t t t t t w t w t t t t t t t w t t w t 7 t t t w t 4 t t r t w t t t t 4 t t w 2 2 t t t w t w t t w 6 t t w t t w t t t t t w t t t w 6 t t w t 6 t w 8 t t t t t t w 1 t w 2 t t t w 5 1 7 w 7 t w 4 t w 6 t 5 t t w t w t w t w t 6 t w 6 t w 8 w t t 8 t t 8 t t w 5 w 3 t w r t t t t w 8 1 1 t w 2 7 8 6 3 2 4 7 5 1',78,135,149,146,'t t t w t 7 t t t 7 t t t t t w t w t t t t t t t t 7 t t t t t t t t t w t w t t w t t w t 7 t 7 t t 4 t w t t t t t t t w t w t w 7 t w t w t t t t 4 t t t t t t t w t t t w t t t t t w t w t t t t t t t w t t w t 7 t t t w t 4 t t r t w t t t t 4 t t w 2 2 t t t w t w t t w 6 t t w t t w t t t t t w t t t w 6 t t w t 6 t w 8 t t t t t t w 1 t w 2 t t t w 5 1 7 w 7 t w 4 t w 6 t 5 t t w t w t w t w t 6 t w 6 t w 8 w t t 8 t t 8 t t w 5 w 3 t w r t t t t w 8 1 1 t w 2 7 8 6 3 2 4 7 5 1','633ce6d10200ad81eddf6e05ca6cfc4d','ee0176d921c9620a5d91e74c4a899f914219954adf432e453f87f5a0ce21e55d');
INSERT INTO "dailies" VALUES('2026-11-04','sultan-classic',14,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t w t w t t w t t w 7 7 t t t t 4 t t t t w t w t w t w t w 4 t t 2 7 t t t t t t 4 t t t t t t t w 4 4 t t t w w 5 4 2 t w t 5 5 5 t 3 3 t t 7 r 7 3 t t t t t w t t t t t w t 6 t 6 t t t t t w t t t w 3 4 t w t w w t t t t 8 t w 1 1 7 t t w t w t t t 7 7 2 t t t t r t w 7 7 t w t w 5 5 5 6 1 6 4 2 8 8 5 5 5 7 8 t 8 8 3 4 t w w 3 5 7 8 1 6 4 2 3',96,154,108,105,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t w t w t t w t t w 7 7 t t t t 4 t t t t w t w t w t w t w 4 t t 2 7 t t t t t t 4 t t t t t t t w 4 4 t t t w w 5 4 2 t w t 5 5 5 t 3 3 t t 7 r 7 3 t t t t t w t t t t t w t 6 t 6 t t t t t w t t t w 3 4 t w t w w t t t t 8 t w 1 1 7 t t w t w t t t 7 7 2 t t t t r t w 7 7 t w t w 5 5 5 6 1 6 4 2 8 8 5 5 5 7 8 t 8 8 3 4 t w w 3 5 7 8 1 6 4 2 3','3bbaafceb6240d21dabc89322ce0461f','9df38d259f1d207a4d16e06d1f21e4c6d570388be7797b0144df741ef681861c');
INSERT INTO "dailies" VALUES('2026-11-04','shah',21,'1 2 7 f f f 1 4 f f d d 8 2 t f t f 3 t f t t t w 5 1>3 1 w 1 4 4 2^1 2 2 6 f t f t f t f t f t f 1 8>2 t f t f t f 1 t f t f 1>6 t w t w 3 3 t f t f t f t t 1>7 f t t t 8>3 f t w w t w>8 t t t w 6 t 6 f t t w>7 t w t w 1 f t w 4 4 6>1 6 6 7 4 8 8 1^4 5^6 f w 5 5 1^5 f 1 f t f t f t f t f t w t f t w 2 8 t f t f t t t t w t t w 6 f t t w t w 6 6 6 5 1^6 1 1 f f f f t 5 w>2 1>2 t w 8 1 1 4^1 4 4 5 1 6 3^1 3 3 7^4 7>2 7 8 7 8 t w t w 4 2 2 2 2 2 2 1 3 6',78,106,19,16,'1 2 7 f f f 1 4 f f d d 8 2 t f t f 3 t f t t t w 5 1>3 1 w 1 4 4 2^1 2 2 6 f t f t f t f t f t f 1 8>2 t f t f t f 1 t f t f 1>6 t w t w 3 3 t f t f t f t t 1>7 f t t t 8>3 f t w w t w>8 t t t w 6 t 6 f t t w>7 t w t w 1 f t w 4 4 6>1 6 6 7 4 8 8 1^4 5^6 f w 5 5 1^5 f 1 f t f t f t f t f t w t f t w 2 8 t f t f t t t t w t t w 6 f t t w t w 6 6 6 5 1^6 1 1 f f f f t 5 w>2 1>2 t w 8 1 1 4^1 4 4 5 1 6 3^1 3 3 7^4 7>2 7 8 7 8 t w t w 4 2 2 2 2 2 2 1 3 6','27fafc26638d0d053ea5621f0abab078','3288fcf56094aa677626ecd8c5a13e912afb654be1c3bb0542a97c160b976d61');
INSERT INTO "dailies" VALUES('2026-11-05','sultan',15,'t t w t t t t t t t t 2 t t 2 t t t t t t t t t t t t t t t t t t t t t w t t t t w t w t 2 t t t t t w t t w t t t w 2 t w t t t t w t t t 6 t t t t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t t w t t t t 2 t t t w 7 t t 2 t t t w t t 6 t 2 t w t 2 t t t w t w t t t t w t t t t t t t t w t w t t t t t t t t w t w 6 7 t w 2 w 2 t 6 t w t t t w 8 6 t t w t w 5 t w t t w t w 1 t t t w t 2 t w 3 r t t t t w t w t w 5 t t w t w t t w t t t w t w 4 t t w 4 5 1 t w t t w t t w 1 2 t w 6 8 w 2 2 2 3 6 8 1 5 7 4',72,115,174,171,'t t w t t t t t t t t 2 t t 2 t t t t t t t t t t t t t t t t t t t t t w t t t t w t w t 2 t t t t t w t t w t t t w 2 t w t t t t w t t t 6 t t t t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t t w t t t t 2 t t t w 7 t t 2 t t t w t t 6 t 2 t w t 2 t t t w t w t t t t w t t t t t t t t w t w t t t t t t t t w t w 6 7 t w 2 w 2 t 6 t w t t t w 8 6 t t w t w 5 t w t t w t w 1 t t t w t 2 t w 3 r t t t t w t w t w 5 t t w t w t t w t t t w t w 4 t t w 4 5 1 t w t t w t t w 1 2 t w 6 8 w 2 2 2 3 6 8 1 5 7 4','99e6e6ff8ba08732193b738f92af1f8f','c6082811dcd81f61140ffdc60930fac5266475da265774e304d4b63fb1648d8c');
INSERT INTO "dailies" VALUES('2026-11-05','sultan-classic',15,'t 2 t t t t t t t 2 t t t t t t t t t 2 t t t t t t t t t t t t t w t t t t w t w 2 t t t t t w t t w t t t w t w t t t 2 t t 2 t t 6 t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t 6 6 8 t t t t t w w t w t 7 t t t w 2 2 7 7 2 t t w t w t t t t w 8 2 t w t t t t 3 t w t w t 3 t 3 t t t t w 3 5 w 3 7 w 3 7 7 3 t 3 7 3 t 8 8 t w t 3 3 r 3 t w t 2 t t 1 t t w 6 t w w 7 t w 2 3 7 7 5 t w 5 w 3 1 w w 3 5 8 2 4 7 6',91,149,125,122,'t 2 t t t t t t t 2 t t t t t t t t t 2 t t t t t t t t t t t t t w t t t t w t w 2 t t t t t w t t w t t t w t w t t t 2 t t 2 t t 6 t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t 6 6 8 t t t t t w w t w t 7 t t t w 2 2 7 7 2 t t w t w t t t t w 8 2 t w t t t t 3 t w t w t 3 t 3 t t t t w 3 5 w 3 7 w 3 7 7 3 t 3 7 3 t 8 8 t w t 3 3 r 3 t w t 2 t t 1 t t w 6 t w w 7 t w 2 3 7 7 5 t w 5 w 3 1 w w 3 5 8 2 4 7 6','308683658f888430c20001bc8699f458','1f70c8dd96fa8d86d58fa195723e8ae5a9b0d7646b0053a05d28ef9162e6d1b0');
INSERT INTO "dailies" VALUES('2026-11-05','shah',22,'d d 7>4 t f t w>4 t t t t t t t t 7>4 f 6>7 f t t 8>6 f t 3>8 f t t w 8 8 f t w t w t w 4 4 4 t t 4 f t t t t t t w>8 3>8 f t w 4 f t t 1>4 f t t 1>5 f t w>7 t w 2 2 3 3 f f f f w>8 t t w t w t t w>8 t t w 8 8 t 8 8 8>3 f t w t w>5 t w>3 t t t w t w 7 7 7 7 7 5 5 2^7 2 f w f f f t 5 f t t w>5 t 1 f t w t t w 6 6 6 f f t 1 w 1 1 3 3 3 6 f w f w>5 f w f w>7 1>3 t f t w>3 2>3 2 5 5 5 5 7 7 7 7 t f t w>4 8>4 t w 3 3 3 3 t f t w t w 4 4 4 4 1 8 8 5 4 4 3 2 2 1 3 6 6 7 1',45,123,25,22,'d d 7>4 t f t w>4 t t t t t t t t 7>4 f 6>7 f t t 8>6 f t 3>8 f t t w 8 8 f t w t w t w 4 4 4 t t 4 f t t t t t t w>8 3>8 f t w 4 f t t 1>4 f t t 1>5 f t w>7 t w 2 2 3 3 f f f f w>8 t t w t w t t w>8 t t w 8 8 t 8 8 8>3 f t w t w>5 t w>3 t t t w t w 7 7 7 7 7 5 5 2^7 2 f w f f f t 5 f t t w>5 t 1 f t w t t w 6 6 6 f f t 1 w 1 1 3 3 3 6 f w f w>5 f w f w>7 1>3 t f t w>3 2>3 2 5 5 5 5 7 7 7 7 t f t w>4 8>4 t w 3 3 3 3 t f t w t w 4 4 4 4 1 8 8 5 4 4 3 2 2 1 3 6 6 7 1','fa12b0f75363d3d7d08f69f79dd0450c','9b42237bb5f7a1e58e341540f5af84a0c5d243788e745f3016c28c6ddcef69c4');
INSERT INTO "dailies" VALUES('2026-11-06','sultan',16,'t t t t t t w t 7 t t t t t t t t t t t t w t t w t t t w t t t t t t t t w t t t t t t t t t t w t t t t t w t t t 7 t t t t t t t t w t t w t t w t t w t w t t t w t t t t t w t t t t t w t 6 t w t t 7 t 1 t t t 7 t r t t w t 7 t 4 t 2 t t 4 t t t w 1 t t 4 t t t t t w t w t w t t t w t t t t w t w 1 t t t t t t t w t t w t 4 t w t t t w 8 2 t t w t t t w 8 t w t w t 7 t 1 t t t t t w t t t t w 1 t w 4 w 2 1 8 w t w t 5 t t w t r t t w t t w 7 3 t w t w t t t t w 5 t w t 6 t t 1 t w t 2 t w 3 t 1 t t w 8 6 t w 2 7 7 2 5 3 7 1 4 8 6',80,107,173,170,'t t t t t t w t 7 t t t t t t t t t t t t w t t w t t t w t t t t t t t t w t t t t t t t t t t w t t t t t w t t t 7 t t t t t t t t w t t w t t w t t w t w t t t w t t t t t w t t t t t w t 6 t w t t 7 t 1 t t t 7 t r t t w t 7 t 4 t 2 t t 4 t t t w 1 t t 4 t t t t t w t w t w t t t w t t t t w t w 1 t t t t t t t w t t w t 4 t w t t t w 8 2 t t w t t t w 8 t w t w t 7 t 1 t t t t t w t t t t w 1 t w 4 w 2 1 8 w t w t 5 t t w t r t t w t t w 7 3 t w t w t t t t w 5 t w t 6 t t 1 t w t 2 t w 3 t 1 t t w 8 6 t w 2 7 7 2 5 3 7 1 4 8 6','b4a57fc6a50791bdae0d8acb05103ff8','843d86d120eccb3cbc94533854e7f57dd890a563f0cfe8cdbbfc4767f6646322');
INSERT INTO "dailies" VALUES('2026-11-06','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7 7 t w r t t w 7 4 t t w t 1 2 t w t w 6 1 t w t w t t t w 4 t 4 4 t t t t t w 6 t t w 4 t t w t t w 1 1 1 1 t w 8 t w 4 2 t w w t w 3 w t w w w 3 w t 2 1 t w 7 5 5 5 5 t w 2 7 4 3 r 2 1 t w 5 8 7 1 8 5 3 6 2 4',98,141,107,104,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7 7 t w r t t w 7 4 t t w t 1 2 t w t w 6 1 t w t w t t t w 4 t 4 4 t t t t t w 6 t t w 4 t t w t t w 1 1 1 1 t w 8 t w 4 2 t w w t w 3 w t w w w 3 w t 2 1 t w 7 5 5 5 5 t w 2 7 4 3 r 2 1 t w 5 8 7 1 8 5 3 6 2 4','0663084639b972311202bb7f66c99cad','6000deac5730df9c5bf6f9d29ab309dff2770d94d1aed45b29af14ba9c64f7e9');
INSERT INTO "dailies" VALUES('2026-11-06','shah',23,'d d 4 t f 8>4 1>4 t f t f t t t 8>2 f t t 1>8 f t w t t 1>5 f 3>1 f 7>3 f t w>2 t t t t t w>1 t t t w>7 t t w>6 t w t t w>7 t t w 8 8 8 f f t w>7 w>7 t w>4 t t w 2 2 2 7 7 7 7 7 f f t t w>5 t w>3 t t t t t w t w>5 t w t t t t w 5 5 5 5 8 f f t t t t w 5>7 5 f f t t t w t t w t w t t t w 7 7 7 7 1 1 f f f w>7 t w 1 2 4 4 4 4 2 w 8 f f f f w f 1 f t w 4>7 f w 1 w w 7 7 7 f w 6 6 3 3 f 3 3 3 4 4 7 t 8^3 f t w>5 t w 8 4 6 8 7 5^4 5^7 5 t w 1^8 1 4 7 1 2^1 2 2 1 8 5 6 6 3 3',99,136,27,24,'d d 4 t f 8>4 1>4 t f t f t t t 8>2 f t t 1>8 f t w t t 1>5 f 3>1 f 7>3 f t w>2 t t t t t w>1 t t t w>7 t t w>6 t w t t w>7 t t w 8 8 8 f f t w>7 w>7 t w>4 t t w 2 2 2 7 7 7 7 7 f f t t w>5 t w>3 t t t t t w t w>5 t w t t t t w 5 5 5 5 8 f f t t t t w 5>7 5 f f t t t w t t w t w t t t w 7 7 7 7 1 1 f f f w>7 t w 1 2 4 4 4 4 2 w 8 f f f f w f 1 f t w 4>7 f w 1 w w 7 7 7 f w 6 6 3 3 f 3 3 3 4 4 7 t 8^3 f t w>5 t w 8 4 6 8 7 5^4 5^7 5 t w 1^8 1 4 7 1 2^1 2 2 1 8 5 6 6 3 3','3f3f1f580ac3221b6f151c9ba9581514','ad26ad6ea237998f49ea93690e8bdef9fc127016d96f23672e3335e5059516b4');
INSERT INTO "dailies" VALUES('2026-11-07','sultan',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w 8 t w t t t w t 2 t t t w t 1 t w t t t r t t w 3 t t 2 t w t t t t t t t t t t t t t t w 6 t t t t t w t t w t t t w t w t t t w t w t t w 6 t t w 6 2 t t w t w 2 t t t t 6 t w 3 5 w 8 t w t w t w 6 w t t t 3 t w t t t t w 1 4 t w t t w 3 8 6 6 w w w w 3 w t t w t t t t w t t 2 t w r t t t w 4 t w 1 t t w t t 2 t w 6 1 t w 6 2 4 4 4 4 6 8 2 1 6 5 4 3 7',70,143,166,163,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w 8 t w t t t w t 2 t t t w t 1 t w t t t r t t w 3 t t 2 t w t t t t t t t t t t t t t t w 6 t t t t t w t t w t t t w t w t t t w t w t t w 6 t t w 6 2 t t w t w 2 t t t t 6 t w 3 5 w 8 t w t w t w 6 w t t t 3 t w t t t t w 1 4 t w t t w 3 8 6 6 w w w w 3 w t t w t t t t w t t 2 t w r t t t w 4 t w 1 t t w t t 2 t w 6 1 t w 6 2 4 4 4 4 6 8 2 1 6 5 4 3 7','3c872255cc30a43174bbe6ae6d52cd1e','c28402ff79fd7cbd9c4cd5fc8fc39964f1525f44468fa37281d0d9904ec9b9da');
INSERT INTO "dailies" VALUES('2026-11-07','sultan-classic',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w t w t t 8 8 t t t w 1 t w t t 2 r t t w 3 8 t w t 2 t t t t t t 2 t t t t t w t t 3 t t w t t w t t t w 3 3 1 t w t w t 4 2 t w w t 2 t w 1 t 8 t 2 2 2 t w w t 8 t w 3 3 t t t w t w t 2 t t t t t t w 8 t 7 r t w 5 1 3 3 3 7 2 t 3 5 t 5 t w t w 4 w 4 7 7 5 t t w 1 1 1 t w 2 w 6 1 w 6 1 2 3 8 4 6 5 7',65,123,138,135,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w t w t t 8 8 t t t w 1 t w t t 2 r t t w 3 8 t w t 2 t t t t t t 2 t t t t t w t t 3 t t w t t w t t t w 3 3 1 t w t w t 4 2 t w w t 2 t w 1 t 8 t 2 2 2 t w w t 8 t w 3 3 t t t w t w t 2 t t t t t t w 8 t 7 r t w 5 1 3 3 3 7 2 t 3 5 t 5 t w t w 4 w 4 7 7 5 t t w 1 1 1 t w 2 w 6 1 w 6 1 2 3 8 4 6 5 7','15dd2f3ca7827839f68f5c8eea27b211','b795b5aa5e008f9f76316e124dac9adf89fdb91400221a8a3be66746f9560b30');
INSERT INTO "dailies" VALUES('2026-11-07','shah',24,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t t t t t t w 3 f t t w t t 3>6 f t t t w>8 t t t w t t w t t 3 f 1>3 f t 1>2 1 8 3 f f t 3 f t w 3>8 3 f f t t w t 3 f 5>3 5 f f w>1 w t w t w t w>1 t w t t t w>4 t t t w>3 t w 6 6 6 2 6 2>4 3^6 f 5>4 f f w t 2 2 2 2 2 7 6^2 6 f f w f w f f w w t w 1 1 7 f 1 w 2 1 6>7 t w t w 5 t w>4 t f t f t w 2 4 4 4 4 4 4 4 4 4 8 8 5 7 7 8 7 7 1^4 3^7 3 3 6 t w 8 1 4 5 6 7 2 t w 1 3',84,156,26,23,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t t t t t t w 3 f t t w t t 3>6 f t t t w>8 t t t w t t w t t 3 f 1>3 f t 1>2 1 8 3 f f t 3 f t w 3>8 3 f f t t w t 3 f 5>3 5 f f w>1 w t w t w t w>1 t w t t t w>4 t t t w>3 t w 6 6 6 2 6 2>4 3^6 f 5>4 f f w t 2 2 2 2 2 7 6^2 6 f f w f w f f w w t w 1 1 7 f 1 w 2 1 6>7 t w t w 5 t w>4 t f t f t w 2 4 4 4 4 4 4 4 4 4 8 8 5 7 7 8 7 7 1^4 3^7 3 3 6 t w 8 1 4 5 6 7 2 t w 1 3','c78e52aa3745a46ee3f6e5729ac67930','ca8b61bae0b8e634e28462ac77c202ad25ff8c7a71f9c32489266e6af697a00c');
INSERT INTO "dailies" VALUES('2026-11-08','sultan',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t t 3 t t w t t w t w t t t w t t w t t t t w t t 3 t t w t t w t 5 t 4 t t t t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t 4 t t t w t w 6 t w t t 5 t t t w t t 5 t t t w t w t t w t w t w 7 w t t t t t w 3 t w 5 w t 3 t t 4 t t w t 8 t t t t t t t t w 3 1 7 t t t w r t w t t t t w 3 7 8 8 8 8 4 8 8 2 8 8 8 6 t t t t w 4 8 6 t w t w t w 6 4 2 2 t w 7 8 5 7 6 1 3 2 4',70,146,167,164,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t t 3 t t w t t w t w t t t w t t w t t t t w t t 3 t t w t t w t 5 t 4 t t t t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t 4 t t t w t w 6 t w t t 5 t t t w t t 5 t t t w t w t t w t w t w 7 w t t t t t w 3 t w 5 w t 3 t t 4 t t w t 8 t t t t t t t t w 3 1 7 t t t w r t w t t t t w 3 7 8 8 8 8 4 8 8 2 8 8 8 6 t t t t w 4 8 6 t w t w t w 6 4 2 2 t w 7 8 5 7 6 1 3 2 4','9d5d9e164e52dd5e62cdca1a7fa974b9','fe6ab660f2aa142183ed2796ea82c91762ab680386799529907f91409f5927ef');
INSERT INTO "dailies" VALUES('2026-11-08','sultan-classic',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t 3 t t w t t w t w t t t w t t w t t t 3 t t t 3 t 3 3 5 t t 4 t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t t 5 t w t w 6 t 6 3 t t w t 6 t t 4 4 4 t w t w w t w t 7 t t t w 6 7 w 6 7 t w 3 7 1 t 4 1 1 3 8 8 1 t t w r t w t t 2 t w 8 t w 1 w 3 7 w 7 1 t w 6 6 5 6 8 t w t w 3 5 6 3 4 7 8 3 5 1 2 6',77,154,132,129,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t 3 t t w t t w t w t t t w t t w t t t 3 t t t 3 t 3 3 5 t t 4 t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t t 5 t w t w 6 t 6 3 t t w t 6 t t 4 4 4 t w t w w t w t 7 t t t w 6 7 w 6 7 t w 3 7 1 t 4 1 1 3 8 8 1 t t w r t w t t 2 t w 8 t w 1 w 3 7 w 7 1 t w 6 6 5 6 8 t w t w 3 5 6 3 4 7 8 3 5 1 2 6','50079e8a2970654f01a27ae2e8ba456a','c7f071fc0e439918816a8c172ce89f210b32091195d0020cb8ad55d7620f0e0d');
INSERT INTO "dailies" VALUES('2026-11-08','shah',25,'d 6 7 f f d 8 1>5 1 t f t w>6 t f t w>7 t f t t w t w t 3>7 f w>3 t t w 3 t w 6 6 f 3 t f t t w>6 1>6 f t w>2 t t w t t w>5 4>5 f t w 3 f 1>3 t f t t w t t t t t w 8 f t t w 3 3 f t w>3 t w 6 6 6 f t t w t w>7 t 1>7 f t t w t t t w 7 7 7 7 7 w f t t w>4 t w t t w 8 8 f f 7>8 f t t w t t w 6 6 5 5 5 f f 7>6 f t w t w 5 5 3 f f t t t 3 f t w 1 3 3 8 8 8 8 7^8 7 7 5^7 f 1 4 4 f f 1 4 1 t f t f t w t w 6 6 3 t w 6 3 2 2 2 1 6 5 2 5 1 4 7 7 8',51,135,19,16,'d 6 7 f f d 8 1>5 1 t f t w>6 t f t w>7 t f t t w t w t 3>7 f w>3 t t w 3 t w 6 6 f 3 t f t t w>6 1>6 f t w>2 t t w t t w>5 4>5 f t w 3 f 1>3 t f t t w t t t t t w 8 f t t w 3 3 f t w>3 t w 6 6 6 f t t w t w>7 t 1>7 f t t w t t t w 7 7 7 7 7 w f t t w>4 t w t t w 8 8 f f 7>8 f t t w t t w 6 6 5 5 5 f f 7>6 f t w t w 5 5 3 f f t t t 3 f t w 1 3 3 8 8 8 8 7^8 7 7 5^7 f 1 4 4 f f 1 4 1 t f t f t w t w 6 6 3 t w 6 3 2 2 2 1 6 5 2 5 1 4 7 7 8','b7671df664273093e02b74cb4fcdb5ad','0c2984a343122b5b83c7a7e7481ca865e3c4813d08123688ed527b3b34674222');
INSERT INTO "dailies" VALUES('2026-11-09','sultan',19,'t t t t t t t t 6 t t t w t 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t t w t 7 t t t w t 7 t t 7 t t t t w t w t w t w t t t t t t t t w t 6 t t t t t t t w t t w t t t t t t t t t t w t w t t t w t t t w t w 3 7 6 r t t t w t t t t t w t t t t t w t t w t t w t t w t t w t w t w w w t t t t t w t 6 t 1 t w 8 t t w t t t t t t t t t t t t t w t t t t t w 6 t w t t t w 1 t 2 t w 2 t t t w r t t w t w t t t w t t t w t w t w 6 t w 7 t w 5 8 3 t w t w 2 t t 1 t t w t w w t t t 4 t t t w t t w 5 4 t w 6 t w 1 1 5 1 1 5 1 3 7 4 2 6 8',57,127,177,174,'t t t t t t t t 6 t t t w t 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t t w t 7 t t t w t 7 t t 7 t t t t w t w t w t w t t t t t t t t w t 6 t t t t t t t w t t w t t t t t t t t t t w t w t t t w t t t w t w 3 7 6 r t t t w t t t t t w t t t t t w t t w t t w t t w t t w t w t w w w t t t t t w t 6 t 1 t w 8 t t w t t t t t t t t t t t t t w t t t t t w 6 t w t t t w 1 t 2 t w 2 t t t w r t t w t w t t t w t t t w t w t w 6 t w 7 t w 5 8 3 t w t w 2 t t 1 t t w t w w t t t 4 t t t w t t w 5 4 t w 6 t w 1 1 5 1 1 5 1 3 7 4 2 6 8','6eeb0400b43617c72a9bf29ff4bc869e','a68998021cd9ba92694a9f8caac28a120fcde3e39fa9c81a81bd52f58f82f76f');
INSERT INTO "dailies" VALUES('2026-11-09','sultan-classic',19,'t t t t t t t 6 t t t w 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t w 7 t t 7 7 t 7 t t t t w t w t w t w t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t w t w t t t w t w t t w t w 3 r t 7 7 t 6 t t w t t t t t t t w t t w t t t t w t w t w w t 6 t t t w t t w 2 t t t t t t t t t w t 1 2 t w t t 3 3 t t 1 t w 2 2 7 6 w t w t w t t t w t t r t t w t w t t t w t w t t w 1 1 1 t w 5 5 w 5 w 2 t 3 6 6 3 4 t t w 2 t 2 t w 1 t w w w 8 w w w 3 4 6 2 8 7 1 5',43,129,144,141,'t t t t t t t 6 t t t w 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t w 7 t t 7 7 t 7 t t t t w t w t w t w t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t w t w t t t w t w t t w t w 3 r t 7 7 t 6 t t w t t t t t t t w t t w t t t t w t w t w w t 6 t t t w t t w 2 t t t t t t t t t w t 1 2 t w t t 3 3 t t 1 t w 2 2 7 6 w t w t w t t t w t t r t t w t w t t t w t w t t w 1 1 1 t w 5 5 w 5 w 2 t 3 6 6 3 4 t t w 2 t 2 t w 1 t w w w 8 w w w 3 4 6 2 8 7 1 5','6fd76ede66d4b9f5778b0fe06485ede0','37be14212d8d9ffb65e19f629773940077ef5100f9999d4e3611cc56c9d16627');
INSERT INTO "dailies" VALUES('2026-11-09','shah',26,'d d 7>1 t f t t w>4 t 2>4 f t 2 f t t w>8 w>8 t t t w t t t t t w>4 t t t t t w>7 t t t t t t w>7 t w>2 t w>2 t w>1 t t t w t t w>7 t t t w t 5 5 2 2 2 f f w w 5 5 w 2^5 f f w>1 f 3>1 3 f f t w t t t w>4 t t t t w t t w t w>8 t w t w t w>2 t t t w>3 t t w 1 1 1 1 1 1 3 3 f f 3 f f w>2 5>3 f t t t w t w 4 4 4 4 4 8 8 8 8 8 2 f w 4 f f f w w t w 6 w>7 f w w w w>8 w>4 w 5>7 f t w 7 7 7 7 7 7 7 3 3 3 3 8 8 8 1^3 1 1 5 6^1 6 3 t 5 5 2 2 8 2 1 2 6 4^1 4^2 4 4 7 w 1 2',62,111,29,26,'d d 7>1 t f t t w>4 t 2>4 f t 2 f t t w>8 w>8 t t t w t t t t t w>4 t t t t t w>7 t t t t t t w>7 t w>2 t w>2 t w>1 t t t w t t w>7 t t t w t 5 5 2 2 2 f f w w 5 5 w 2^5 f f w>1 f 3>1 3 f f t w t t t w>4 t t t t w t t w t w>8 t w t w t w>2 t t t w>3 t t w 1 1 1 1 1 1 3 3 f f 3 f f w>2 5>3 f t t t w t w 4 4 4 4 4 8 8 8 8 8 2 f w 4 f f f w w t w 6 w>7 f w w w w>8 w>4 w 5>7 f t w 7 7 7 7 7 7 7 3 3 3 3 8 8 8 1^3 1 1 5 6^1 6 3 t 5 5 2 2 8 2 1 2 6 4^1 4^2 4 4 7 w 1 2','ab6a4ef847d73302aa6ee4809df9c3e5','16ebccaae394a42d61977ad72ed00980d7ef888459b5704b69d39083a777ba97');
INSERT INTO "dailies" VALUES('2026-11-12','sultan',20,'6 7 2 t t w t t 3 t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t w t t w t t t w t t t w t t w t w t t w t t t w 1 t t 5 t t t w t w 1 t w t t w t 7 t t t t t t t t t t t w w t t t w 5 6 1 t t t w t t w t t t t t t w 4 r t w t t t t t t t t w 2 4 w 7 t w t w t w 5 w t w 4 1 7 7 t t t w t t t t w t 4 t t t w t t w 2 1 3 t t t t t w 5 t t w 3 7 t 8 t t 8 t t t t t t w 4 3 7 w 4 t w t t w t w 5 8 2 t w t t w t r t t w 3 7 6 6 6 1 2 4 6 8 1 3 2 7 5',66,108,136,133,'6 7 2 t t w t t 3 t t w t t t t t t t t t t w t t w t t t t t t t t t t t t t t t w t t w t t t w t t t w t t w t w t t w t t t w 1 t t 5 t t t w t w 1 t w t t w t 7 t t t t t t t t t t t w w t t t w 5 6 1 t t t w t t w t t t t t t w 4 r t w t t t t t t t t w 2 4 w 7 t w t w t w 5 w t w 4 1 7 7 t t t w t t t t w t 4 t t t w t t w 2 1 3 t t t t t w 5 t t w 3 7 t 8 t t 8 t t t t t t w 4 3 7 w 4 t w t t w t w 5 8 2 t w t t w t r t t w 3 7 6 6 6 1 2 4 6 8 1 3 2 7 5','45bc1f789f2872db6277662daaec4e03','de05034ceaa823dd38f72189a847b66aa28f86308fa8d0500eb93245fa30020a');
INSERT INTO "dailies" VALUES('2026-11-12','sultan-classic',20,'t 6 t t 2 t 2 t t w t t 7 t t t t t t t w t 3 3 t t t t t t t t t t t t t t w t t w 3 t t w t t t w t 2 t w t t w t 2 t w 1 5 t t t w t w t w t 2 2 t t t t t t 6 t t t t w w t t t w 5 t t w 3 3 7 3 2 t t t w 4 6 r 4 t t t t t t w t w 6 6 2 t t w 1 t t 2 2 t t w t w w t w t w 1 8 w 1 4 6 t 4 t w t w w t w t w 6 5 t w t w t t w w t w t w 7 t w w t w w w 7 w w w 6 3 2 6 3 4 5 1 w 8 7',71,113,96,93,'t 6 t t 2 t 2 t t w t t 7 t t t t t t t w t 3 3 t t t t t t t t t t t t t t w t t w 3 t t w t t t w t 2 t w t t w t 2 t w 1 5 t t t w t w t w t 2 2 t t t t t t 6 t t t t w w t t t w 5 t t w 3 3 7 3 2 t t t w 4 6 r 4 t t t t t t w t w 6 6 2 t t w 1 t t 2 2 t t w t w w t w t w 1 8 w 1 4 6 t 4 t w t w w t w t w 6 5 t w t w t t w w t w t w 7 t w w t w w w 7 w w w 6 3 2 6 3 4 5 1 w 8 7','3716a661f5f61ba0f9a5044d303eb314','933de2866d19eceaadac4479afb31c7525fab9b8069cd3c1fd13d8cba57a90f3');
INSERT INTO "dailies" VALUES('2026-11-12','shah',27,'7 f d 4 f d 8 t f 4 1>5 t f t f 2>4 1>4 t f 2 t f t f t t 7 f t w>6 t t t 8>6 f t w>5 t 8 f t t w t w>8 1>8 f t w>2 t t t t w 1 f 6>1 t w>8 3>8 f t w 8 8 8 8 8 3 f f t w t w t t w>3 t t w>4 t t t w>8 t w>6 t t w>4 t w t 4 4 4 4 4 2 f 2 f t 4 f 8>4 t w t t t 2>8 2 f f t t t w>7 t w 2>7 2 2 5 5 3^2 f f w 5>8 5 5 3^5 3 4 f w>8 f w>8 f f t 4 f t w>6 2>6 3>6 t f t f t w 2 t w 4 4 4 8 8 8 8 8 t f t w t w t f t w>3 t w t w>1 t w>1 t w 7 7 6 1 1 1 1 8 8 5 1 5 1 7 6 6 6 6 6 6 4 2 7 6 7 3 3 2 5 3 3 4',72,110,32,29,'7 f d 4 f d 8 t f 4 1>5 t f t f 2>4 1>4 t f 2 t f t f t t 7 f t w>6 t t t 8>6 f t w>5 t 8 f t t w t w>8 1>8 f t w>2 t t t t w 1 f 6>1 t w>8 3>8 f t w 8 8 8 8 8 3 f f t w t w t t w>3 t t w>4 t t t w>8 t w>6 t t w>4 t w t 4 4 4 4 4 2 f 2 f t 4 f 8>4 t w t t t 2>8 2 f f t t t w>7 t w 2>7 2 2 5 5 3^2 f f w 5>8 5 5 3^5 3 4 f w>8 f w>8 f f t 4 f t w>6 2>6 3>6 t f t f t w 2 t w 4 4 4 8 8 8 8 8 t f t w t w t f t w>3 t w t w>1 t w>1 t w 7 7 6 1 1 1 1 8 8 5 1 5 1 7 6 6 6 6 6 6 4 2 7 6 7 3 3 2 5 3 3 4','9b9cd8b465ed46db0a0d8052947c1ec0','42d7c590423c859614e91ef1481086dee1e3234a98e12929bd33283371f7e1c4');
INSERT INTO "dailies" VALUES('2026-11-15','sultan',21,'t t t t 8 t t t t t t t t t t w 3 2 6 8 3 t 3 t t t w t 1 t t t t t t t t t t w t t t w 8 t w t t 5 t t t t w t t 3 t t t w 1 5 t w t t t t w t w 2 t t w 6 t 2 t t w t w t t w t t t w t w 4 6 t t 3 t t t t t t w t t w 8 t t 3 t t t w t t t w 3 t t t w 3 1 t t t w t w r t w t t w t t t t t t t t t w t t t w t w t t t t t t w t t w 5 w t 7 t t t t t w t t t w t 2 t t 2 t w t w t t r t w t t t t t t w 3 8 4 t w 7 w t w t w 8 6 6 6 6 4 4 2 1 1 1 3 8 4 5 1 2 8 4 7 6 3',45,130,137,134,'t t t t 8 t t t t t t t t t t w 3 2 6 8 3 t 3 t t t w t 1 t t t t t t t t t t w t t t w 8 t w t t 5 t t t t w t t 3 t t t w 1 5 t w t t t t w t w 2 t t w 6 t 2 t t w t w t t w t t t w t w 4 6 t t 3 t t t t t t w t t w 8 t t 3 t t t w t t t w 3 t t t w 3 1 t t t w t w r t w t t w t t t t t t t t t w t t t w t w t t t t t t w t t w 5 w t 7 t t t t t w t t t w t 2 t t 2 t w t w t t r t w t t t t t t w 3 8 4 t w 7 w t w t w 8 6 6 6 6 4 4 2 1 1 1 3 8 4 5 1 2 8 4 7 6 3','fda5a1003d7f8986731b6cc3b34deceb','6f9ebaf17a7164309911ac6370f18f9c641e7285c1e37d3435a52c29939e1c7a');
INSERT INTO "dailies" VALUES('2026-11-15','sultan-classic',21,'t t t t t t t t 8 8 t t t t w 3 t 2 6 6 t t t w t t 2 t t 1 t w t t t w 8 8 5 t t t t w t 3 t t t w 6 6 t 5 t w t w t t w t t t 2 t t t t t w t w t 4 6 3 t 8 t t t t w t 1 t 4 t w t t t w 1 2 t w w t t t w 4 r t w 6 t 8 8 t t t t w 5 4 4 2 2 t w w 5 3 4 t t t w 7 3 1 3 2 t t w 8 7 6 w 5 t w 6 t 7 5 5 t w 1 1 w 7 6 6 w w w w w 3 8 5 4 6 3 7 2 1',83,110,77,74,'t t t t t t t t 8 8 t t t t w 3 t 2 6 6 t t t w t t 2 t t 1 t w t t t w 8 8 5 t t t t w t 3 t t t w 6 6 t 5 t w t w t t w t t t 2 t t t t t w t w t 4 6 3 t 8 t t t t w t 1 t 4 t w t t t w 1 2 t w w t t t w 4 r t w 6 t 8 8 t t t t w 5 4 4 2 2 t w w 5 3 4 t t t w 7 3 1 3 2 t t w 8 7 6 w 5 t w 6 t 7 5 5 t w 1 1 w 7 6 6 w w w w w 3 8 5 4 6 3 7 2 1','3004d7184f034aa60c95b162d73e66a7','3826a55ab0e6b77235d7dd195b938042c58d926b7d114c66431f9f73325269ad');
INSERT INTO "dailies" VALUES('2026-11-15','shah',28,'5 f 1 f d d 5 7>3 8>4 t f t f 2 t f t w 8 t f t f t t t t t t t t t w 7 f t w 2 f t 6>2 f t w t w t w t t w t w>3 t t w t w t w t t t t t t w t t t t w t t t t w>4 t w 4 4 8 f t t w t t t w 2 8 w>6 f t w 5 5 f 1>6 f f t t w 6 6 6 f 8>6 8 1 f f w w w f 2>8 f w 1>8 f 7>2 f w w 3 3 3 3 f f t 6 t 6 f 4>6 4 2 2 4 3^4 f w 5 f t f t f t w>4 t w>4 t w 2 t f t w 5 5 3^5 3 3 7 2^3 2 4 4 4 t f t w 4 2 t w 8 8 8 7 7 1 1 2 6^2 6^7 6 3 6 1 2 7 8 5 8 4',98,154,19,16,'5 f 1 f d d 5 7>3 8>4 t f t f 2 t f t w 8 t f t f t t t t t t t t t w 7 f t w 2 f t 6>2 f t w t w t w t t w t w>3 t t w t w t w t t t t t t w t t t t w t t t t w>4 t w 4 4 8 f t t w t t t w 2 8 w>6 f t w 5 5 f 1>6 f f t t w 6 6 6 f 8>6 8 1 f f w w w f 2>8 f w 1>8 f 7>2 f w w 3 3 3 3 f f t 6 t 6 f 4>6 4 2 2 4 3^4 f w 5 f t f t f t w>4 t w>4 t w 2 t f t w 5 5 3^5 3 3 7 2^3 2 4 4 4 t f t w 4 2 t w 8 8 8 7 7 1 1 2 6^2 6^7 6 3 6 1 2 7 8 5 8 4','3e8bf76d8d4939e2e1ee17136729167c','156d91f5eb0ad5844087858d94f1dba73264fabc17079d03501a35b5e074a477');
INSERT INTO "dailies" VALUES('2026-11-16','sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w t w t t w t w t w r t w 5 5 5 t t t t w t t t t t w t t w t t t t t t t t t t t t t t t w w t t t w 6 5 w w t w t w 2 t t t w 2 t t w t t t w t w 3 t t t t t t w t w t w t 3 t 3 t w t t w 5 t t w t 2 t w 8 1 w 6 4 w w t t t t t w r t w t w 6 6 4 7 t t w 1 t t w t 2 t t w 3 t w t 2 t t 3 t w 4 7 5 7 4 4 3 3 3 1 7 2 5 4 6 8',76,108,164,161,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w t w t t w t w t w r t w 5 5 5 t t t t w t t t t t w t t w t t t t t t t t t t t t t t t w w t t t w 6 5 w w t w t w 2 t t t w 2 t t w t t t w t w 3 t t t t t t w t w t w t 3 t 3 t w t t w 5 t t w t 2 t w 8 1 w 6 4 w w t t t t t w r t w t w 6 6 4 7 t t w 1 t t w t 2 t t w 3 t w t 2 t t 3 t w 4 7 5 7 4 4 3 3 3 1 7 2 5 4 6 8','caaca09ee230bbaf77bdb3f5ecd76385','c58d1413c0715795d2dcc1dd73a96ac5f6661f2aa7f2a1ff59463f1811b35865');
INSERT INTO "dailies" VALUES('2026-11-16','sultan-classic',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t w t t t t w t t t w t t t t t t t w 1 1 1 t t w t w t 5 5 5 5 r t w t w t t t t t w t t t t t w t t w t t t t t w t 5 t t t 1 t t t t w 5 t t w t w 6 6 6 6 2 t w t 1 t 6 t w t w t 3 t w 7 1 t w t w 6 t w w t t w t 5 t 5 2 5 8 t w 6 6 7 7 r t w t w 7 7 t 3 t t w 1 1 1 5 5 5 1 6 w 6 w 8 8 3 8 2 6 6 1 3 4 5 2 8 1 6 7',79,110,131,128,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t w t t t t w t t t w t t t t t t t w 1 1 1 t t w t w t 5 5 5 5 r t w t w t t t t t w t t t t t w t t w t t t t t w t 5 t t t 1 t t t t w 5 t t w t w 6 6 6 6 2 t w t 1 t 6 t w t w t 3 t w 7 1 t w t w 6 t w w t t w t 5 t 5 2 5 8 t w 6 6 7 7 r t w t w 7 7 t 3 t t w 1 1 1 5 5 5 1 6 w 6 w 8 8 3 8 2 6 6 1 3 4 5 2 8 1 6 7','1497cdf512b0e90c950287e4a8a171c4','242b0802e5d11e52e8aaf5e83cd82bf5dd38ee6361dee5aafced87c30b6eebe0');
INSERT INTO "dailies" VALUES('2026-11-16','shah',29,'d 3 4 1 7 1 f 1 f f f 2 f f f d 3>1 3 7>6 7 t f t f t w t f t f t t t t w w w t t t w 2 f t 3>2 f t t 5>3 f t w>7 t t t t t w t t w>8 t w>8 t w>7 t w>5 t t t t t w 5 5 f t w 6 6>7 5>7 f 6 6 w w f f f t w>3 t 6>5 f 7>6 7 7 7 t 7 f t t w>7 t w w t t 4>7 f w>4 t t t t t w t w 8 8 t w 7 7 7 7 f f t w t w 1 1 4 4 f f t w 2 2 2 4 f f 4 f w f t 3 3 3 f t w 6 6 t w 5 5 7 7 7 3^7 3 1 6 5 2 2 2 1 6 3 5 7 8^2 t w t f t f t w 5 1 8 4 8 3 4 4 2',85,144,19,16,'d 3 4 1 7 1 f 1 f f f 2 f f f d 3>1 3 7>6 7 t f t f t w t f t f t t t t w w w t t t w 2 f t 3>2 f t t 5>3 f t w>7 t t t t t w t t w>8 t w>8 t w>7 t w>5 t t t t t w 5 5 f t w 6 6>7 5>7 f 6 6 w w f f f t w>3 t 6>5 f 7>6 7 7 7 t 7 f t t w>7 t w w t t 4>7 f w>4 t t t t t w t w 8 8 t w 7 7 7 7 f f t w t w 1 1 4 4 f f t w 2 2 2 4 f f 4 f w f t 3 3 3 f t w 6 6 t w 5 5 7 7 7 3^7 3 1 6 5 2 2 2 1 6 3 5 7 8^2 t w t f t f t w 5 1 8 4 8 3 4 4 2','0f44ecc626f05d2130340089a8781015','357313b8188383a41bdcf2258ce30e78b8971f69f496cf1519a2133a99c3f14b');
INSERT INTO "dailies" VALUES('2026-11-17','sultan',23,'t t t t t t t 1 t t 1 t t t t t t t t 1 t t t t w t t t t 1 t t t w t t t t t t t t t t t t t t t t t t t t w t t w t 1 t t t t w t t w t t t t w t 1 t t w t t t w t w t t w t t t t t t t w t w t t w t 5 t t w t w t 1 t 5 t r t t t w t w t t 1 t t t w t t t t w t t w t t t w t t t w t t t t t t w t t t t t w 5 3 6 t 1 t t t t t 6 t t t w t w t w t w 1 t t w t w t 7 t t w t t w 6 4 1 6 t w w t w t t w w 7 1 7 2 w t t t t t t r t w t t t t w 1 t t t w 7 t t w 5 t t 7 t w t t t w t t t w w 3 t w 3 5 t w t w 2 t w 1 w 8 5 2 8 3 7 6 4 1',74,142,172,169,'t t t t t t t 1 t t 1 t t t t t t t t 1 t t t t w t t t t 1 t t t w t t t t t t t t t t t t t t t t t t t t w t t w t 1 t t t t w t t w t t t t w t 1 t t w t t t w t w t t w t t t t t t t w t w t t w t 5 t t w t w t 1 t 5 t r t t t w t w t t 1 t t t w t t t t w t t w t t t w t t t w t t t t t t w t t t t t w 5 3 6 t 1 t t t t t 6 t t t w t w t w t w 1 t t w t w t 7 t t w t t w 6 4 1 6 t w w t w t t w w 7 1 7 2 w t t t t t t r t w t t t t w 1 t t t w 7 t t w 5 t t 7 t w t t t w t t t w w 3 t w 3 5 t w t w 2 t w 1 w 8 5 2 8 3 7 6 4 1','2749e1d6450cf16d2717c6a45686dfec','96ce4a2dbd4f16fc703dc672eeca615492f9b622e073b9ce291878e35cbe29c6');
INSERT INTO "dailies" VALUES('2026-11-17','sultan-classic',23,'t t t t t t 1 t 1 t t t t t t t 1 t t t t w t t t 1 t t t t t t t t t t t t t t t t t t t t t t t w t t w 1 t t t t w t t w t t t t t w w t t w t t t w t w t 1 1 t t t t t t w t w t t w 5 t 5 5 5 1 t 1 r t 3 3 t 6 3 t t w t t t 6 t 5 5 t t w t t t w t t w t 6 t t 1 t 5 t t w t 5 t t t t 1 t t t w t w 6 1 4 w 6 1 5 t 1 6 1 1 t t w w 5 t w 5 t w t 6 6 3 r t 8 1 4 t t w t t 1 1 t w 2 2 4 4 4 w 6 1 w 4 5 1 w w 4 4 2 6 3 5 1 7 8',48,126,117,114,'t t t t t t 1 t 1 t t t t t t t 1 t t t t w t t t 1 t t t t t t t t t t t t t t t t t t t t t t t w t t w 1 t t t t w t t w t t t t t w w t t w t t t w t w t 1 1 t t t t t t w t w t t w 5 t 5 5 5 1 t 1 r t 3 3 t 6 3 t t w t t t 6 t 5 5 t t w t t t w t t w t 6 t t 1 t 5 t t w t 5 t t t t 1 t t t w t w 6 1 4 w 6 1 5 t 1 6 1 1 t t w w 5 t w 5 t w t 6 6 3 r t 8 1 4 t t w t t 1 1 t w 2 2 4 4 4 w 6 1 w 4 5 1 w w 4 4 2 6 3 5 1 7 8','a08a05d4a3d53cb94c48f25d49b892b2','f8b76b0a207fbbf3b90294c100ed85dd2d1940d2735b361425c875172ff47ab5');
INSERT INTO "dailies" VALUES('2026-11-17','shah',31,'d d 4 5 8>6 t f t f 3 t w 7 t f t f t f 7 t w>3 t f t t w>3 t t w>6 t t t t t w t t w>6 t t w>2 t w t t t t t t w t w 1 f t t w t t w>7 t w>5 t t t w>5 t w>5 t t t 8>5 f t w 7 7 f t w t w>1 t w>2 t t w 4 4 4 8^4 f f f w w 2 2 2 f w>1 t t w 7 f t w>4 t t t t t t w t t w 2 7 f 7 5 5 7 5^7 f f w 5 t 5 5 1 1 1 1 1 2 f w f f w f f f w>2 t 5 5 5 8 1 7^5 f f f w 7 w>6 w t w 6 6 6 6 6 7 8 3 3 3 3 2^7 2>1 2 2 t w>4 t w 5 5 4 4 4 4 8 7 1 1 3 t w 1 1 6 4 6 5',96,144,23,20,'d d 4 5 8>6 t f t f 3 t w 7 t f t f t f 7 t w>3 t f t t w>3 t t w>6 t t t t t w t t w>6 t t w>2 t w t t t t t t w t w 1 f t t w t t w>7 t w>5 t t t w>5 t w>5 t t t 8>5 f t w 7 7 f t w t w>1 t w>2 t t w 4 4 4 8^4 f f f w w 2 2 2 f w>1 t t w 7 f t w>4 t t t t t t w t t w 2 7 f 7 5 5 7 5^7 f f w 5 t 5 5 1 1 1 1 1 2 f w f f w f f f w>2 t 5 5 5 8 1 7^5 f f f w 7 w>6 w t w 6 6 6 6 6 7 8 3 3 3 3 2^7 2>1 2 2 t w>4 t w 5 5 4 4 4 4 8 7 1 1 3 t w 1 1 6 4 6 5','ab0de389122e0a93ce95d387e3e0a113','7a308ee156fb687e0ed4c9f73e34ee45f5097ece91bac7e8bd1e5c33688a483d');
INSERT INTO "dailies" VALUES('2026-11-18','sultan',24,'t t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w 6 t t t t t w t w t t t t w 1 6 t t t 6 t t t t t t t w t w t w t 3 t w t w t t 6 t t t w t t t t w t t 6 t t t w t t t t t t t w 6 t w t t 4 t t t 6 t w t t 4 r t t w t w t t w t t w t w t t t t w 5 t w w t t t t w w 7 6 3 4 w w 1 8 t w 4 4 6 t t 2 t t w 2 t t w t 2 t t w 2 t w t w w 3 t t w t t w 1 t t w t w t w t 4 t w t t t t w t t w 1 t w w t 4 t w t t w 1 6 w 3 1 1 4 1 2 3 6 7 8 5',98,109,137,134,'t t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w 6 t t t t t w t w t t t t w 1 6 t t t 6 t t t t t t t w t w t w t 3 t w t w t t 6 t t t w t t t t w t t 6 t t t w t t t t t t t w 6 t w t t 4 t t t 6 t w t t 4 r t t w t w t t w t t w t w t t t t w 5 t w w t t t t w w 7 6 3 4 w w 1 8 t w 4 4 6 t t 2 t t w 2 t t w t 2 t t w 2 t w t w w 3 t t w t t w 1 t t w t w t w t 4 t w t t t t w t t w 1 t w w t 4 t w t t w 1 6 w 3 1 1 4 1 2 3 6 7 8 5','5a34fe874515773b5c35795b30959839','716d37f6d3edf8fab5feb966ded079ba9d6f26a2146a0cf82f356bc3d423feec');
INSERT INTO "dailies" VALUES('2026-11-18','sultan-classic',24,'t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w t t 6 t t w t w t t t t w t t 1 t t t t t t t w t w 3 3 6 t w t 6 t t 1 1 t t t w 6 6 t t t w t t t t t t t w 6 t t t t t t w t t r t t w 1 t 1 1 t w t w t w t 7 t w 5 5 w w w t t t t t t w 1 1 5 t w 6 4 w t t w t w w t 6 t w 8 8 8 w 3 3 2 2 t w w w w 7 2 2 2 t w t w 1 t w t t w t w 1 2 8 8 1 t w w 5 4 6 4 5 7 1 r 6 1 3 2 8',95,117,103,100,'t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w t t 6 t t w t w t t t t w t t 1 t t t t t t t w t w 3 3 6 t w t 6 t t 1 1 t t t w 6 6 t t t w t t t t t t t w 6 t t t t t t w t t r t t w 1 t 1 1 t w t w t w t 7 t w 5 5 w w w t t t t t t w 1 1 5 t w 6 4 w t t w t w w t 6 t w 8 8 8 w 3 3 2 2 t w w w w 7 2 2 2 t w t w 1 t w t t w t w 1 2 8 8 1 t w w 5 4 6 4 5 7 1 r 6 1 3 2 8','7ebc282a95d4e316098282d6297f6220','2714b0742121d5c707e41639bdb220960e6fb1fb2b03d258f3a6620e5a29345f');
INSERT INTO "dailies" VALUES('2026-11-18','shah',32,'d d 8 7>2 7 6>2 t f t f 4>6 t w t f 1>6 t f 7 t f t w t f t f 1 t w>4 t f t t w>3 5>3 f t w t t 7>5 f t w t t t t t w 1 f t t 7>1 f t w>2 t t 5>8 5>7 f t t t t t w 5 f t w>3 t t w 2 2 2 2 2 1 1 f f f t w>6 t w>1 t t w t w 5 f t w 4 4 f t 4 f t w t t t w t w t w>6 w>8 t t w 3 3 t t t w>5 t t w 6 6 6 6 6 8 8 7 7 f f t w t t w 1 1 1 1 7^1 f f 7 7 f f f t w 2 6 6 6 3^6 f f f t w 5 5 f 1>5 f t w t w t w 4 4 3 4 3 8^4 8 5 5 5 2 t w 1 8 6 2 1 1 6 3 6 7 7 7 2 4 5',58,108,22,19,'d d 8 7>2 7 6>2 t f t f 4>6 t w t f 1>6 t f 7 t f t w t f t f 1 t w>4 t f t t w>3 5>3 f t w t t 7>5 f t w t t t t t w 1 f t t 7>1 f t w>2 t t 5>8 5>7 f t t t t t w 5 f t w>3 t t w 2 2 2 2 2 1 1 f f f t w>6 t w>1 t t w t w 5 f t w 4 4 f t 4 f t w t t t w t w t w>6 w>8 t t w 3 3 t t t w>5 t t w 6 6 6 6 6 8 8 7 7 f f t w t t w 1 1 1 1 7^1 f f 7 7 f f f t w 2 6 6 6 3^6 f f f t w 5 5 f 1>5 f t w t w t w 4 4 3 4 3 8^4 8 5 5 5 2 t w 1 8 6 2 1 1 6 3 6 7 7 7 2 4 5','6643b261a7365c6bca0e9cbaae461977','03bc88bf00f7f0e01fc0ec8fd2aca3f2ee99362cb431b033b688f558a546eaee');
INSERT INTO "dailies" VALUES('2026-11-19','sultan',25,'t t t t 3 t t 6 t t t t t t w t t t t 6 t t w t w t t t t w t w t t t t t t t t t t t w t t t t t t t t t t t t t t w t t t w t t t t w t t w 3 t 6 t 4 t t t t t t w 2 4 t t t t t 7 t t t t w t t w 2 6 t t w w 4 7 3 t w t t t t w t w t w t w 8 r t t t t w t t t w t t 1 t 1 t t t 1 t t w t t t t w t w t t t t t w t w 3 t t w t t t w w 3 1 t t w 7 w 6 6 7 w w t w t w t t t w 8 7 w t 8 t t 7 t t t t w 2 t t t 8 t t w 8 3 t t w 8 1 6 6 6 4 w 1 w w 8 1 1 4 1 8 5 7 6 3 2',50,148,139,136,'t t t t 3 t t 6 t t t t t t w t t t t 6 t t w t w t t t t w t w t t t t t t t t t t t w t t t t t t t t t t t t t t w t t t w t t t t w t t w 3 t 6 t 4 t t t t t t w 2 4 t t t t t 7 t t t t w t t w 2 6 t t w w 4 7 3 t w t t t t w t w t w t w 8 r t t t t w t t t w t t 1 t 1 t t t 1 t t w t t t t w t w t t t t t w t w 3 t t w t t t w w 3 1 t t w 7 w 6 6 7 w w t w t w t t t w 8 7 w t 8 t t 7 t t t t w 2 t t t 8 t t w 8 3 t t w 8 1 6 6 6 4 w 1 w w 8 1 1 4 1 8 5 7 6 3 2','ee4d2ce63b90be571aa6e2ac084df4f0','377db700250a088591b3c9754f85822c8b82b3e0f8e677e4821fbc854567e119');
INSERT INTO "dailies" VALUES('2026-11-19','sultan-classic',25,'t t t 3 t 6 t t t t t 6 t t t t t 6 6 t 6 t t w t w t t t t t t t t t t t w t t t t t t 6 t t t t t 6 t w t t t w t t t t w t t w 3 6 t t t t 4 t w t 2 6 t t t w t 2 t w t t w 4 t w t w t 4 t 3 3 3 3 3 r t 3 3 t 8 5 5 1 1 1 t 6 t t 3 t t t t w 3 3 t w t 2 2 3 t t t t w w t w 2 2 4 7 3 t 3 t 2 t t t w t t 4 t w t w t t w t w t 6 8 5 6 r 5 8 4 t w 8 8 2 6 3 3 3 8 2 6 6 6 2 5 4 6 8 1 7 3',62,149,97,94,'t t t 3 t 6 t t t t t 6 t t t t t 6 6 t 6 t t w t w t t t t t t t t t t t w t t t t t t 6 t t t t t 6 t w t t t w t t t t w t t w 3 6 t t t t 4 t w t 2 6 t t t w t 2 t w t t w 4 t w t w t 4 t 3 3 3 3 3 r t 3 3 t 8 5 5 1 1 1 t 6 t t 3 t t t t w 3 3 t w t 2 2 3 t t t t w w t w 2 2 4 7 3 t 3 t 2 t t t w t t 4 t w t w t t w t w t 6 8 5 6 r 5 8 4 t w 8 8 2 6 3 3 3 8 2 6 6 6 2 5 4 6 8 1 7 3','864ae058f439be9bba521b61318b7cd3','e7313f13459a5539540191b6306cb86e1991d96099df703fa6ab10ee70a1e8fa');
INSERT INTO "dailies" VALUES('2026-11-19','shah',33,'8 f 7 f d d 7 6>4 8>2 t f t f t w>4 t f t w>4 t t t w t t t w 8 8 8 3^8 f f 1 f f t w t t w 7 7 f t f t w 4 4 4 4 1 4 t f t f t f t w t t w t w>6 t w t w>8 t t w>6 t w 6 6 t 6>8 f t t w>7 t t t w>2 t w 5 f w>2 t t t w t w>2 t w t w t t w t t t w 6 f w>6 t t w t w t t t t w 3 f t w>8 t t t t w 2 2 2 2 2 2 2 4^2 f f 4 8 8 8 f f t 3 w>1 w>1 w>4 f w>2 8>2 8 f w 2 2 2 2 8 f w>7 t w 8 3^8 3 4 t w>5 t w 7 7 7 3 1 1 1 7 7 6^3 6^7 6 6 4^6 4 4 3 7 8 5^3 5^4 5 5 1 3 4 1 2 2 6',60,112,29,26,'8 f 7 f d d 7 6>4 8>2 t f t f t w>4 t f t w>4 t t t w t t t w 8 8 8 3^8 f f 1 f f t w t t w 7 7 f t f t w 4 4 4 4 1 4 t f t f t f t w t t w t w>6 t w t w>8 t t w>6 t w 6 6 t 6>8 f t t w>7 t t t w>2 t w 5 f w>2 t t t w t w>2 t w t w t t w t t t w 6 f w>6 t t w t w t t t t w 3 f t w>8 t t t t w 2 2 2 2 2 2 2 4^2 f f 4 8 8 8 f f t 3 w>1 w>1 w>4 f w>2 8>2 8 f w 2 2 2 2 8 f w>7 t w 8 3^8 3 4 t w>5 t w 7 7 7 3 1 1 1 7 7 6^3 6^7 6 6 4^6 4 4 3 7 8 5^3 5^4 5 5 1 3 4 1 2 2 6','3814a987d3c858ac5318bf54140c3a28','9cb495c506bee3ac15088593b8c05ef9eae39f26f3947821699c0185887cb723');
INSERT INTO "dailies" VALUES('2026-11-20','sultan',26,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t w t t t t t t w t t t w t t t w t t w t w t t t w 2 t t t t t t t t w t w 2 t t w t 8 t w t w t r t t t w 2 4 t t 7 t t t t t w t t t w 7 4 t 3 t t t t w t t t w 6 t t w t t 8 t t w t t t w 8 t w t 7 t t t w t w t 3 t 3 t w t w t w 2 3 7 t t w t t w 1 t w 8 w 4 w w t w 2 t t w t w 4 5 w 6 t w 6 6 w w 3 2 t w 2 6 1 4 3 7 8 5',68,113,138,135,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t w t t t t t t w t t t w t t t w t t w t w t t t w 2 t t t t t t t t w t w 2 t t w t 8 t w t w t r t t t w 2 4 t t 7 t t t t t w t t t w 7 4 t 3 t t t t w t t t w 6 t t w t t 8 t t w t t t w 8 t w t 7 t t t w t w t 3 t 3 t w t w t w 2 3 7 t t w t t w 1 t w 8 w 4 w w t w 2 t t w t w 4 5 w 6 t w 6 6 w w 3 2 t w 2 6 1 4 3 7 8 5','a48052fca0d377d0a20c8cfd8855374c','f25ac8e813151dea4da17db0f5f5eda7423a1b65d49e804bf373fd94ac266e76');
INSERT INTO "dailies" VALUES('2026-11-20','sultan-classic',26,'t t t t 2 t t t t 2 8 t t w t 8 t t t t t t w t t t t w t t t 8 4 t t t 7 7 7 7 t t t t t 8 8 2 t t t t t t w 4 t w 2 2 t t t t t w t t 2 t 2 2 t t w 2 2 t t w t t w 4 t t t t 8 8 t t w 7 7 4 4 1 r 1 8 t t t 8 t t t t t t w t w t 8 t 1 1 t 3 t w 5 1 t t t t w 3 6 w 6 3 5 t w 4 4 2 w 2 2 2 t t w t w 4 6 w 6 6 1 t w 7 r 7 7 4 1 5 5 6 4 3 1 5 4 7 5 2 6 8 1 3',96,124,82,79,'t t t t 2 t t t t 2 8 t t w t 8 t t t t t t w t t t t w t t t 8 4 t t t 7 7 7 7 t t t t t 8 8 2 t t t t t t w 4 t w 2 2 t t t t t w t t 2 t 2 2 t t w 2 2 t t w t t w 4 t t t t 8 8 t t w 7 7 4 4 1 r 1 8 t t t 8 t t t t t t w t w t 8 t 1 1 t 3 t w 5 1 t t t t w 3 6 w 6 3 5 t w 4 4 2 w 2 2 2 t t w t w 4 6 w 6 6 1 t w 7 r 7 7 4 1 5 5 6 4 3 1 5 4 7 5 2 6 8 1 3','7e6a7dc45e55a6cdb5aa527f05633e97','9d070bf676e3190db93c847c839b91b82f061003899677cacb98bf9e740854e0');
INSERT INTO "dailies" VALUES('2026-11-20','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t w t w t t t w t t 6>8 f t t t w>4 t t t w t t t t w>3 t t t w>2 t t t w t w t 6 6 f f t t w>8 t t t w t t w 1 f t t t t w 7 f t w>6 t w 1>6 1 1 4^1 f f 4>7 f t 1>6 f t 1 f t t t w 2 2 2 f f t w t w t 1 f t w t w t 1 f t w 2 f t w 2 f w>2 w 7 4 4 f f w>7 w w w w w 6 8 8 8 8 f f w 1 f t 8>3 8 8 2^8 f w 2>1 2 2 3 3 3 3 3 1^2 1^3 1 1 4 4 6 6 6 7 7 4 7 7 5^1 5 5 6 6 1 t w 8 8 2 3',47,152,18,15,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t w t w t t t w t t 6>8 f t t t w>4 t t t w t t t t w>3 t t t w>2 t t t w t w t 6 6 f f t t w>8 t t t w t t w 1 f t t t t w 7 f t w>6 t w 1>6 1 1 4^1 f f 4>7 f t 1>6 f t 1 f t t t w 2 2 2 f f t w t w t 1 f t w t w t 1 f t w 2 f t w 2 f w>2 w 7 4 4 f f w>7 w w w w w 6 8 8 8 8 f f w 1 f t 8>3 8 8 2^8 f w 2>1 2 2 3 3 3 3 3 1^2 1^3 1 1 4 4 6 6 6 7 7 4 7 7 5^1 5 5 6 6 1 t w 8 8 2 3','adf24df94791e35ae807b1e304d1c3e0','67e5e9ed55be088bd8d86a1fef9637a2de31d84ede48c51c3de7f126c56acd51');
INSERT INTO "dailies" VALUES('2026-11-21','sultan',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w 6 t 6 t 2 t t t 8 t t t t t w t t t t t t w 4 8 8 6 t t t w t w t t 4 t w t t w t 2 t t t t t w 4 1 t t t t t w 2 5 t t t w 6 t w t w 3 t t t w t w t w 1 t 5 t w 4 t w 1 6 w 4 w w 7 t t w 3 3 r t t w t t w 7 t w 3 7 1 6 6 2 t t 7 t w 5 4 1 5 4 8 4 5 7 2 3 1 6',56,155,166,163,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w 6 t 6 t 2 t t t 8 t t t t t w t t t t t t w 4 8 8 6 t t t w t w t t 4 t w t t w t 2 t t t t t w 4 1 t t t t t w 2 5 t t t w 6 t w t w 3 t t t w t w t w 1 t 5 t w 4 t w 1 6 w 4 w w 7 t t w 3 3 r t t w t t w 7 t w 3 7 1 6 6 2 t t 7 t w 5 4 1 5 4 8 4 5 7 2 3 1 6','e8919d1e9a850002888367869db1271a','ae1cfa6a740c7dd4ed6afe6e921949ae92296022188a653378b26f9f46982610');
INSERT INTO "dailies" VALUES('2026-11-21','sultan-classic',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t t t t t t t t w t t w t t w t t 8 t t t t t w t t t 2 t 8 t t t w t t w r t w t t t t t t w t w t t t t w t t w t 8 8 t t w t w 6 t t t 8 t w t t t t w t 2 t t t t w 4 8 t w w w t w t 6 t w t t t w 5 t t t w t t w 6 t 1 t t w 5 t t w 2 t w 3 1 t w t w t w t w t w 1 w 3 3 7 r t t w t 7 t w t 6 5 8 1 7 7 7 7 1 t t w w 1 t w 1 2 t w w t w w 4 w 1 4 1 3 8 6 7 2 5',41,146,148,145,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t t t t t t t t w t t w t t w t t 8 t t t t t w t t t 2 t 8 t t t w t t w r t w t t t t t t w t w t t t t w t t w t 8 8 t t w t w 6 t t t 8 t w t t t t w t 2 t t t t w 4 8 t w w w t w t 6 t w t t t w 5 t t t w t t w 6 t 1 t t w 5 t t w 2 t w 3 1 t w t w t w t w t w 1 w 3 3 7 r t t w t 7 t w t 6 5 8 1 7 7 7 7 1 t t w w 1 t w 1 2 t w w t w w 4 w 1 4 1 3 8 6 7 2 5','cb3b4882b25f8cdeefd0a0ba76cc4847','ac83a1a70412538d82d8fcdd770ebcc38bcce42e3c06a6547c2bbfc091c02779');
INSERT INTO "dailies" VALUES('2026-11-21','shah',53,'d 1 7 8 f f f d 3 8>1 t w>6 t f t f t t w t 4>3 f t w>7 t 5>4 f 8>5 f t t w>5 t t t t t t w 1 t w>3 t 1 f 2>1 f w>3 t t t t t w 5 5 t 5 f t w t 5 f t t 5>6 f t w>4 t t w t w t t t w>4 t t t t w t 2 f t t w 1 1 f t 5>2 f t t t w>4 t w 3 3 3 3 f t w 6 8 8 8 f w w>5 f f w>8 t 4 4 4 4 4 3 w f 4 f w>2 w>8 f w t w>7 w>7 4>7 f t w 4 w f t t t 4>5 f t t w t w>1 t w 1 t w 1 1 5 5 5 7 7 7 7 7 1 f f f 5 5 t 7 3^5 3 6 6 6 2 2 2 2 2 w 4 4 4 5 7 6 8 8 8 3 1^2 1 t w 1 2 8 8',62,111,26,23,'d 1 7 8 f f f d 3 8>1 t w>6 t f t f t t w t 4>3 f t w>7 t 5>4 f 8>5 f t t w>5 t t t t t t w 1 t w>3 t 1 f 2>1 f w>3 t t t t t w 5 5 t 5 f t w t 5 f t t 5>6 f t w>4 t t w t w t t t w>4 t t t t w t 2 f t t w 1 1 f t 5>2 f t t t w>4 t w 3 3 3 3 f t w 6 8 8 8 f w w>5 f f w>8 t 4 4 4 4 4 3 w f 4 f w>2 w>8 f w t w>7 w>7 4>7 f t w 4 w f t t t 4>5 f t t w t w>1 t w 1 t w 1 1 5 5 5 7 7 7 7 7 1 f f f 5 5 t 7 3^5 3 6 6 6 2 2 2 2 2 w 4 4 4 5 7 6 8 8 8 3 1^2 1 t w 1 2 8 8','c173ffd20666d8ab9b70b19a43e1e0f4','285f54498650c54395e09bff2f174ad0d715fbceaaaedf2172afc7240c2f320a');
INSERT INTO "dailies" VALUES('2026-11-22','sultan',42,'t t w t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t t t w t t t t t w t t t w t t t t t t t t t t w t t t t t t t t t w t t t w t t t t t t t w t t w t t t w t t t t t w t w t t w t r t t t t t t t t t w t t t t t w t t t w t w t w t t t t t t t t t t t t t t w t 6 t t t 1 t t t w t t t w t t t w t 6 t t t t w 6 1 t t w t t t t t w t t t t t t t w t t t t w t t t r t w t w t t t w t t w 6 4 t w t t 1 t w t t t w t t w t w t t 6 t w 4 7 3 t w t 6 t t t w t w t t t w 3 t 8 t 2 t t t t t t w t t w 8 t w 6 t 2 t 4 t w 1 w 3 1 w t t t w 2 t w t w t w 4 w t 8 t w 8 8 w 6 4 1 7 1 2 5 3 8 6 4',56,101,210,207,'t t w t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t t t w t t t t t w t t t w t t t t t t t t t t w t t t t t t t t t w t t t w t t t t t t t w t t w t t t w t t t t t w t w t t w t r t t t t t t t t t w t t t t t w t t t w t w t w t t t t t t t t t t t t t t w t 6 t t t 1 t t t w t t t w t t t w t 6 t t t t w 6 1 t t w t t t t t w t t t t t t t w t t t t w t t t r t w t w t t t w t t w 6 4 t w t t 1 t w t t t w t t w t w t t 6 t w 4 7 3 t w t 6 t t t w t w t t t w 3 t 8 t 2 t t t t t t w t t w 8 t w 6 t 2 t 4 t w 1 w 3 1 w t t t w 2 t w t w t w 4 w t 8 t w 8 8 w 6 4 1 7 1 2 5 3 8 6 4','e1b677a480211795894626cff9784eb1','3585848f8cdb806bf055b3865f8541246d7f938bce2581a8aefc0d9e644bad4e');
INSERT INTO "dailies" VALUES('2026-11-22','sultan-classic',42,'t t w t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t w t t t t t t t t t t t t t w t t t t t t w t t t w t t t w t t t t t t t w t t w t t t w t t t t t w t w t t t r t t w t t t t t t t w t t t t t w t t t t w t w t t t t t t t t t t t t t t w t w 6 t t t t t w t 1 t t t w t t t 1 t 6 t t w t t t t t t w t 1 t t 1 t t w t w t t t w t w w t t w t r t w t 6 t w t t w 1 4 1 t w t t t w t w t t w t w t t w t w t t 4 7 7 7 t t t w t w 1 3 7 7 t w w t w w t w 4 6 4 4 t w t w w 6 t 1 1 3 t w w w w w w w w w 6 3 3 1 5 7 4 8 2 6',79,128,184,181,'t t w t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t w t t t t t t t t t t t t t w t t t t t t w t t t w t t t w t t t t t t t w t t w t t t w t t t t t w t w t t t r t t w t t t t t t t w t t t t t w t t t t w t w t t t t t t t t t t t t t t w t w 6 t t t t t w t 1 t t t w t t t 1 t 6 t t w t t t t t t w t 1 t t 1 t t w t w t t t w t w w t t w t r t w t 6 t w t t w 1 4 1 t w t t t w t w t t w t w t t w t w t t 4 7 7 7 t t t w t w 1 3 7 7 t w w t w w t w 4 6 4 4 t w t w w 6 t 1 1 3 t w w w w w w w w w 6 3 3 1 5 7 4 8 2 6','e8ff4e145cc39028f47d64c3e1fe57ba','93c3fca39bb52539f775587da90b7a3decf4ad4815f11d00ad18951e6c679d3b');
INSERT INTO "dailies" VALUES('2026-11-22','shah',54,'7 f 2 f d d 3 1 3 5 6 4 t f t f t f 1 t f t f t w 1 t f t f t f 4>6 t f t t 1>4 f t t t w t w 4 4 f t t t t 3>1 f t w t t w w t t t w>5 t t w t 3 f t w t t t w t t t w 1 3 w f t w>8 t w t w 7 f w t t w 6 6 f t w 6 6 7 f f f 4>8 f w>3 w>1 5>7 t w>3 t w>8 t w t t w w t w 3 3 3 3 3 2 4^3 f f 4 7>5 7 7 7 6^7 6 t f t w>8 t w 6 2^6 t f t f t f t f t w 8 8 8 8 8 8 t f t w 1 1 1 7 7 2^7 2 2 3^2 t w 1 8 3 8 5^1 t w 3 t w 4 4 5^3 5 5 1 3 2 6 7 t w 6',59,129,20,17,'7 f 2 f d d 3 1 3 5 6 4 t f t f t f 1 t f t f t w 1 t f t f t f 4>6 t f t t 1>4 f t t t w t w 4 4 f t t t t 3>1 f t w t t w w t t t w>5 t t w t 3 f t w t t t w t t t w 1 3 w f t w>8 t w t w 7 f w t t w 6 6 f t w 6 6 7 f f f 4>8 f w>3 w>1 5>7 t w>3 t w>8 t w t t w w t w 3 3 3 3 3 2 4^3 f f 4 7>5 7 7 7 6^7 6 t f t w>8 t w 6 2^6 t f t f t f t f t w 8 8 8 8 8 8 t f t w 1 1 1 7 7 2^7 2 2 3^2 t w 1 8 3 8 5^1 t w 3 t w 4 4 5^3 5 5 1 3 2 6 7 t w 6','2da2d5b49970488667d3b4da3d682dfe','d45d386203bf26dba71ebc7a1d1fa117754d0d7a733760a59a3857aa8e0e968d');
CREATE TABLE day_puzzles (
	day DATE NOT NULL, 
	number INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	level INTEGER NOT NULL, 
	written TEXT NOT NULL, 
	is_shipped BOOLEAN NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "day_puzzles" VALUES('2026-11-18',1,'sultan',1551,2,'5 8 t t t t t t t t t w t t t t t t w t w t w t t t t t t t t t t t w t t w t t t t t t t w w 8 t t t w t t t t t t t t t t w t 1 4 6 t t w t t t w t t t t w t w t w 3 t t t t t t t t t t t t w t t w t t t w 4 w 3 t t t t w t t w r t t t t t t t t t t w 1 t t w w t t t t w t t t t t t w 8 t t w 4 2 t t t w t w 4 7 6 t t w t t t t t t t w t t w t t w 8 3 w t t t t t t t t t t t w t t w 8 t t t r t t w 5 t t 4 t 6 t t t t t|w 7 t t t 4 t t t t t w 6 t w 1 1 t t t t w t t w 4 2 t w 3 7 t t w t t w 3 1 t w t w 3 4 4 6 w w w 1 5 6 3 4 7 2 8|0 1 2',1);
INSERT INTO "day_puzzles" VALUES('2026-11-19',2,'sultan-classic',687,2,'t t t t t t t t t t t t t w t t t t w t t t t t t t 1 t t t t t t t 1 1 1 1 t 1 t t t t t t t t t w t t t 1 t t t w t t t w t t w t t t t w t t t t w t t t t t t t t t t w t t 1 1 t t t w t t t r t t t t w t t w t t t t w t t w t t t t w t t t t w t w t t w t 8 1 t 1 3 t t t t t w t t t t t t t t t t w t t t t w t w t t t t w t t t w t w 1 t w w w 7 w 5 1 1 t w 7 7 7 5 3 r 3 4 3 2 t w t w 1 1 t w 3 3 6 t w t w 5 7 7 t 6|t t 6 t w t t w 6 8 8 5 8 t w 4 4 2 w w w w 3 4 5 6 1 2 7 8|0 2 4',1);
INSERT INTO "day_puzzles" VALUES('2026-11-20',3,'shah',5300,2,'d d 2 8 5>4 1>4 7>4 t f t f t f t f t f t 1 f 3>1 t w>8 t f t t t t t w t t w t w t w>5 t t w>2 7>2 7 1 1 7 6^7 f f f f 1>7 f t t t t w 4 4 4 4 5 f t 5 f t t t w 3 3 f f t w t t w>8 t w t 5>8 f t t w t t w t w>2 t 5>2 f t t w>5 4>5 4 8 8 8 2 2 5 5 5 f f f t t t 4 f t t t t w t w>8 t t w t w 1 f t t t t t w>1 w>1 4>1 4 f f w>4 t t w>2 w>3 t w>3 t w t t t w>8 t w>7 7 1 1 1 1 1 1 3 2^1 7 7 7 5 5 5 7 w>3 4^7 6^5 f f f f f f 1 f f|1>7 6>7 f w 8 8 8 8 6 6 4^6 4 3 3 3 3 3 5 5 5 4 2^3 2^4 2^5 2 2 6 7 7 7 7 1 7 1 1 3 4 5 8|0 10 23',1);
INSERT INTO "day_puzzles" VALUES('2026-11-21',4,'sultan',402,3,'t 2 t 3 3 t t t t t w t t w t t t 3 t t t t t t t t t t t t t t t w t t t t w t t w t 2 t t 3 t t t t t t t w t t t t w t t t t t t t w t w t 3 t t t t w t w 2 3 t t t w t w 2 t w t t t t w t t t t w t t t w t t w t t w t t w t t w t w r t w t t t t t w 1 t t w t w 8 t t t t 1 t t t 3 t t t t t t t t w t t 7 t t w 7 t w t t t t w t t t t t w 4 t 1 t t t t w t t w t w t w t w t t 2 t w 5 t w 7 7 t w 4 w 4 t w t r t t t t t t|t w t t t t w t w 1 t t w t w 5 t t w t t t w w 7 t t w 3 8 1 w 5 w 8 4 w w 1 5 7 2 3 6 4 8|0 1 2',1);
INSERT INTO "day_puzzles" VALUES('2026-11-22',5,'sultan-classic',70,3,'t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t 2 w t t t t w t t t t t t 6 t t t t t t t t t t t t t t w t t t t t t t t w t t t t t t 5 t 4 t t t t w t t t w t t t t w t r t w t t t t t t t t t t t t t t t t t w t t w t t 4 t t t t t w t w t t w 4 3 t t w t t t w t 7 7 7 t t t t w t t w 7 2 t 1 t 8 8 t t t t t w t t t w t 1 3 t 7 t t t w t t t t w 5 r t t 7 1 1 3 8 8 t w 1 t w t 1 t t 6 t w 3 t w t w t t w 2 5 3 3 1|t 5 t t w t 7 7 t t t w 6 6 w 6 t w 8 1 5 5 1 1 w w 4 w w w w 5 6 7 w 2 w w 3 8 w|0 4 5 7 11',1);
INSERT INTO "day_puzzles" VALUES('2026-11-23',6,'shah',4065,1,'1 f d d 5 3 8>2 t f 1>3 t f t f t f t t 1 f t w t t 1>8 f t w>8 t t t w t t 1>2 f w>1 8>1 t t t t w t w>2 t t w 6 2 2 2 f 2 1 8 8 f f 2>1 f t t t w>2 t t w>7 t w t 6>7 f t w>3 t w>2 t 8>6 f t t t t t w t w>7 t t t t t t t w w t w>5 t w 6 6 f t w 7 7 7 7 8 f f t t t t t t w 8 f t w 8>3 8 8 6^8 f w w f w f w w 3 3 3 3 3 2 2 2 5 5 5 f f f f f t w t 8 f t 8>2 f t w 4 6>8 6 f f w 3 f t w t f 3>2 t w>7 t w 5 5|4>7 4 4 1 1 1 8 8 3 3 7^3 7^4 7 7 5 7 1 1 2^1 2^5 2^7 2 2 1 5 6 6 6 3 4 7 8 8|0 11 20',1);
CREATE TABLE deletions (
	receipt TEXT NOT NULL, 
	day DATE NOT NULL, whose TEXT, 
	PRIMARY KEY (receipt)
)
 WITHOUT ROWID

;
INSERT INTO "deletions" VALUES('e2a85341e255fde486bfa3d820d90549','2026-11-21',NULL);
CREATE TABLE former_games (
	id BIGINT NOT NULL, 
	former BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES games (id) ON DELETE CASCADE, 
	UNIQUE (former)
);
INSERT INTO "former_games" VALUES(295,4611686018427387905);
INSERT INTO "former_games" VALUES(296,4611686018427387906);
INSERT INTO "former_games" VALUES(297,4611686018427387907);
INSERT INTO "former_games" VALUES(298,4611686018427387908);
INSERT INTO "former_games" VALUES(299,4611686018427387909);
INSERT INTO "former_games" VALUES(300,4611686018427387910);
INSERT INTO "former_games" VALUES(301,4611686018427387911);
INSERT INTO "former_games" VALUES(302,4611686018427387912);
INSERT INTO "former_games" VALUES(303,4611686018427387913);
INSERT INTO "former_games" VALUES(304,4611686018427387914);
INSERT INTO "former_games" VALUES(305,4611686018427387915);
INSERT INTO "former_games" VALUES(306,4611686018427387916);
INSERT INTO "former_games" VALUES(307,4611686018427387917);
INSERT INTO "former_games" VALUES(308,4611686018427387918);
INSERT INTO "former_games" VALUES(309,4611686018427387919);
INSERT INTO "former_games" VALUES(310,4611686018427387920);
INSERT INTO "former_games" VALUES(311,4611686018427387921);
INSERT INTO "former_games" VALUES(312,4611686018427387922);
INSERT INTO "former_games" VALUES(313,4611686018427387923);
INSERT INTO "former_games" VALUES(314,4611686018427387924);
INSERT INTO "former_games" VALUES(315,4611686018427387925);
INSERT INTO "former_games" VALUES(316,4611686018427387926);
INSERT INTO "former_games" VALUES(317,4611686018427387927);
INSERT INTO "former_games" VALUES(318,4611686018427387928);
INSERT INTO "former_games" VALUES(319,4611686018427387929);
INSERT INTO "former_games" VALUES(320,4611686018427387930);
INSERT INTO "former_games" VALUES(321,4611686018427387931);
INSERT INTO "former_games" VALUES(322,4611686018427387932);
INSERT INTO "former_games" VALUES(323,4611686018427387933);
INSERT INTO "former_games" VALUES(324,4611686018427387934);
INSERT INTO "former_games" VALUES(325,4611686018427387935);
INSERT INTO "former_games" VALUES(326,4611686018427387936);
INSERT INTO "former_games" VALUES(327,4611686018427387937);
INSERT INTO "former_games" VALUES(328,4611686018427387938);
CREATE TABLE former_puzzles (
	id BIGINT NOT NULL, 
	former BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(id) REFERENCES puzzles (id) ON DELETE CASCADE, 
	UNIQUE (former)
);
INSERT INTO "former_puzzles" VALUES(20,4611686018427387905);
INSERT INTO "former_puzzles" VALUES(21,4611686018427387906);
INSERT INTO "former_puzzles" VALUES(22,4611686018427387907);
INSERT INTO "former_puzzles" VALUES(23,4611686018427387909);
INSERT INTO "former_puzzles" VALUES(24,4611686018427387910);
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
	touched_at DATETIME NOT NULL, 
	day DATE
, lesson INTEGER DEFAULT 0 NOT NULL, placed INTEGER, tie_breaker INTEGER, put_aside DATETIME, continued INTEGER, dealt_from BIGINT, direct BOOLEAN, match BIGINT REFERENCES matches (id) ON DELETE CASCADE, number INTEGER, puzzle BIGINT REFERENCES puzzles (id) ON DELETE CASCADE);
INSERT INTO "games" VALUES(1,'discord:1000000000000000001','sultan',3,'7 t w t t 3 t t w 8 t t t w 8 5 t t 7 t t w t 3 t w t t t t 5 t t t t w t 8 t t t t t t t t t w t t w t 5 t t w t w t 8 t t t t t t t t t t t t t t w t w t t t t w t t 8 t w t t t t t t t t w t t t t t t t w 2 w t t w t t t t w t w 3 t w t w 5 t w r t t t t t t w t t t t t t t 8 t t w t t w t t t w t t w 7 t','0',2,0,1,'given up','2026-09-28 10:00:03.000000','2026-09-28 10:00:09.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(2,'discord:1000000000000000001','sultan-classic',3,'t t w t 3 t t w 8','0',2,0,1,'given up','2026-09-28 10:00:12.000000','2026-09-28 10:00:18.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(3,'discord:1000000000000000002','sultan',3,'7 t w t t 3 t t w 8 t t t w 8 5 t t 7 t t w t 3 t w t t t t 5 t t t t w t 8 t t t t t t t t t w t t w t 5 t t w t w t 8 t t t t t t t t t t t t t t w t w t t t t w t t 8 t w t t t t t t t t w t t t t t t t w 2 w t t w t t t t w t w 3 t w t w 5 t w r t t t t t t w t t t t t t t 8 t t w t t w t t t w t t w 7 t t w t t t 8 t','0',2,0,1,'given up','2026-09-28 10:00:21.000000','2026-09-28 10:00:27.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(4,'discord:1000000000000000002','sultan-classic',3,'','',1,0,1,'closed','2026-09-28 10:00:30.000000','2026-09-28 10:00:30.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(5,'discord:1000000000000000003','sultan',3,'7 t w t t 3 t t w 8 t t t w 8 5 t t 7 t t w t 3 t w t t t t 5 t t t t w t 8 t t t t t t t t t w t t w t 5 t t w t w t 8 t t t t t t t t t t t t t t w t w t t t t w t t 8 t w t t t t t t t t w t t t t t t t w 2 w t t w t t t t w t w 3 t w t w 5 t w r t t t t t t w t t t t t t t 8 t t w t t w t t t w t t w 7 t t w t t t 8 t w t w t w t 8 t w 3 t w t w 5 t w t w t t t w t t t t w 8 t t w w 7 t t w t t 2 r t t t w 5 w t t t t w t w 3 1 2 t t w','0',2,0,1,'given up','2026-09-28 10:00:33.000000','2026-09-28 10:00:39.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(6,'discord:1000000000000000003','sultan-classic',3,'','',1,0,1,'closed','2026-09-28 10:00:42.000000','2026-09-28 10:00:42.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(7,'discord:1000000000000000003','shah',4,'d d t t 1 f t t w 3 f t w>6 w>6 t t t t t t t t t t t w t t w 8 f t w t t w','0',2,0,1,'given up','2026-09-28 10:00:45.000000','2026-09-28 10:00:51.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(9,'discord:1000000000000000005','sultan',3,'7 t w t t 3 t t w 8 t t t w 8 5 t t 7 t t w t 3 t w t t t t 5 t t t t w t 8 t t t t t t t t t w t t w t 5 t t w t w t 8 t t t t t t t t t t t t t t w t w t t t t w t t 8 t w t t t t t t t t w t t t t t t t w 2 w t t w t t t t w t w 3 t w t w 5 t w r t t t t t t w t t t t t t t 8 t t w t t w t t t w t t w 7 t t w t t t 8 t w t w t w t 8 t w 3 t w t w 5 t w t w t t t w t t t t w 8 t t w w 7 t t w t t 2 r t t t w 5','0',2,0,1,'given up','2026-09-28 10:01:03.000000','2026-09-28 10:01:09.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(10,'discord:1000000000000000005','shah',4,'d d t t 1 f t t w 3 f t w>6 w>6 t t t t t t t t t t t w t t w 8 f t w t t w t w>3 t t t t t t t w>8 t t t w>6 1>6 1 f f w t t w>3 4>3 4 f f 7>1 f t w 3 3 3 3 3 f f t w>7 t w>6 t t t t w t t w t t w>1 t t w 1 1 1 f t w>6 1>6 f t t w>7 t t w 6 6 6 6 6 6 6 6 w 5 6 1 f f f w>7 f w>7 4>5 f t w w 2 f t t t t w 5 5 f t 5 f 6>5 f t w 8 8 8 8 4^8 f f f w 4 4 2 4 3^4 3 3 w w w w w t w 2 7 7 7 7 7 5 5 6^3 t w 6 6 1 t w 5 8^6 8 1 3 1 8 5 7 t f t w 6 7 1 4 2','0',1,0,1,'won','2026-09-28 10:01:12.000000','2026-09-28 10:01:15.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(11,'discord:1000000000000000006','sultan-classic',3,'t t w t 3 t t w 8 7 t w w t t 5 t w 3 t w t t t 8 t t t t w 7 t t t t w t t t t t w t 5 5 t 8 8 7 t t 8 t t w t t t t t t t t t w t w t t t t w t 7 t w t t t t t t t w t w t t t t t t t w t t w t 2 t t w t w 3 3 3 5 r t 8 t w t 5 t w t t w t t 7 t t t w t t w t w 4 t t w 6 t t t t w 5 5 5 t w t w t w 2 t w t t t w 7 t 7 t t t 6 t w t t t t w 2 3 r 3 t w 7 t w t w 8 t w 6 6 2 5 t w 5 5 8 8 5 7 2 5 6 1 4 2 7 3 8','0',1,0,1,'won','2026-09-28 10:01:18.000000','2026-09-28 10:01:21.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(12,'discord:1000000000000000006','shah',4,'d d t t 1 f t t w 3 f t w>6 w>6 t t t t t t t t t t t w t t w 8 f t w t t w t w>3 t t t t t t t w>8 t t t w>6 1>6 1 f f w t t w>3 4>3 4 f f 7>1 f t w 3 3 3 3 3 f f t w>7 t w>6 t t t t w t t w t t w>1 t t w 1 1 1 f t w>6 1>6 f t t w>7 t t w 6 6 6 6 6 6 6 6 w 5 6 1 f f f w>7 f w>7 4>5 f t w w 2 f t t t t w 5 5 f t 5 f 6>5 f t w 8 8 8 8 4^8 f f f w 4 4 2 4 3^4 3 3 w w w w w t w 2 7 7 7 7 7 5 5 6^3 t w 6 6 1 t w 5 8^6 8 1 3 1 8 5 7 t f t w 6 7 1 4 2','0',1,0,1,'won','2026-09-28 10:01:24.000000','2026-09-28 10:01:27.000000','2026-09-28',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(13,'discord:1000000000000000001','sultan',4,'','',1,0,1,'closed','2026-10-03 10:00:03.000000','2026-10-03 10:00:03.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(14,'discord:1000000000000000003','sultan',4,'7 t t 8 t t t 3 t 3 t t w t t t t t t t t w t t t t t t t t t t t t t t t t t w t w t t t w t w t t 6 t t t t','0',2,0,1,'given up','2026-10-03 10:00:06.000000','2026-10-03 10:00:12.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(15,'discord:1000000000000000003','shah',5,'7 f d d 4 8 5>6 t w>6 2>6 t w 4 2 t w t f t w 8 8 1^8 t f t f t f t f t f t w>4 t f t f t w>7 t t t w>6 t t w>8 t w 7 7 7 f f 5>8 f t w>1 2>1 2 t w 6 6 6 6 6 t f t f t f t t t w 6 f t t t w w t t w 6>5 6 6 3^6 f 3 f f t f t w>5 t t t t w t t t t t t t w 1 1 1 6 f f 1>5 f w 5 5 5 5 5 1 f f f 1>5 f t w 8 t w t 1>5 f t t w>8 t t 1>8 f 3>1 3 3 4^3 f f w t t 4>5 f t w>3 t 7>3 f t 4>7 f 6>4 6 f t f 2>6 t f 1>2 t w 6 6 6 6 7 7 4 4 7 7 8 8 8 8 8 1 t w 3 3 3 1 3 t w 1 3 5 5 5 5 4 4 5 8 2 2 2 5 2','0',1,0,1,'won','2026-10-03 10:00:15.000000','2026-10-03 10:00:18.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(17,'discord:1000000000000000005','sultan',4,'7 t t 8 t t t 3 t 3 t t w t t t t t','0',2,0,1,'given up','2026-10-03 10:00:24.000000','2026-10-03 10:00:30.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(18,'discord:1000000000000000005','sultan-classic',4,'7 t t t t 8 3 t t w t t t t t t t t w t t t t t t t t 8 t t t t t t t t w t w t 8 5 t w t 5 3 t 6 6 6 t t t t t t w 7 t t t t 6 t t t w t 1 t t','0',2,0,1,'given up','2026-10-03 10:00:33.000000','2026-10-03 10:00:39.000000','2026-10-03',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(19,'discord:1000000000000000005','shah',5,'7 f d d 4 8 5>6 t w>6 2>6 t w 4 2 t w t f t w 8 8 1^8 t f t f t f t f t f t w>4 t f t f t w>7 t t t w>6 t t w>8 t w 7 7 7 f f 5>8 f t w>1 2>1 2 t w 6 6 6 6 6 t f t f t f t t t w 6 f t t t w w t t w 6>5 6 6 3^6 f 3 f f t f t w>5 t t t t w t t t t t t t w 1 1 1 6 f f 1>5 f w 5 5 5 5 5 1 f f f 1>5 f t w 8 t w t 1>5 f t t w>8 t t 1>8 f 3>1 3 3 4^3 f f w t t 4>5 f t w>3 t 7>3 f t 4>7 f 6>4 6 f t f 2>6 t f 1>2 t w 6 6 6 6 7 7 4 4 7 7 8 8 8 8 8 1 t w 3 3 3 1 3 t w 1 3 5 5 5 5 4 4 5 8 2 2 2 5 2','0',1,0,1,'won','2026-10-03 10:00:42.000000','2026-10-03 10:00:45.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(20,'discord:1000000000000000006','sultan-classic',4,'7 t t t t 8 3 t t w t t t t t t t t w t t t t t t t t 8 t t t t t t t t w t w t 8 5 t w t 5 3 t 6 6 6 t t t t t t w 7 t t t t 6 t t t w t 1 t t w 4 t t t t w t w t t t 5 t t t t w 4 3 t 8 8 5 t t w r t 4 t w t t t w t 6 t w t t t w t 6 t w 3 t t w 4 t 3 3 t t t w t t t 7 t t t t t t t w 2 t t w 2 5 7 w t t w t w t w 3','0',2,0,1,'closed','2026-10-03 10:00:48.000000','2026-10-03 10:00:51.000000','2026-10-03',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(21,'discord:1000000000000000007','shah',5,'7 f d d 4 8 5>6 t w>6 2>6 t w 4 2 t w t f t w 8 8 1^8 t f t f t f t f t f t w>4 t f t f t w>7 t t t w>6 t t w>8 t w 7 7 7 f f 5>8 f t w>1 2>1 2 t w 6 6 6 6 6 t f t f t f t t t w 6 f t t t w w t t w 6>5 6 6 3^6 f 3 f f t f t w>5 t t t t w t t t t t t t w 1 1 1 6 f f 1>5 f','0',2,0,1,'given up','2026-10-03 10:00:54.000000','2026-10-03 10:01:00.000000','2026-10-03',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(22,'discord:1000000000000000001','sultan',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7','0',2,0,1,'closed','2026-10-05 10:00:03.000000','2026-10-05 10:00:06.000000','2026-10-05',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(23,'discord:1000000000000000001','sultan-classic',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t 8 8 t t t t w t 8 8 8 8 t t t w t t t w t t w t t w t t t w t w t t t t t t t t r t 8 8 t t t t t','0',2,0,1,'given up','2026-10-05 10:00:09.000000','2026-10-05 10:00:15.000000','2026-10-05',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(24,'discord:1000000000000000001','shah',6,'d d 3 4 5 t f 1 t f t f t f t w t t t t t t t t w>5 3>5 f t t w>8 t 4>3 f t t t t t t t t t w>7 t w>7 4>7 f t t w>5 t t t w>3 2>3 2 f f 1>2 f t w t t w t w>1 t w t w t t t w t w t w 4 4 4 6^4 f f w f w 5 5 5 5>1 7>1 7 7 7 7 7 4^7 f f f f w 6 f w t t t t 7>1 f 8>7 t w>7 t t t w 3 3 3 3 7 7 8 8 2 2 f 3 f w w f f w>1 f w 3 8 w>7 t f t f t w t w>7 3>7 t f 2 5>3 t w 6 t w t w 4 4 6 t w>3 t f t w>7 t w 2 2 8^2 8 8 1 1 1 1 1 1 1 1 3 3 3 4 7 7 7 7 7 t f t w 5 1 4 5 6 2 7 7 3 3','0',1,0,1,'won','2026-10-05 10:00:18.000000','2026-10-05 10:00:21.000000','2026-10-05',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(25,'discord:1000000000000000002','sultan',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7 6 t w t 2 t t t t w t w t w 4 t t 6 t w t t t t t t w t 6 t 6 t w 6 t t w t 4 t w 2 8 t','0',2,0,1,'given up','2026-10-05 10:00:24.000000','2026-10-05 10:00:30.000000','2026-10-05',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(26,'discord:1000000000000000002','shah',6,'d d 3 4 5 t f 1 t f t f t f t w t t t t t t t t w>5 3>5 f t t w>8 t 4>3 f t t t t t t t t t w>7 t w>7 4>7 f t t w>5 t t t w>3 2>3 2 f f 1>2 f t w t t w t w>1 t w t w t t t w t w t w 4 4 4 6^4 f f w f w 5 5 5 5>1 7>1 7 7 7 7 7 4^7 f f f f w 6 f w t t t t 7>1 f 8>7 t w>7 t t t w 3 3 3 3 7 7 8 8 2 2 f 3 f w w f f w>1 f w 3 8 w>7 t f t f t w t w>7 3>7 t f 2 5>3 t w 6 t w t w 4 4 6 t w>3 t f t w>7 t w 2 2 8^2 8 8 1 1 1 1 1 1 1 1 3 3 3 4 7 7 7 7 7 t f t w 5 1 4 5 6 2 7 7 3 3','0',1,0,1,'won','2026-10-05 10:00:33.000000','2026-10-05 10:00:36.000000','2026-10-05',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(27,'discord:1000000000000000003','sultan-classic',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t 8 8 t t t t w t 8 8 8 8 t t t w t t t w t t w t t w t t t w t w t t t t t t t t r t 8 8 t t t t t w t t 7 t t t t 8 8 t w t w w t 6 6 6 6 t 4 t t t w t t w 2 7 t w t 2 2 6 6 8 8 t t t t w t w 7 t t t w t t t w 1 t w t w t w t t w w t t w t t w w 2 2 8 4 5 t w r t 8 t t w t w 2 1 3 3 w 1 1 2 t w t w w t w t w t w t t w 2 t w w 6 5 8 5 6 4 2 1 7 3 8','0',1,0,1,'won','2026-10-05 10:00:39.000000','2026-10-05 10:00:42.000000','2026-10-05',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(29,'discord:1000000000000000005','sultan',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7 6 t w t 2 t t t t w t w t w 4 t t 6 t w t t t t t t w t 6 t 6 t w 6 t t w t 4 t w 2 8 t w 4 t t t 5 t r t t t t w t w t t w w t w 4 1 6 t t t t t w t t t w t t w','0',2,0,1,'closed','2026-10-05 10:00:54.000000','2026-10-05 10:00:57.000000','2026-10-05',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(30,'discord:1000000000000000005','shah',6,'d d 3 4 5 t f 1 t f t f t f t w t t t t t t t t w>5 3>5 f t t w>8 t 4>3 f t t t t t t t t t w>7 t w>7 4>7 f t t w>5 t t t w>3 2>3 2 f f 1>2 f t w t t w t w>1 t w t w t t t w t w t w 4 4 4 6^4 f f w f w 5 5 5 5>1 7>1 7 7 7 7 7 4^7 f f f f w 6 f w t t t t 7>1 f 8>7 t w>7 t t t w 3 3 3 3 7 7 8 8 2 2 f 3 f w w f f w>1 f w 3 8 w>7 t f t f t w t w>7 3>7 t','0',2,0,1,'given up','2026-10-05 10:01:00.000000','2026-10-05 10:01:06.000000','2026-10-05',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(31,'discord:1000000000000000007','sultan',5,'t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t t t w t 8 t t t t w t t 8 t w t 8 t 8 t t t w t t t w t t w t t w t t t w t w t t t t 8 t t t t r t t w t t t t t t w 7 t t t t t t t t w 7 t t t 8 t t w t t w t t t t t t t t w t t 2 t w t t w t t w t w 8 7 6 t w t 2 t t t t w t w t w 4 t t 6 t w t t t t t t w t 6 t 6 t w 6 t t w t 4 t w 2 8 t w 4 t t t 5 t r','0',2,0,1,'given up','2026-10-05 10:01:09.000000','2026-10-05 10:01:15.000000','2026-10-05',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(32,'discord:1000000000000000001','sultan',6,'4 5 t t t t t w t t t t 5 t t t t w t t w t t t w t 4 t 4 t t t t t t w 5 t t t 5 t t t t w t t w t t w 3 t t 4 t w t w 5 t t t w t t w t t t w t t w t w 2 t w 1 2 w 5 t t w t w t w t t t t t t t w 2 t w t t t w 4 t w 2 t t t w t t t w t w 3 7 t 1 t t w t t t t t t r t w t w t w 4 1 7 1 t t 4 t w t t t t t t w t t t w 2 5 t w t t t 4 t w t t w 4 t t t w 6 t t w 4 t t 7 t t w 3 t w t w t t 7 r t t t w 4 w 5 8 8 8 1 4 5 5 2 1 7 5 8 4 6 3','0',1,0,1,'won','2026-10-06 10:00:03.000000','2026-10-06 10:00:06.000000','2026-10-06',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(33,'discord:1000000000000000001','shah',7,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f 6>1 t w t f t t t w t w>5 t t w t w t t w t t t t 7>8 f t t t w 7 f t t t t t t t w 5 t t w 1 1 f t w>6 t w t 5 w t w t t t t w>7 t t t w>4 t w 7 7 7 f f t w>2','0',2,0,1,'given up','2026-10-06 10:00:09.000000','2026-10-06 10:00:15.000000','2026-10-06',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(34,'discord:1000000000000000002','sultan',6,'4 5 t t t t t w t t t t 5 t t t t w t t w t t t w t 4 t 4 t t t t t t w 5 t t t 5 t t t t w t t w t t w 3 t t 4 t w t w 5 t t t w t t w t t t w t t w t w 2 t w 1 2 w 5 t t w t w t w t t t t t t t w 2 t w t t t w 4 t w 2 t t t w t t t w t w 3 7 t 1 t t w t t t t','0',2,0,1,'given up','2026-10-06 10:00:18.000000','2026-10-06 10:00:24.000000','2026-10-06',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(35,'discord:1000000000000000003','sultan',6,'4 5 t t t t t w t t t t 5 t t t t w t t w t t t w t 4 t 4 t t t t t t w 5 t t t 5 t t t t w t t w t t w 3 t t 4 t w t w 5 t t t w t t w t t t w t t w t w 2 t w 1 2 w 5 t t w t w t w t t t t t t t w 2 t w t t t w 4 t w 2 t t t w t t t w t w 3 7 t 1 t t w t t t t t t r t w t w t w 4 1 7 1 t t 4 t w t t t t t t w t t t w 2 5 t w t t t 4 t w t t w 4 t t t w 6 t t w 4 t t 7 t t w 3 t w t w t t 7 r t t t w 4 w 5 8 8 8 1 4 5 5 2 1 7 5 8 4 6 3','0',1,0,1,'won','2026-10-06 10:00:27.000000','2026-10-06 10:00:30.000000','2026-10-06',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(36,'discord:1000000000000000003','sultan-classic',6,'','',1,0,1,'closed','2026-10-06 10:00:33.000000','2026-10-06 10:00:33.000000','2026-10-06',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(37,'discord:1000000000000000003','shah',7,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f 6>1 t w t f t t t w t w>5 t t w t w t t w t t t t 7>8 f t t t w 7 f t t t t t t t w 5 t t w 1 1 f t w>6 t w t 5 w t w t t t t w>7 t t t w>4 t w 7 7 7 f f t w>2 t w t t t t w t w t t 1>2 f t w>5 w t w t w 8 8 8 8 3^8 f f w f w 3 f w t w w 7>3 7 7 f w>5 f w w>3 w f t w 7>3 f w w 1 w w 1 6 6 t w 1 3 3 3 3 5 5 5 5 5 3 4 4 4 7^1 7 t w 2 2 2 2 2 3 8 5 4 4 1 8 6','0',2,0,1,'given up','2026-10-06 10:00:36.000000','2026-10-06 10:00:42.000000','2026-10-06',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(39,'discord:1000000000000000005','sultan',6,'','',1,0,1,'closed','2026-10-06 10:00:54.000000','2026-10-06 10:00:54.000000','2026-10-06',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(40,'discord:1000000000000000005','shah',7,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f 6>1 t w t f t t t w t w>5 t t w t w t t w t t t t 7>8 f t t t w 7 f t t t t t t t w 5 t t w 1 1 f t w>6 t w t 5 w t w t t t t w>7 t t t w>4 t w 7 7 7 f f t w>2 t w t t t t w t w t t 1>2 f t w>5 w t w t w 8 8 8 8 3^8 f f w f w 3 f w t w w 7>3 7 7 f w>5 f w w>3 w f t w 7>3 f w w 1 w w 1 6 6 t w 1 3 3 3 3 5 5 5 5 5 3 4 4 4 7^1 7 t w 2 2 2 2 2 3 8 5 4','0',2,0,1,'given up','2026-10-06 10:00:57.000000','2026-10-06 10:01:03.000000','2026-10-06',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(41,'discord:1000000000000000006','sultan-classic',6,'4 5 t t t t t w t t t 5 t t t t w t t w t t 4 4 4 t t t t t t w t t 5 t t t t w t w t w t t w 3 4 t w t w t t 5 5 t w t t t w t t w t w t w 1 w 2 2 5 5 t 2 3 t 8 t w t w t t t w t w 8 t t w t t 4 4 4 t 8 8 t t t t 1 r t t w 4 4 2 1 t 8 1 t w 3 6 4 t t t w t t t w t w t w 1 6 6 t w 6 7 2 1 1 1 1 6 5 w 8 w 2 t w 8 w t w w w 4 7 6 3 r 3 8 2 4 1 5','0',1,0,1,'won','2026-10-06 10:01:06.000000','2026-10-06 10:01:09.000000','2026-10-06',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(42,'discord:1000000000000000006','shah',7,'4 f d d 1>4 7>5 7 6 2 t f 1 t f t f t f 1>5 t f 6 t f t f t f','0',2,0,1,'given up','2026-10-06 10:01:12.000000','2026-10-06 10:01:18.000000','2026-10-06',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(43,'discord:1000000000000000001','sultan',7,'t t t 8 t t w t t 8 t w t w t t t t w t t 8 t t w t t 7 t t w 1 t t t t t w t 1 t t t t t w t 7 t t 7 t w t t t t w t t w 1 t t t t t t t t w t w 2 2 t t t t t t t t w 6 8 t t t w 1 t w t w 8 t t t t t w 8 8 t 8 t w 2 2 t t t 2 t t t w t t w 2 t t t 3 t w t w t w 3 t w 7 t 2 r t t t t w t 8 t 8 t w t t w 5 1 t w 2 8 t w t w t t t w 1','0',2,0,1,'closed','2026-10-08 10:00:03.000000','2026-10-08 10:00:06.000000','2026-10-08',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(44,'discord:1000000000000000001','sultan-classic',7,'t t 8 t t w t 8 t w t w t t t t w t t t 8 8 7 t t w t t 1 t t w 8 t t t t t w 7 t t t w t 7 t t w t t w 8 t t t t t t t w t w 2 w t t t t t t t w 6 t t w 7 t w t 1 7 7 7 7 6 6 t 4 t t t w t t w t 4 3 t t t w t w t 3 r t t t w 7 7','0',2,0,1,'given up','2026-10-08 10:00:09.000000','2026-10-08 10:00:15.000000','2026-10-08',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(45,'discord:1000000000000000002','sultan',7,'t t t 8 t t w t t 8 t w t w t t t t w t t 8 t t w t t 7 t t w 1 t t t t t w t 1 t t t t t w t 7 t t 7 t w t t t t w t t w 1 t t t t t t t t w t w 2 2 t t t t t t t t w 6 8 t t t w 1 t w t w 8 t t t t t','0',2,0,1,'closed','2026-10-08 10:00:18.000000','2026-10-08 10:00:21.000000','2026-10-08',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(46,'discord:1000000000000000002','sultan-classic',7,'','',1,0,1,'closed','2026-10-08 10:00:24.000000','2026-10-08 10:00:24.000000','2026-10-08',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(47,'discord:1000000000000000002','shah',9,'d 2 4 3 3 f f f f d 3 4 1>2 t w t w t w>8 t f t f t w>1 6>1 6 t f t f 6 t f t w>3 t w t f t w t t t w>8 7>8 f t w t w t t t t w 3 3 3 w f f t t t t t t t w t w t w>3 t w>8 t w>7 t t w>3 t t w 7 7 7 7 5^7 f 5 5 6^5 f f f f 6 f t w 1 1 1 1 1 7^1 f w w 7 t f t w 3 3 3 t f t w t f t f t w 4 t w 8 8 8 8 8 6 6 7 t w t f t w t f t f t f 3>7 t w t w 5 t f t w 5 7 7 t w 2 2 t f t w 8 5 t w 2 2 3^2 3 1 3 5 4 4 4 7 6 6 6 2 1 1 7 8','0',1,0,1,'won','2026-10-08 10:00:27.000000','2026-10-08 10:00:30.000000','2026-10-08',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(48,'discord:1000000000000000003','sultan',7,'t t t 8 t t w t t 8 t w t w t t t t w t t 8 t t w t t 7 t t w 1 t t','0',2,0,1,'given up','2026-10-08 10:00:33.000000','2026-10-08 10:00:39.000000','2026-10-08',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(49,'discord:1000000000000000003','shah',9,'','',1,0,1,'closed','2026-10-08 10:00:42.000000','2026-10-08 10:00:42.000000','2026-10-08',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(50,'discord:1000000000000000005','shah',9,'d 2 4 3 3 f f f f d 3 4 1>2 t w t w t w>8 t f t f t w>1 6>1 6 t f t f 6 t f t w>3 t w t f t w t t t w>8 7>8 f t w t w t t t t w 3 3 3 w f f t t t t t t t w t w t w>3 t w>8 t w>7 t t w>3 t t w 7 7 7 7 5^7 f 5 5 6^5 f f f f 6 f t w 1 1 1 1 1 7^1 f w w 7 t f t w 3 3 3 t f t w t f t f t w 4 t w 8 8 8 8 8 6 6 7 t w t f t w t f t f t f 3>7 t w t w 5 t f t w 5 7 7 t w 2 2 t f t w 8 5 t w 2 2 3^2 3 1 3 5 4 4 4 7 6 6 6 2 1 1 7 8','0',1,0,1,'won','2026-10-08 10:00:45.000000','2026-10-08 10:00:48.000000','2026-10-08',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(51,'discord:1000000000000000006','shah',9,'d 2 4 3 3 f f f f d 3 4 1>2 t w t w t w>8 t f t f t w>1 6>1 6 t f t f 6 t f t w>3 t w t f t w t t t w>8 7>8 f t w t w t t t t w 3 3 3 w f f t t t t t t t w t w t w>3 t w>8 t w>7 t t w>3 t t w 7 7 7 7 5^7 f 5 5 6^5 f f f f 6 f t w 1 1 1 1 1 7^1 f w w 7 t f t w 3 3 3 t f t w t f t f t w 4 t w 8 8 8 8 8','0',2,0,1,'closed','2026-10-08 10:00:51.000000','2026-10-08 10:00:54.000000','2026-10-08',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(52,'discord:1000000000000000007','sultan-classic',7,'t t 8 t t w t 8 t w t w t t t t w t t t 8 8 7 t t w t t 1 t t w 8 t t t t t w 7 t t t w t 7 t t w t t w 8 t t t t t t t w t w 2 w t t t t t t t w 6 t t w 7 t w t 1 7 7 7 7 6 6 t 4 t t t w t t w t 4 3 t t t w t w t 3','0',2,0,1,'given up','2026-10-08 10:00:57.000000','2026-10-08 10:01:03.000000','2026-10-08',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(53,'discord:1000000000000000007','shah',9,'','',1,0,1,'closed','2026-10-08 10:01:06.000000','2026-10-08 10:01:06.000000','2026-10-08',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(54,'discord:1000000000000000001','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1','0',1,0,1,'won','2026-10-17 10:00:03.000000','2026-10-17 10:00:06.000000','2026-10-17',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(55,'discord:1000000000000000001','sultan-classic',8,'','',1,0,1,'closed','2026-10-17 10:00:09.000000','2026-10-17 10:00:09.000000','2026-10-17',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(56,'discord:1000000000000000001','shah',10,'d d t t t t 1>7 f t w>7 t w>1 t t 4>1 f t t 4>7 f t w>1 t 6>4 f 8>6 f t t t t t t w>7 t t w>1 t 2>1 f t t w>1 t w 1 1 1 1 1 1 t 1 f t t t w 2 f t 2>6 f t w t w 6 6 6 f t t 8>6 f t t w 7 7 7 7 7 1 f 2>1 f f 8>1 f t w>8 t t t t t t t t w>2 5>2 5 1 1 1 f f f 1>5 f t w 1 f t w t t w t t t 1 f 4>1 4>8 f 1>8 1>4 f 8>4 t t t w 6 6 w 6 2 2 2 f f 6 6 7 1^6 f 1 f f f w f t w>3 t t t t w 4 4 4 4 4 2^4 2 w f f f w f w t 1>4 1 w 1 2^1 2 1 6^1 f 2 t 7^2 7 7 6 6 5^6 5^7 5 5 6 7 3^5 4^6 4^7 4 4 3^4 3 6 8^6 f 7 t w 5 4 8^4 8^5 8 2 1 8 t w 3 6 4 5 1 t w 2','0',1,0,1,'won','2026-10-17 10:00:12.000000','2026-10-17 10:00:15.000000','2026-10-17',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(57,'discord:1000000000000000002','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t w t t t t t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w 4 t t t 6 t t t t w t t 6 t w t 6 t t w 6 t t t t t t t t t t t t w t w 8 t t 1 r t t t t w t t t t t w 6 t t t t t t t t w 1 5 t 4 t t t w t t w t t w t t t w t t t w 6 t t w t t w 4 t w t w t w 7 w w t w t t t t t w t t t t t t t t t w t w t 1 t t 3 t t 1 t w t t 1 r t t t w 1 3 t t 3 t w 3 t t t t w t t w t w 6 5 2 t w t t w t w t 5 t 3 t 7 t w t t w t w 1 5 w t w 7 7 t t w 6 4 3 8 2 7 3 6 5 4 1','0',1,0,1,'won','2026-10-17 10:00:18.000000','2026-10-17 10:00:21.000000','2026-10-17',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(58,'discord:1000000000000000002','sultan-classic',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t t t t t w t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w t 4 6 t t t t w t t w t w t 6 t w w t 4 t t t t t t t t t t w t w 8 t w r t 5 t t w t t t 1 t w w w t t t t t t t t t t t t w t t w t 6 6 t 5 t t t w t 1 1 t 5 5 6 6 6 4 7 t 4 4 4 t t 4 t t t t w w 3 3 3 t t t w w t 7 7 r t w 8 3 7 3 7 7 7 1 t 5 t w w 4 4 4 6 3 t w 7 2 6 6 t w 3 3 2 7 3 7 1 4 8 2 5 6','0',1,0,1,'won','2026-10-17 10:00:24.000000','2026-10-17 10:00:27.000000','2026-10-17',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(59,'discord:1000000000000000002','shah',10,'d d t t t t 1>7 f t w>7 t w>1 t t 4>1 f t t 4>7 f t w>1 t 6>4 f 8>6 f t t t t t t w>7 t t w>1 t 2>1 f t t w>1 t w 1 1 1 1 1 1 t 1 f t t t w 2 f t 2>6 f t w t w 6 6 6 f t t 8>6 f t t w 7 7 7 7 7 1 f 2>1 f f 8>1 f t w>8 t t t t t t t t w>2 5>2 5 1 1 1 f f f 1>5 f t w 1 f t w t t w t t t 1 f 4>1 4>8 f 1>8 1>4 f 8>4 t t t w 6 6 w 6 2 2 2 f f 6 6 7 1^6 f 1 f f f w f t w>3 t t t t w 4 4 4 4 4 2^4 2 w f f f w f w t 1>4 1 w 1 2^1 2 1 6^1 f 2 t 7^2 7 7 6 6 5^6 5^7 5 5 6 7 3^5 4^6 4^7 4 4 3^4 3 6 8^6 f 7 t w 5 4 8^4 8^5 8 2 1 8 t w 3 6 4 5 1 t w 2','0',1,0,1,'won','2026-10-17 10:00:30.000000','2026-10-17 10:00:33.000000','2026-10-17',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(60,'discord:1000000000000000003','sultan-classic',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t t t t t w t t t t w t t w t','0',2,0,1,'given up','2026-10-17 10:00:36.000000','2026-10-17 10:00:42.000000','2026-10-17',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(63,'discord:1000000000000000005','sultan',8,'t t t t t w t t t t w t t t t t t t t t t w t t','0',2,0,1,'given up','2026-10-17 10:01:03.000000','2026-10-17 10:01:09.000000','2026-10-17',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(64,'discord:1000000000000000006','sultan-classic',8,'','',1,0,1,'closed','2026-10-17 10:01:12.000000','2026-10-17 10:01:12.000000','2026-10-17',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(65,'discord:1000000000000000006','shah',10,'d d t t t t 1>7 f t w>7 t w>1 t t 4>1 f t t 4>7 f t w>1 t 6>4 f 8>6 f t t t t t t w>7 t t w>1 t 2>1 f t t w>1 t w 1 1 1 1 1 1 t 1 f t t t w 2 f t 2>6 f t w t w 6 6 6 f t t 8>6 f t t w 7 7 7 7 7 1 f 2>1 f f 8>1 f t w>8 t t t t t t t t w>2 5>2 5 1 1 1 f f f 1>5 f t w 1 f t w t t w t t t 1 f 4>1 4>8 f 1>8 1>4 f 8>4 t t t w 6 6 w 6 2 2 2 f f 6 6 7 1^6 f 1 f f f w f t w>3 t t t t w 4 4 4 4 4 2^4 2 w f f f w f w t 1>4 1 w 1 2^1 2 1 6^1 f 2 t 7^2 7 7 6 6 5^6 5^7 5 5 6 7 3^5 4^6 4^7 4 4 3^4 3 6 8^6 f 7 t w 5 4 8^4 8^5 8 2 1 8 t w 3 6 4 5 1 t w 2','0',1,0,1,'won','2026-10-17 10:01:15.000000','2026-10-17 10:01:18.000000','2026-10-17',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(66,'discord:1000000000000000007','sultan-classic',8,'t t t t t w t t t t w t t t t t t t t t t w t t t t t t w t t w t t t t t t t t w t t t t w t t w t t t t t t w t t t t t t w t w t t t w t t w t 4 6 t t t t w t t w t w t 6 t w w t 4 t t t t t t t t t t w t w 8 t w r t 5 t t w t t t 1 t w w w t t t t t t t t t t t t w t t w t 6 6 t 5 t t t w t 1 1 t 5 5 6 6 6 4 7 t 4 4 4 t t 4 t t t t w w 3 3 3 t t t w w t 7 7 r t w 8 3 7 3 7 7 7 1 t 5 t','0',2,0,1,'closed','2026-10-17 10:01:21.000000','2026-10-17 10:01:24.000000','2026-10-17',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(67,'discord:1000000000000000001','sultan',9,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6 2 w 5 t t 7 t t t w 6 3 w t t w','0',2,0,1,'given up','2026-10-25 10:00:03.000000','2026-10-25 10:00:09.000000','2026-10-25',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(68,'discord:1000000000000000001','sultan-classic',9,'t t t t t t t t t 4 t t t t w t 6 t t t w t t t t t t t t t w t t w t 4 1 1 2 t 3 t t w t 7 t w t t w t 6 t t 6 t t t t w 3 t w w 3 t 3 3 t w t t t t w t w t t t t w 4 t t 6 t t t t w t w 3 t w 6 6 8 6 t 4 t w w r t 4 6 t 2 1 1 t w t w t w t w t w 3 3 t t t t w 2 t 1 t w t 3 6 t 6 6 t w t t 2 t t w t t','0',2,0,1,'given up','2026-10-25 10:00:12.000000','2026-10-25 10:00:18.000000','2026-10-25',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(69,'discord:1000000000000000001','shah',12,'6 f d 3 f d t t t t w t 6 f t w>1 t t t t t 8>6 f t t t w t t w t t w>8 t w 8 8 8 5 5 f f f 8 f f w t w>2 t t w t t t t t t t t w>4 w>4 t w>6 5>6 f w>4 2>5 t w 1 1 4 4 4 4 f f t t t 4>2 f t t 3>4 f t w t t w 4 4 f t t w t w 3 f t w t w>7 8>7 f t w t w t w t t w>6 t w t w t 3 f t t w>7 1>7 f t w>3 t w 6 6 6 6 6 2 2 f f w w w w>2 1>2 1 f f t t w 4 4 6 6 3 f f f f 1 3 8>4 8 t f t w 1 3 3 2^3 t w 7 7 7 7 7 1 8 2^1 2>6 2 2 4 4 4 7 7 8 6^2 6^7 6 6 5 5 5 5 3 1 2 7 4','0',1,0,1,'won','2026-10-25 10:00:21.000000','2026-10-25 10:00:24.000000','2026-10-25',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(70,'discord:1000000000000000002','sultan',9,'t t t t t t t t t t','0',2,0,1,'given up','2026-10-25 10:00:27.000000','2026-10-25 10:00:33.000000','2026-10-25',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(71,'discord:1000000000000000002','shah',12,'6 f d 3 f d t t t t w t 6 f t w>1 t t t t t 8>6 f t t t w t t w t t w>8 t w 8 8 8 5 5 f f f 8 f f w t w>2 t t w t t t t t t t t w>4 w>4 t w>6 5>6 f w>4 2>5 t w 1 1 4 4 4 4 f f t t t 4>2 f t t 3>4 f t w t t w 4 4 f t t w t w 3 f t w t w>7 8>7 f t w t w t w t t w>6 t w t w t 3 f t t w>7 1>7 f t w>3 t w 6 6 6 6 6 2 2 f f w w w w>2','0',2,0,1,'closed','2026-10-25 10:00:36.000000','2026-10-25 10:00:39.000000','2026-10-25',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(72,'discord:1000000000000000003','sultan',9,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6 2 w 5 t t 7 t t t w 6 3 w t t w 5 8 t t 8 t w t t 7 t w t w 3 8 t w 7 t w 8 8 7 8 6 3 1 5 2 4','0',1,0,1,'won','2026-10-25 10:00:42.000000','2026-10-25 10:00:45.000000','2026-10-25',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(73,'discord:1000000000000000003','sultan-classic',9,'t t t t t t t t t 4 t t t t w t 6 t t t w t','0',2,0,1,'given up','2026-10-25 10:00:48.000000','2026-10-25 10:00:54.000000','2026-10-25',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(74,'discord:1000000000000000003','shah',12,'6 f d 3 f d t t t t w t 6 f t w>1 t t t t t 8>6 f t t t w t t w t t w>8 t w 8 8 8 5 5 f f f 8 f f w t w>2 t t w t t t t t t t t w>4 w>4 t w>6 5>6 f w>4 2>5 t w 1 1 4 4 4 4 f f t t t 4>2 f t t 3>4 f t w t t w 4 4 f t t w t w 3 f t w t w>7 8>7 f t w t w t w t t w>6 t w t w t 3 f t t w>7 1>7 f t w>3 t w 6 6 6 6 6 2 2 f f w w w w>2 1>2 1 f f t t w 4 4 6 6 3 f f f f 1 3 8>4 8 t f t w 1','0',2,0,1,'given up','2026-10-25 10:00:57.000000','2026-10-25 10:01:03.000000','2026-10-25',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(75,'discord:1000000000000000005','sultan',9,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6','0',2,0,1,'given up','2026-10-25 10:01:06.000000','2026-10-25 10:01:12.000000','2026-10-25',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(76,'discord:1000000000000000005','sultan-classic',9,'t t t t t t t t t 4 t t t t w t 6 t t t w t t t t t t t t t w t t w t 4 1 1 2 t 3 t t w t 7 t w t t w t 6 t t 6 t t t t w 3 t w w 3 t 3 3 t w t t t t w t w t t t t w 4 t t 6 t t t t w t w 3 t w 6 6 8 6 t 4 t w w r t 4 6 t 2 1 1 t w t w t w t w t w 3 3 t t t t w 2 t 1 t w t 3 6 t 6 6 t w t t 2 t t w t t w t 1 t 2 t w 8 8','0',2,0,1,'closed','2026-10-25 10:01:15.000000','2026-10-25 10:01:18.000000','2026-10-25',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(77,'discord:1000000000000000007','sultan',9,'t t t t t t t t t t 4 t t t t w t t 6 t t t w t t t t t t t t t w 4 1 t t w t t t w 2 t t t t 3 t t w t t 7 t w t t w 6 t t w t t t t t t t w 3 t w t w 3 t w t t w t t w t t t t w 1 t w t t t t w 2 w t 4 t t t w t 8 t t t w 1 t w 3 4 t t t w w t t t t 7 t t w 7 7 7 r t t t t t t w 6 t t w t w t w t 2 t 7 t 2 t w t w t w t t t w t w 2 w t w 2 6 2 w 5 t t 7 t t t w 6 3 w t t w 5 8 t t 8 t w t t 7 t w t w 3 8 t w 7 t w 8 8 7 8 6 3 1 5 2 4','0',1,0,1,'won','2026-10-25 10:01:21.000000','2026-10-25 10:01:24.000000','2026-10-25',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(78,'discord:1000000000000000001','sultan',10,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w t t t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t w w t w 1 t 2 t t w t 8 t t t w 7 2 t t t w t t t t w t 8 t w r t t w 5 6 7 t t t t t t t t t t t t t w t t t w t t t t w t w t t 2 t w 7 7 3 t w t t t 2 t t t w 7 t w t w t 6 t t t t t t w 2 4 t w 8 6 8 t w 3 w t t w t t t t w t 3 t t t t w t t w t 3 t r t w t w t t 3 t w t 6 t t 1 t w t w t w t t w t t t w t w t t w 5 w 3 t t t w 5 t t w 6 1 t w 3 w 5 3 8 4 1 7 6 5 2','0',1,0,1,'won','2026-10-31 10:00:03.000000','2026-10-31 10:00:06.000000','2026-10-31',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(79,'discord:1000000000000000001','sultan-classic',10,'t w t 2 t t t t t 8 t t t t t t t t t t t w t 8 t t t t 7 t t 2 t t t 7 t t t t t t t t t 7 t t t t t t t t t t w 7 t t 2 t t w t t 2 t t t 7 t 7 2 t w 1 t t w 2 t 7 t w 8 t 1 t w t 1 t w 2 t w r t t w 5 5 t t 6 t t 7 t t t w t w t w 4 7 w w t 1 4 4 4 4 t w t w 2 2 t t w 5 5 2 3 6 t t w 8 8 8 8 t w t w t w t t w 4 1 5 4 4 4 w w t 3 4 4 4 4 2 6 r 6 6 t w 5 2 5 4 7 8 6 5 1 2 3','0',1,0,1,'won','2026-10-31 10:00:09.000000','2026-10-31 10:00:12.000000','2026-10-31',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(80,'discord:1000000000000000001','shah',16,'d 4 f d 7 3>6 4>2 t f 4 t f t w t f 8>4 t f t f t t 7 f t t w t t w t t t t t t t t t t w>3 t t t w>6 t t t t t t t t t w t w 7 8 f f 5>8 5 w f f 2>5 t t w 1 8 1 1 7^1 f f f t 1>8 f 7>1 f t t w>1 t w>2 t w>5 t t w t w>4 t t t t t w 8 8 f t 8>7 f t w 6 6 6 f 8>7 f t t w>2 t t w t t t w 2 2 2 2 6 6 3 3 f f f f f w>3 2>4 2 f w 2 f f t w 7 7 7 7 f w 4 4 8 7 w>2 f f f w 7 f t w 8 8 f f t w t w 3 3 3 5 5 5 7 7 5 7','0',2,0,1,'given up','2026-10-31 10:00:15.000000','2026-10-31 10:00:21.000000','2026-10-31',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(81,'discord:1000000000000000002','shah',16,'d 4 f d 7 3>6 4>2 t f 4 t f t w t f 8>4','0',2,0,1,'given up','2026-10-31 10:00:24.000000','2026-10-31 10:00:30.000000','2026-10-31',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(82,'discord:1000000000000000003','sultan',10,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w t t t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t w w t w 1 t 2 t t w t 8 t t t w 7 2 t t t w t t t t w t 8 t w r t t w 5 6 7 t t t t t t t t t t t t t w t t t w t t t t w t w t t 2 t w 7 7 3 t w t t t 2 t t t w 7 t w t w t 6 t t t t t t w 2 4 t w 8 6 8 t w 3 w t t w t t t t w t 3 t t t t w t t w t 3 t r t w t w t t 3 t w t 6 t t 1 t w t w t w t t w t t t w t w t t w 5 w 3 t t t w 5 t t w 6 1 t w 3 w 5 3 8 4 1 7 6','0',2,0,1,'given up','2026-10-31 10:00:33.000000','2026-10-31 10:00:39.000000','2026-10-31',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(83,'discord:1000000000000000003','shah',16,'d 4 f d 7 3>6 4>2 t f 4 t f t w t f 8>4 t f t f t t 7 f t t w t t w t t t t t t t t t t w>3 t t t w>6 t t t t t t t t t w t w 7 8 f f 5>8 5 w f f 2>5 t t w 1 8 1 1 7^1 f f f t 1>8 f 7>1 f t t w>1 t w>2 t w>5 t t w t w>4 t t t t t w 8 8 f t 8>7 f t w 6 6 6 f 8>7 f t t w>2 t t w t t t w 2 2 2 2 6 6 3 3 f f f f f w>3 2>4 2 f w 2 f f t w 7 7 7 7 f w 4 4 8 7 w>2 f f f w 7 f t w 8 8 f f t w t w 3 3 3 5 5 5 7 7 5 7 5 2 2 1^5 1^7 1>6 1 1 8^1 8 2 2 5 7 6 6 6 1 6 w 8 4^1 4^2 4 3 4 1 2','0',1,0,1,'won','2026-10-31 10:00:42.000000','2026-10-31 10:00:45.000000','2026-10-31',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(84,'discord:1000000000000000005','sultan',10,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w t t t t t t t t t t t t t t t t t t t t w t t t t t t w t t t t t t t w t t t w w t w 1 t 2 t t w t 8 t t t w 7 2 t t t w t t t t w t 8 t w r t t w 5 6 7 t t t t t t t t t t t t t w t t t w t t t t w t w t t 2 t w 7 7 3 t w t t t 2 t t t w 7 t w t w t 6 t t t t t t w 2 4 t w 8 6 8 t w 3 w t t w t t t t w t 3 t t t t w t t w t 3 t r t w t w t t 3 t w t 6 t t 1 t w t w t w t t w t t t w t w t t w 5 w 3 t t t w 5 t t w 6 1 t w 3 w 5 3 8 4 1 7 6 5 2','0',1,0,1,'won','2026-10-31 10:00:48.000000','2026-10-31 10:00:51.000000','2026-10-31',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(85,'discord:1000000000000000005','sultan-classic',10,'t w t 2 t t t t t 8 t t t t t t t t t t t w t 8 t t t t 7 t t 2 t t t 7 t t t t t t t t t 7 t t t t t t t t t t w 7 t t 2 t t w t t 2 t t t 7 t 7 2 t w 1 t t w 2 t 7 t w 8 t 1 t w t 1 t w','0',2,0,1,'given up','2026-10-31 10:00:54.000000','2026-10-31 10:01:00.000000','2026-10-31',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(86,'discord:1000000000000000006','sultan',10,'t w t t 2 t t t t t t 8 t t t t t t t t t t t w 8 t t 7 t t t t t 2 t t t t t 2 t t w','0',2,0,1,'given up','2026-10-31 10:01:03.000000','2026-10-31 10:01:09.000000','2026-10-31',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(87,'discord:1000000000000000006','sultan-classic',10,'','',1,0,1,'closed','2026-10-31 10:01:12.000000','2026-10-31 10:01:12.000000','2026-10-31',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(88,'discord:1000000000000000001','sultan',11,'','',1,0,1,'closed','2026-11-01 10:00:03.000000','2026-11-01 10:00:03.000000','2026-11-01',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(89,'discord:1000000000000000001','sultan-classic',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t t w t w t t t t t t w t t t t t w t 3 t t w t w t t t w t t 1 t w t 3 t t w t t 5 t t w t t w t t w t t t t 2 2 2 t w t r t t t 1 t t t t t t t t t t t t t t w t t t 2 t 2 t w t w t w','0',2,0,1,'given up','2026-11-01 10:00:06.000000','2026-11-01 10:00:12.000000','2026-11-01',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(90,'discord:1000000000000000001','shah',17,'2 4 f 2 f f d d 3 2>6 t f t w t f t t 2>6 f 8>2 f t 7>8 f 8>7 t w>7 t w t t w>7 t 1>7 f t t w>6 t t 8>1 f t w>4 t w t t t t t w t t w t t t t w t t w t w t t t t w>7 t w>3 t t w t w>2 t w t t w t w>5 t t w 7 7 7 7 7>1 8>1 8 8 7^8 f f f 7>5 f t t w t w 8 f t w t w t t w t w 1 1 1 t 1 f t w>3 t t w 8 8 w 8 6^8 f w>6 f w>8 w w 1 1 f w>3 w f w 5 5 t 5 f w w w 5 5 5 f t 1 2 2 2 4 4 6 w t 4 4 7 w 7 8 8 8 3 3 3 3 3 3 8 6 6 6 6 1 1 5 6 7 t w 2 2','0',1,0,1,'won','2026-11-01 10:00:15.000000','2026-11-01 10:00:18.000000','2026-11-01',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(91,'discord:1000000000000000002','sultan',11,'','',1,0,1,'closed','2026-11-01 10:00:21.000000','2026-11-01 10:00:21.000000','2026-11-01',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(92,'discord:1000000000000000002','sultan-classic',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t t w t w t t t t t t w t t t t t w t 3 t t w t w t t t w t t 1 t w t 3 t t w t t 5 t t w t t w t t w t t t t 2 2 2 t w t r t t t 1 t t t t t t t t t t t t t t w t t t 2 t 2 t w t w t w t t w t t t t t w t w t w 2 t w t t t 6 t t w t t t t w w 7 t w t t w t w t t t t t t w 3 3 t 4 6 1 r t t 2 1 t t w t 2 t 2 t w t w t t 7 7 7 7 1 4 t 5 5 t w 3 3 3 3 t w w w 4 7 7 7 t w w w 6 5 5 7 4 1 w w 3 w w 2 8 6','0',1,0,1,'won','2026-11-01 10:00:24.000000','2026-11-01 10:00:27.000000','2026-11-01',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(94,'discord:1000000000000000005','sultan',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t w t w t 3 t t t 3 t t t t t t t t w t t t t w t w 1 t t t w t t t t w t t t t w 5 3 t t t t t w t w t w t 2 t w t w t t t 3 t w t w t t w t r t t t t t t t t t t t t t t w t t t w 3 8 t w t t t t t t t w t t w t t w t t t w t t 8 t w t t w t 6 t t w t t t w t t t t w 1 7 t w t 8 t w t 8 t w t t t t t w 4 t w 7 t t 6 r t t t t w t t t t t t t w t t t w 6 t w 1 3 t t w 3 t 2 t w 3 t t t w 2 3 t w 7 w w 8 w w t w t t t w w w t w 1 7 7 1 8 6 7 1 4 8 2 3 5','0',1,0,1,'won','2026-11-01 10:00:36.000000','2026-11-01 10:00:39.000000','2026-11-01',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(95,'discord:1000000000000000005','sultan-classic',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t t w t w t t t t t t w t t t t t w t 3 t t w t w t t t w t t 1 t w t 3 t t w t t 5 t t w t t w t t w t t t t 2 2 2 t w t r t t t 1 t t t t t t t t t t t t t t w t t t 2 t 2 t w t w t w t t w t t t t t w t w t w 2 t w t t t 6 t t w t t t t w w 7 t w t t w t w t t t t t t w 3 3 t 4 6 1 r t t 2 1 t t w t 2 t 2 t w t w t t 7 7 7 7 1 4 t 5 5 t w 3 3 3 3 t w w w 4 7 7 7 t w w w 6 5 5 7 4 1 w w 3 w w 2 8 6','0',1,0,1,'won','2026-11-01 10:00:42.000000','2026-11-01 10:00:45.000000','2026-11-01',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(96,'discord:1000000000000000006','sultan',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t w t t t w t w t 3 t t t 3 t t t t t t t t w t t t t w t w 1 t t t w t t t t w t t t t w 5 3 t t t t t w t w t w t 2 t w t w t t t 3 t w t w t t w t r t t t t t t t t t t t t t t w t t t w 3 8 t w t t t t t t t w t t w t t w t t t w t t 8 t w t t w t 6 t t w t t t w t t t t w 1 7 t w t 8 t w t 8 t w t t t t t w 4 t w 7 t t 6 r t t t t w t t t t t t t w t t t w 6 t w 1 3 t t w 3 t 2 t w 3 t t t w 2 3 t w 7 w w 8 w w t w t t t w w w t w 1 7 7 1 8 6 7 1 4 8 2 3 5','0',1,0,1,'won','2026-11-01 10:00:48.000000','2026-11-01 10:00:51.000000','2026-11-01',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(97,'discord:1000000000000000006','shah',17,'2 4 f 2 f f d d 3 2>6 t f t w t f t t 2>6 f 8>2 f t 7>8 f 8>7 t w>7 t w t t w>7 t 1>7 f t t w>6 t t 8>1 f t w>4 t w t t t t t w t t w t t t t w t t w t w t t t t w>7 t w>3 t t w t w>2 t w t t w t w>5 t t w 7 7 7 7 7>1 8>1 8 8 7^8 f','0',2,0,1,'closed','2026-11-01 10:00:54.000000','2026-11-01 10:00:57.000000','2026-11-01',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(98,'discord:1000000000000000007','sultan-classic',11,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t t t t w t t t','0',2,0,1,'given up','2026-11-01 10:01:00.000000','2026-11-01 10:01:06.000000','2026-11-01',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(99,'discord:1000000000000000007','shah',17,'2 4 f 2 f f d d 3 2>6 t f t w t f t t 2>6 f 8>2 f t 7>8 f 8>7 t w>7 t w t t w>7 t 1>7 f t t w>6 t t 8>1 f t w>4 t w t t t t t w t t w t t t t w t t w t w t t t t w>7 t w>3 t t w t w>2 t w t t w t w>5 t t w 7 7 7 7 7>1 8>1 8 8 7^8 f f f 7>5 f t t w t w 8 f t w t w t t w t w 1 1 1 t 1 f t w>3 t t w 8 8 w 8 6^8 f w>6 f w>8 w w 1 1 f w>3 w f w 5 5 t 5 f w w w 5 5 5 f t 1 2 2 2 4 4 6 w t 4 4 7 w 7 8 8 8 3 3 3 3 3 3 8 6 6 6 6 1 1 5 6 7 t w 2 2','0',1,0,1,'won','2026-11-01 10:01:09.000000','2026-11-01 10:01:12.000000','2026-11-01',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(100,'discord:1000000000000000001','sultan',12,'','',1,0,1,'closed','2026-11-02 10:00:03.000000','2026-11-02 10:00:03.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(101,'discord:1000000000000000001','shah',18,'','',1,0,1,'closed','2026-11-02 10:00:06.000000','2026-11-02 10:00:06.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(102,'discord:1000000000000000002','shah',18,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t','0',2,0,1,'given up','2026-11-02 10:00:09.000000','2026-11-02 10:00:15.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(103,'discord:1000000000000000003','sultan',12,'3 t t t t t t t 1 t t t t w t t w t 2 t t t t t t t t t t w t w t t t t t t t t 2 t t w t t 2 t t t t t t t t t w t t t t t t w 7 t 3 t t w t t w 1 t 2 t t w t w 1 1 t t 2 t 3 t t w 2 t t t 3 t t t t t t t t w t','0',2,0,1,'given up','2026-11-02 10:00:18.000000','2026-11-02 10:00:24.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(104,'discord:1000000000000000003','sultan-classic',12,'t t t t t t t t t 3 2 t w t t w t t 1 t t t t t t t t w 1 t w t t t t t t 1 t t w t 1 t t t t t t t t t t t t t t t w t 7 t w t t w 3 t 1 1 t 3 2 t w t w 3 2 t w 8 t t 4 6 t 7 t w t 4 t 4 t t w t w t 6 2 r t 8 t','0',2,0,1,'given up','2026-11-02 10:00:27.000000','2026-11-02 10:00:33.000000','2026-11-02',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(107,'discord:1000000000000000005','sultan',12,'','',1,0,1,'closed','2026-11-02 10:00:48.000000','2026-11-02 10:00:48.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(108,'discord:1000000000000000005','sultan-classic',12,'','',1,0,1,'closed','2026-11-02 10:00:51.000000','2026-11-02 10:00:51.000000','2026-11-02',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(109,'discord:1000000000000000005','shah',18,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t t t w t t w t w t w t w>8 t t 5 f t w t t 5>3 f t t t w 3 3 3 3 3 5^3 5 5 2 f f f f f t 2 2 8 8 8','0',2,0,1,'given up','2026-11-02 10:00:54.000000','2026-11-02 10:01:00.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(110,'discord:1000000000000000006','shah',18,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t t t w t t w t w t w t w>8 t t 5 f t w t t 5>3 f t t t w 3 3 3 3 3 5^3 5 5 2 f f f f f t 2 2 8 8 8 8 8 w>4 f f w>5 6>2 f f t w>1 t t t w 3 f t t t w t t w>5 t t w t t t t w t w t w 2 2 8 f f w 4>5','0',2,0,1,'given up','2026-11-02 10:01:03.000000','2026-11-02 10:01:09.000000','2026-11-02',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(111,'discord:1000000000000000007','sultan-classic',12,'t t t t t t t t t 3 2 t w t t w t t 1 t t t t t t t t w 1 t w t t t t t t 1 t t w t 1 t t t t t t t t t t t t t t t w t 7 t w t t w 3 t 1 1 t 3 2 t w t w 3 2 t w 8 t t 4 6 t 7 t w t 4 t 4 t t w t w t 6 2 r t 8 t w t t t 5 5 t t 6 t 6 t 6 6 t w w 8 7 5 7 6 t w 4 w 8 t t w t t t 3 5 3 t t w 2 2 1 t 8 t 4 t w w 7 2 2 t t 2 t w w w','0',2,0,1,'given up','2026-11-02 10:01:12.000000','2026-11-02 10:01:18.000000','2026-11-02',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(112,'discord:1000000000000000007','shah',18,'3 f d d 7 t f 2 t f t t t w>3 t w t w>2 t w>8 w>8 t w t 1>8 f 7>1 f t w t t t w t t t t t t t t t t w t t w t w t w t w>8 t t 5 f t w t t 5>3 f t t t w 3 3 3 3 3 5^3 5 5 2 f f f f f t 2 2 8 8 8 8 8 w>4 f f w>5 6>2 f f t w>1 t t t w 3 f t t t w t t w>5 t t w t t t t w t w t w 2 2 8 f f w 4>5 t w 3 3 f f t t w 7 w f w 8 8 8 f w>3 f w f w t 7 4>3 4 4 w 3 3 3 3 3 2 f t 8^4 8 f 2 8 t w 6^8 6 4 1^4 t w 5 5 5 5 5 2 8 3 5 t 1^2 1^5 1 6 7 1 7 3 w 4 2','0',2,0,1,'given up','2026-11-02 10:01:21.000000','2026-11-02 10:01:27.000000','2026-11-02',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(113,'discord:1000000000000000001','sultan',13,'t t t w t 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 t 4 t t t t w 4 t w 8 t t t w t t t t t w t w t t 7 t t w t t t t t t t t t w t w t t t t t t w t t t t t t t w t t t w t w t t t w 8 7 4 t t t w t w t w 1 4 6 t 3 r t t t t w t w 7 t w t t w t 1 t t 3 t t','0',2,0,1,'given up','2026-11-03 10:00:03.000000','2026-11-03 10:00:09.000000','2026-11-03',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(114,'discord:1000000000000000002','sultan',13,'t t t w t 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 t 4 t t t t w 4 t w 8 t t t w t t t t t w t w t t 7 t t w t t t t t t t t t w t w t t t t t t w t t t t t t t w t t t w t w t t t w 8 7 4 t t t w t w t w 1 4 6 t 3 r t t t t w t w 7 t w t t w t 1 t t 3 t t w t t t w 7 t w t t w 2 6 3 t 8 t w t t w t t w t t t t t t t t','0',2,0,1,'closed','2026-11-03 10:00:12.000000','2026-11-03 10:00:15.000000','2026-11-03',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(115,'discord:1000000000000000002','sultan-classic',13,'t t t w 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 4 t t t w 2 2 t 8 t t 8 t t w 7 t 7 t t w t 4 4 t t t t t t w t w t t t t t t w t t t t t t w t w t t t w t w t t t w t t t t w t w 1 4 r t 6 t w 8 1 1 t 1 t 7 2 t w t 8 t w t 6 t w t t t t w t t w 4 t w 6 t t 7 t t t 3 t t t w 3 t 3 t t w 7 5 5 t w 1 4 t 8 1 1 7 7 7 7 r 7 6 6 3 5 8 8 5 5 2 4 t w t w t w t w 2 t w 6 6 2 1 8 7 4 3 5','0',1,0,1,'won','2026-11-03 10:00:18.000000','2026-11-03 10:00:21.000000','2026-11-03',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(116,'discord:1000000000000000002','shah',19,'8 f d d t','0',2,0,1,'given up','2026-11-03 10:00:24.000000','2026-11-03 10:00:30.000000','2026-11-03',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(117,'discord:1000000000000000003','shah',19,'8 f d d t t 6 f 3 1 f 4>1 t w>8 t w t f t f 2>4 t f t t t w 8 t t 8 f t 2>8 f t t t w>2 t t 5>2 f t t w t w>5 3>5 f t w 6 f t t t t','0',2,0,1,'given up','2026-11-03 10:00:33.000000','2026-11-03 10:00:39.000000','2026-11-03',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(119,'discord:1000000000000000005','sultan-classic',13,'t t t w 4 t t w t t t t t t t t t t t t t t t t t t t t t w t t w t t t w w 2 4 t t t w 2 2 t','0',2,0,1,'given up','2026-11-03 10:00:51.000000','2026-11-03 10:00:57.000000','2026-11-03',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(120,'discord:1000000000000000001','sultan',14,'t t t w t 7 t t t 7 t t t t t w t w t t t t t t t t 7 t t t t t t t t t w t w t t w t t w t 7 t 7 t t 4 t w t t t t t t t w t w t w 7 t w t w t t t t 4 t t t t t t t w t t t w t t t t t w t w t t t t t t t w t t w t 7 t t t w t 4 t t r t w t t t t 4 t t w 2 2 t t t w t w t t w 6 t t w t t w t t t t t w t t t w 6 t t w t 6 t w 8 t t t t t t w 1 t w 2 t t t w 5 1 7 w','0',2,0,1,'given up','2026-11-04 10:00:03.000000','2026-11-04 10:00:09.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(121,'discord:1000000000000000001','sultan-classic',14,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t w t w t t w t t w 7 7 t t t t 4 t t t t w t w t w t w t w 4 t t 2 7 t t t t t t 4 t t t t t t t w 4 4 t t t w w 5 4 2 t w t 5 5 5 t 3 3 t t 7 r 7 3 t t t t t w t t t t t w t 6 t 6 t t t t t w t t t w 3 4 t w t w w t t t t 8 t w 1 1 7 t t w t w t t t 7 7 2 t t t t r t w 7 7 t w t w 5 5 5 6 1 6 4 2 8 8 5 5 5 7 8 t 8 8 3 4 t w w 3 5 7 8 1','0',2,0,1,'given up','2026-11-04 10:00:12.000000','2026-11-04 10:00:18.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(122,'discord:1000000000000000001','shah',21,'1 2 7 f f f 1 4 f f d d 8 2 t f t f 3 t f t t t w 5 1>3 1 w 1 4 4 2^1 2 2 6 f t f t f t f t f t f 1 8>2 t f t f t f 1 t f t f 1>6 t w t w 3 3 t f t f t f t t 1>7 f t t t 8>3 f t w w t w>8 t t t w 6 t 6 f t t w>7 t w t w 1 f t w 4 4 6>1 6 6 7 4 8 8 1^4 5^6 f w 5 5 1^5 f 1 f t f t f t f t f t w t f t w 2 8 t f t f t t t t w t t w 6 f t t w t w 6 6 6 5 1^6 1 1 f f f f t 5 w>2 1>2 t w 8 1 1 4^1 4 4 5 1 6 3^1 3 3 7^4 7>2 7 8 7 8 t w t w 4 2 2 2 2 2 2 1 3 6','0',1,0,1,'won','2026-11-04 10:00:21.000000','2026-11-04 10:00:24.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(123,'discord:1000000000000000002','sultan',14,'t t t w t 7 t t t 7 t t t t t w t w t t t t t t t t 7 t t t t t t t t t w t w t t w t t w t 7 t 7 t t 4 t w t t t t t t t w t w t w 7 t w t w t t t t 4 t t t t t t t w t t t w t t t t t w t w t t t t t t t w t t w t 7 t t t w t 4 t t r t w t t t t 4 t t w 2 2 t t t w t w t t w 6 t t w t t w t t t t t w t t t w 6 t t w t 6 t w 8 t t t t','0',2,0,1,'given up','2026-11-04 10:00:27.000000','2026-11-04 10:00:33.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(124,'discord:1000000000000000002','sultan-classic',14,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t w t w t t w t t w 7 7 t t t t 4 t t t t w t w t w t w t w 4 t t 2 7 t t t t t t 4 t t t t t t t w 4 4 t t t w w 5 4 2 t w t 5 5 5 t 3 3 t t 7 r 7 3 t t t t t w t t t t t w t 6 t 6 t t t t t w t t t w 3 4 t w t w w t t t t 8 t w 1 1 7 t t w t w t t t 7 7 2 t t t t r t w 7 7 t w t w 5 5 5 6 1 6 4 2 8 8 5 5 5 7','0',2,0,1,'given up','2026-11-04 10:00:36.000000','2026-11-04 10:00:42.000000','2026-11-04',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(125,'discord:1000000000000000002','shah',21,'1 2 7 f f f 1 4 f f d d 8 2 t f t f 3 t f t t t w 5 1>3 1 w 1 4 4 2^1 2 2 6 f t f t f t f t f t f 1 8>2 t f t f t f 1 t f t f 1>6 t w t w 3 3 t f t f t f t t 1>7 f t t t 8>3 f t w w t w>8 t t t w 6 t 6 f t t w>7 t w t w 1','0',2,0,1,'closed','2026-11-04 10:00:45.000000','2026-11-04 10:00:48.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(126,'discord:1000000000000000003','sultan-classic',14,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t','0',2,0,1,'given up','2026-11-04 10:00:51.000000','2026-11-04 10:00:57.000000','2026-11-04',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(127,'discord:1000000000000000005','sultan',14,'t t t w t 7 t t t 7 t t t t t w t w t t t t t t t t 7 t t t t t t t t t w t w t t w t t w t 7 t 7 t t 4 t w t t t t t t t w t w t w 7 t w t w t t t t 4 t t t t t t t w t t t w t t t t t w t w t t t t t t t w t t w t 7 t t t w t 4 t t r t w t t t t 4 t t w 2 2 t t t w t w t t w 6 t t w t t w t t t t t w t t t w 6 t t w t 6 t w 8 t t t t t t w 1 t w 2 t t t w 5 1 7 w 7 t w 4 t w 6 t 5 t t w t w t w t w t 6 t w 6 t w 8 w t t 8 t t 8 t t w 5 w 3 t w r t t t t w 8 1 1 t w 2 7 8 6 3 2 4','0',2,0,1,'given up','2026-11-04 10:01:00.000000','2026-11-04 10:01:06.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(128,'discord:1000000000000000005','sultan-classic',14,'t t t w 7 t t 7 t t t t t w 7 t t t t t t t 7 t t t t t t t t t w t w t t w t t w 7 7 t t t t 4 t t t t w t w t w t w t w 4 t t 2 7 t t t t t t 4 t t t t t t t w 4','0',2,0,1,'given up','2026-11-04 10:01:09.000000','2026-11-04 10:01:15.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(129,'discord:1000000000000000005','shah',21,'1 2 7 f f f 1 4 f f d d 8 2 t f t f 3 t f t t t w 5 1>3 1 w 1 4 4 2^1 2 2 6 f t f t f t f t f t f 1 8>2 t f t f t f 1 t f t f 1>6 t w t w 3 3 t f t f t f t t 1>7 f t t t 8>3 f t w w t w>8 t t t w 6 t 6 f t t w>7 t w t w 1 f t w 4 4 6>1 6 6 7 4 8 8 1^4 5^6 f w 5 5 1^5 f 1 f t f t f t f t f t w t f t w 2 8 t f t f t t t t w t t w 6 f t t w t w 6 6 6 5 1^6 1 1 f f f f t 5 w>2 1>2 t w 8 1 1 4^1 4 4 5 1 6 3^1 3 3 7^4 7>2 7 8 7 8 t w t w 4 2 2 2 2 2 2 1 3 6','0',1,0,1,'won','2026-11-04 10:01:18.000000','2026-11-04 10:01:21.000000','2026-11-04',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(130,'discord:1000000000000000001','sultan',15,'t t w t t t t t t t t 2 t t 2 t t t t t t t t t t t t t t t t t t t t t w t t t t w t w t 2 t t t t t w t t w t t t w 2 t w t t t t w t t t 6 t t t t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t t w t t t t 2 t t t w 7 t t 2 t t t w t t 6 t 2 t w t 2 t t t w t w t t t t w t t t t t t t t w t w t t t t t t t t w t w 6 7 t w 2 w 2 t 6 t w t t t w 8 6 t t w t w 5 t w t t w t w 1 t t t w t 2 t w 3 r t t t t w t w t w 5 t t w t w t t w t t t w t w 4 t t w 4 5 1 t w t t w t t w 1 2 t w 6 8 w 2 2 2 3 6 8 1 5 7 4','0',1,0,1,'won','2026-11-05 10:00:03.000000','2026-11-05 10:00:06.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(131,'discord:1000000000000000001','shah',22,'','',1,0,1,'closed','2026-11-05 10:00:09.000000','2026-11-05 10:00:09.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(132,'discord:1000000000000000002','sultan',15,'t t w t t t t t t','0',2,0,1,'given up','2026-11-05 10:00:12.000000','2026-11-05 10:00:18.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(133,'discord:1000000000000000002','shah',22,'d d 7>4 t f t w>4 t t t t t t t','0',2,0,1,'given up','2026-11-05 10:00:21.000000','2026-11-05 10:00:27.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(134,'discord:1000000000000000003','sultan-classic',15,'','',1,0,1,'closed','2026-11-05 10:00:30.000000','2026-11-05 10:00:30.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(136,'discord:1000000000000000005','sultan',15,'t t w t t t t t t t t 2 t t 2 t t t t t t t t t t t t t t t t t t t t t w t t t t w t w t 2 t t t t t w t t w t t t','0',2,0,1,'given up','2026-11-05 10:00:42.000000','2026-11-05 10:00:48.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(137,'discord:1000000000000000005','sultan-classic',15,'t 2 t t t t t t t 2 t t t t t t t t t 2 t t t t t t t t t t t t t w t t t t w t w 2 t t t t t w t t w t t t w t w t t t 2 t t 2 t t 6 t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t 6 6 8 t t t t t w w t w t 7 t t t w 2 2 7 7 2 t t w t w t t t t w 8 2 t w t t t t 3 t w t w t 3 t 3 t t','0',2,0,1,'given up','2026-11-05 10:00:51.000000','2026-11-05 10:00:57.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(138,'discord:1000000000000000005','shah',22,'d d 7>4 t f t w>4 t t t t t t t t 7>4 f 6>7 f t t 8>6 f t 3>8 f t t w 8 8 f t w t w t w 4 4 4 t t 4 f t t t t t t w>8 3>8 f t w 4 f t t 1>4 f t t 1>5 f t w>7 t w 2 2 3 3 f f f f w>8 t t w t w t t w>8 t t w 8 8 t 8 8 8>3 f t w t w>5 t w>3 t t t w t w 7 7 7 7 7 5 5 2^7 2 f w f f f t 5 f t t w>5 t 1 f t w t t w 6 6 6 f f t 1 w 1 1 3 3 3 6 f w f w>5 f w f w>7 1>3 t f t w>3 2>3 2 5 5 5 5 7 7 7 7 t f t w>4 8>4 t w 3 3 3 3 t f t w t w 4 4 4 4 1 8 8 5 4 4 3 2 2 1 3 6 6 7 1','0',1,0,1,'won','2026-11-05 10:01:00.000000','2026-11-05 10:01:03.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(139,'discord:1000000000000000006','sultan',15,'t t w t t t t t t t t 2 t t 2 t t t t t t t t t t t t t t t t t t t t t w t t t t w t w t 2 t t t t t w t t w t t t w 2 t w t t t t w t t t 6 t t t t t t t t t t t t t t w t w t t w t t w t t t t t t w t w t w t t w t w r t t t w t t t t 2 t t t w 7 t t 2 t t t w t t 6 t 2 t w t 2 t t t w t w t t t t w t t t t t t t t w t w t t t t t t t t w t w 6 7 t w 2 w 2 t 6 t w t t t w 8 6 t t w t w 5 t w t t w t w 1 t t t w t 2 t w 3 r t t t t w t w t w 5 t t w t w t t w t t t w t w 4 t t w 4 5 1 t w t t w t t w 1 2 t w 6 8 w 2 2 2 3 6 8 1 5 7 4','0',1,0,1,'won','2026-11-05 10:01:06.000000','2026-11-05 10:01:09.000000','2026-11-05',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(140,'discord:1000000000000000006','shah',22,'d d 7>4 t f t w>4 t t t t t t t t 7>4 f 6>7 f t t 8>6 f t 3>8 f t t w 8 8 f t w t w t w 4 4 4 t t 4 f t t t t t t w>8 3>8 f t w 4 f t t 1>4 f t t 1>5 f t w>7 t w 2 2 3 3 f f f f w>8 t t w t w t t w>8 t t w 8 8 t 8 8 8>3 f t w t w>5 t w>3 t t t w t w 7 7 7 7 7 5 5 2^7 2 f w f f f t 5 f t t w>5 t 1 f t w t t w 6 6 6 f f t 1 w 1 1 3 3 3 6 f w f w>5 f w f w>7 1>3 t f t w>3 2>3 2 5 5 5 5 7 7 7 7 t f t w>4 8>4 t w 3 3 3 3 t f t w t w 4 4 4 4 1 8','0',2,0,1,'given up','2026-11-05 10:01:12.000000','2026-11-05 10:01:18.000000','2026-11-05',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(141,'discord:1000000000000000007','shah',22,'d d 7>4 t f t w>4 t t t t t t t t 7>4 f 6>7 f t t 8>6 f t 3>8 f t t w 8 8 f t w t w t w 4 4 4 t t 4 f t t t t t t w>8 3>8 f t w 4 f t t 1>4 f t t 1>5 f t w>7 t w 2 2 3 3 f f f f w>8 t t w t w t t w>8 t t w 8 8 t 8 8 8>3 f t w t w>5 t w>3 t t t w t w 7 7 7 7 7 5 5 2^7 2 f w f f f t 5 f t t w>5 t 1 f t w t t w 6 6 6 f f t 1 w 1 1 3 3 3 6 f w f w>5 f w f w>7 1>3 t f t w>3 2>3 2 5 5 5 5 7 7 7 7 t f t w>4 8>4 t w 3 3 3 3 t f t','0',2,0,1,'given up','2026-11-05 10:01:21.000000','2026-11-05 10:01:27.000000','2026-11-05',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(142,'discord:1000000000000000001','sultan',16,'t t t t t t w t 7 t t t t t t t t t t t t w t t w t t t w t t t t t t t t w t t t t t t t t t t w t t t t t w t t t 7 t t t t t t t t w t t w t t w t t w t w t t t w t t t t t w t t t t t w t 6 t w t t 7 t 1 t t t 7 t r t t w t 7 t 4 t 2 t t 4 t t t w 1 t t 4 t t t t t w t w t w t t t w t t t t w t w 1 t t t t t t t w t t w t 4 t w t t t w 8 2 t t w t t t w 8 t w t w t 7 t 1 t t t t t w','0',2,0,1,'given up','2026-11-06 10:00:03.000000','2026-11-06 10:00:09.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(143,'discord:1000000000000000001','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t','0',2,0,1,'given up','2026-11-06 10:00:12.000000','2026-11-06 10:00:18.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(144,'discord:1000000000000000002','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7 7 t w r t t w 7 4 t t w t 1 2 t w t w 6 1 t w t w t t t w 4 t 4 4 t t','0',2,0,1,'given up','2026-11-06 10:00:21.000000','2026-11-06 10:00:27.000000','2026-11-06',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(145,'discord:1000000000000000003','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t','0',2,0,1,'closed','2026-11-06 10:00:30.000000','2026-11-06 10:00:33.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(146,'discord:1000000000000000003','shah',23,'d d 4 t f 8>4 1>4 t f t f t t t 8>2 f t t 1>8 f t w t t 1>5 f 3>1 f 7>3 f t w>2 t t t t t w>1 t t t w>7 t t w>6 t w t t w>7 t t w 8 8 8 f f t w>7 w>7 t w>4 t t w 2 2 2 7 7 7 7 7 f f t t w>5 t w>3 t t t t t w t w>5 t w t t t t w 5 5 5 5 8 f f t t t t w 5>7 5 f f t t t w t t w t w t t t w 7 7 7 7 1 1 f f f w>7 t w 1 2 4 4 4 4 2 w 8 f f f f w f 1 f t w 4>7 f w 1 w w 7 7 7 f w 6 6 3 3 f 3 3 3 4 4 7 t 8^3 f t w>5 t w 8 4 6 8 7 5^4 5^7 5','0',2,0,1,'given up','2026-11-06 10:00:36.000000','2026-11-06 10:00:42.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(147,'discord:1000000000000000005','sultan',16,'t t t t t t w t 7 t t t t t t t t t t t t w t t w t t t w t t t t t t t t w t t t t t t t t t t w t t t t t w t t t 7 t t t t t t t t w t t w t t w t t w t w t t t w t t t t t w t t t t t w t 6 t w t t 7 t 1 t t t 7 t r t t w t 7 t 4 t 2 t t 4 t t t w 1 t t 4 t t t t t w t w','0',2,0,1,'given up','2026-11-06 10:00:45.000000','2026-11-06 10:00:51.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(148,'discord:1000000000000000005','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7','0',2,0,1,'given up','2026-11-06 10:00:54.000000','2026-11-06 10:01:00.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(149,'discord:1000000000000000005','shah',23,'d d 4 t f 8>4 1>4 t f t f t t t','0',2,0,1,'given up','2026-11-06 10:01:03.000000','2026-11-06 10:01:09.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(150,'discord:1000000000000000006','sultan',16,'t t t t t t w t 7 t t t t t t t t t t t t w t t w t t t w t t t t t t t t w t t t t t t t t t t w t t t t t w t t t 7 t t t t t t t t w t t w t t w t t w t w t t t w t t t t t w t t t t t w t 6 t w t t 7 t 1 t t t 7 t r t t w t 7 t 4 t 2 t t 4 t t t w 1 t t 4 t t t t t w t w t w t t t w t t t t w t w 1 t t t t t t t w t t w t 4 t w t t t w 8 2 t t w t t t w 8 t w t w t 7 t 1 t t t t t w t t t t w 1 t w 4 w 2 1 8 w t w t 5 t t w t r t t w t t w 7 3 t w t w t t t t w 5 t w t 6 t t 1 t w t 2 t w 3 t 1 t t w 8 6 t w 2 7 7 2 5 3 7 1 4 8 6','0',1,0,1,'won','2026-11-06 10:01:12.000000','2026-11-06 10:01:15.000000','2026-11-06',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(151,'discord:1000000000000000006','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7 7 t w r t t w 7 4 t t w t 1 2 t w t w 6 1 t w t w t t t w 4 t 4 4 t t t t t w 6 t t w 4 t t w t t w 1 1 1 1 t w 8 t w 4 2 t w w t w 3 w t w w w 3 w t 2 1 t w 7 5 5 5 5 t w 2 7 4 3','0',2,0,1,'given up','2026-11-06 10:01:18.000000','2026-11-06 10:01:24.000000','2026-11-06',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(152,'discord:1000000000000000006','shah',23,'d d 4 t f 8>4 1>4 t f t f t t t 8>2 f t t 1>8 f t w t t 1>5 f 3>1 f 7>3 f t w>2 t t t t t w>1 t t t w>7 t t w>6 t w t t w>7 t t w 8 8 8 f f t w>7 w>7 t w>4 t t w 2 2 2 7 7 7 7','0',2,0,1,'given up','2026-11-06 10:01:27.000000','2026-11-06 10:01:33.000000','2026-11-06',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(153,'discord:1000000000000000007','sultan-classic',16,'t t t t t 7 t t t t t t t t t t t t 7 t 7 7 t t w t t t t t t t t w t t t t t t t 7 t t w t t t t t w t t t w t 1 t t t t t t w t t w t t w t t w 1 t t t w 7 t w t t t w t t t t t w t t w t 6 6 7 7 7 t w r t t w 7 4 t t w t 1 2 t w t w 6 1 t w t w t t t w 4 t 4 4 t t t t t w 6 t t w 4 t t w t t w 1 1 1 1 t w 8 t w 4 2 t w w t w 3 w t w w w 3 w t','0',2,0,1,'given up','2026-11-06 10:01:36.000000','2026-11-06 10:01:42.000000','2026-11-06',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(154,'discord:1000000000000000001','sultan',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w 8 t w t t t w t 2 t t t w t 1 t w t t t r t t w 3 t t 2 t w t t t t t t t t t t t t t t w 6 t t t t t w t t w t t','0',2,0,1,'given up','2026-11-07 10:00:03.000000','2026-11-07 10:00:09.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(155,'discord:1000000000000000001','sultan-classic',17,'','',1,0,1,'closed','2026-11-07 10:00:12.000000','2026-11-07 10:00:12.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(156,'discord:1000000000000000001','shah',24,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t','0',2,0,1,'given up','2026-11-07 10:00:15.000000','2026-11-07 10:00:21.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(157,'discord:1000000000000000002','sultan-classic',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t','0',2,0,1,'closed','2026-11-07 10:00:24.000000','2026-11-07 10:00:27.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(158,'discord:1000000000000000002','shah',24,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t t t t t t w 3 f t t w t t 3>6 f t t t w>8 t t t w t t w t t 3 f 1>3 f t 1>2 1 8 3 f f t 3 f t w 3>8 3 f','0',2,0,1,'closed','2026-11-07 10:00:30.000000','2026-11-07 10:00:33.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(159,'discord:1000000000000000003','shah',24,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t t t t t t w 3 f t t w t t 3>6 f t t t w>8 t t t w t t w t t 3 f 1>3 f t 1>2 1 8 3 f f t 3 f t w 3>8 3 f f t t w t 3 f 5>3 5 f f w>1 w t w t w t w>1 t w t t t w>4 t t t w>3 t w 6 6 6 2 6 2>4 3^6 f 5>4 f f w t 2 2 2 2 2 7 6^2 6 f f w f w f f w w t w 1 1 7 f 1 w 2 1 6>7 t w t w 5 t w>4 t f t f t w 2 4 4 4 4 4 4 4 4 4 8 8 5 7 7 8 7 7 1^4 3^7 3 3 6 t w 8 1 4 5 6 7 2 t w 1 3','0',1,0,1,'won','2026-11-07 10:00:36.000000','2026-11-07 10:00:39.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(161,'discord:1000000000000000005','sultan',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t','0',2,0,1,'given up','2026-11-07 10:00:48.000000','2026-11-07 10:00:54.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(162,'discord:1000000000000000005','shah',24,'d d 7>8 t f 4 2>7 3>8 t f t f t f 7>2 7>4 6>4 t w 8 8 8 t f t w t f t f t t t w t w>2 7>2 f t t t t t t t t t t w 3 f t t w t t 3>6 f t t t w>8 t t t w t t w t t 3 f 1>3 f t 1>2 1 8 3 f f t 3 f t w 3>8 3 f f t t w t 3 f 5>3 5 f f w>1','0',2,0,1,'given up','2026-11-07 10:00:57.000000','2026-11-07 10:01:03.000000','2026-11-07',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(163,'discord:1000000000000000007','sultan',17,'t t t t w t t t t t t t t t t t w t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t w t w t t t t t w t t t t t w t t t t t t w t w t t t t t t t w 8 t w t t t w t 2 t t t w t 1 t w t t t r t t w 3 t t 2 t w t t t t t t t t t t t t t t w 6 t t t t t w t t w t t t w t w t t t w t w t t w 6 t t w 6 2 t t w t w 2 t t t t 6 t w 3 5 w 8 t w t w t w 6 w t t t 3 t w t t t t w 1 4 t w t t w 3 8 6 6 w w w w 3 w t t w t t t t w t t 2 t w r t t t w 4 t w 1 t t w t t 2 t w 6 1 t w 6 2 4 4 4 4 6 8 2 1 6 5 4 3 7','0',1,0,1,'won','2026-11-07 10:01:06.000000','2026-11-07 10:01:09.000000','2026-11-07',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(164,'discord:1000000000000000001','sultan',18,'','',1,0,1,'closed','2026-11-08 10:00:03.000000','2026-11-08 10:00:03.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(165,'discord:1000000000000000001','sultan-classic',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w','0',2,0,1,'given up','2026-11-08 10:00:06.000000','2026-11-08 10:00:12.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(166,'discord:1000000000000000001','shah',25,'d 6 7 f f d 8 1>5 1 t f t w>6 t f t w>7 t f t t w t w t 3>7 f w>3 t t w 3 t w 6 6 f 3 t f t t w>6 1>6 f t w>2 t t w t t w>5 4>5 f t w 3 f 1>3 t f t t w t t t t t w 8 f t t w 3 3 f t w>3 t w 6 6 6 f t t w t w>7 t 1>7 f t t w t t t w 7 7 7 7 7 w f t t w>4 t w t t w 8 8 f f 7>8 f t t w t t w 6 6 5 5 5 f f 7>6 f t w t w 5 5 3 f f t t t 3 f t w 1 3 3 8 8 8 8 7^8 7 7 5^7 f 1 4 4 f f 1 4 1 t f t f t w t w 6 6 3 t w 6 3 2 2 2 1 6 5 2 5 1 4 7 7 8','0',1,0,1,'won','2026-11-08 10:00:15.000000','2026-11-08 10:00:18.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(167,'discord:1000000000000000002','sultan',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t t 3 t t w t t w t w t t t w t t w t t t t w t t 3 t t w t t w t 5 t 4 t t t t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t 4 t t t w t w 6 t w t t 5 t t t w t t 5 t t t w t w t t w t w t w 7 w t t t t t w 3 t w 5 w t 3 t t 4 t t w t 8 t t t t t t t t w 3 1 7 t t t w r t w t t t t w 3 7 8 8 8 8 4 8 8 2 8 8 8 6 t t t t w 4 8 6 t w t w t w 6 4 2 2 t w 7 8 5 7 6 1 3 2 4','0',1,0,1,'won','2026-11-08 10:00:21.000000','2026-11-08 10:00:24.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(168,'discord:1000000000000000002','sultan-classic',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t','0',2,0,1,'given up','2026-11-08 10:00:27.000000','2026-11-08 10:00:33.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(169,'discord:1000000000000000003','sultan',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w','0',2,0,1,'given up','2026-11-08 10:00:36.000000','2026-11-08 10:00:42.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(170,'discord:1000000000000000005','sultan',18,'','',1,0,1,'closed','2026-11-08 10:00:45.000000','2026-11-08 10:00:45.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(171,'discord:1000000000000000006','shah',25,'d 6 7 f f d 8 1>5 1 t f t w>6 t f t w>7 t f t t w t w t 3>7 f w>3 t t w 3 t w 6 6 f 3 t f t t w>6 1>6 f t w>2 t t w t t w>5 4>5 f t w 3 f 1>3 t f t t w t t t t t w 8 f t t w 3 3 f t w>3 t w 6 6 6 f t t w t w>7 t 1>7 f t t w t t t w 7 7 7 7 7 w f t t w>4 t w t t w 8 8 f f 7>8 f t t w t t w 6 6 5 5 5 f f 7>6 f t w t w 5 5 3 f f t t t 3 f t w 1 3 3 8','0',2,0,1,'given up','2026-11-08 10:00:48.000000','2026-11-08 10:00:54.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(172,'discord:1000000000000000007','sultan-classic',18,'t t t t t t t t t t t t t t t t t t t t t t t t w t t w t t t t t t t w t t t t t t t w t t t t t t t t w t t t t t t t w t 3 t t w t t w t w t t t w t t w t t t 3 t t t 3 t 3 3 5 t t 4 t t w t t w t r t t t w t w t w t w t t t w t t w t w t t t t t t t t t t w t w t t 5 t w t w 6 t 6 3 t t w t 6 t t 4 4 4 t w t w w t w t 7 t t t w 6 7 w 6 7 t w 3 7 1 t 4 1 1 3 8 8 1 t t w r t w t t 2 t w 8 t w 1 w 3 7 w 7 1 t w 6 6 5 6 8 t w t w 3 5 6 3 4 7 8 3 5 1 2 6','0',1,0,1,'won','2026-11-08 10:00:57.000000','2026-11-08 10:01:00.000000','2026-11-08',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(173,'discord:1000000000000000007','shah',25,'','',1,0,1,'closed','2026-11-08 10:01:03.000000','2026-11-08 10:01:03.000000','2026-11-08',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(174,'discord:1000000000000000001','sultan',19,'t t t t t t t t 6 t t t w t 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t t','0',2,0,1,'given up','2026-11-09 10:00:03.000000','2026-11-09 10:00:09.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(175,'discord:1000000000000000001','sultan-classic',19,'t t t t t t t 6 t t t w 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t w 7 t t 7 7 t 7 t t t t w t w t w t w t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t w t w t t t w t w t t w t w 3 r t 7 7 t 6 t t w t t t t t t t w t t w t t t t w t w t w w t 6 t t t w t t w 2 t t t t t t t t t w t 1 2 t w t t 3 3 t t 1 t w 2 2 7 6 w t w t w t t t w t t r t t w t w t t t w t w t t w 1 1 1 t w 5 5 w 5 w 2 t 3 6 6 3 4 t t w 2 t 2 t w 1 t w w w 8 w w w 3 4 6 2 8 7 1 5','0',1,0,1,'won','2026-11-09 10:00:12.000000','2026-11-09 10:00:15.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(176,'discord:1000000000000000001','shah',26,'d d 7>1 t f t t w>4 t 2>4 f t 2 f t t w>8 w>8 t t t w t t t t t w>4 t t t t t w>7 t t t t t t w>7 t w>2 t w>2 t w>1 t t t w t t w>7 t t t w t 5 5 2 2 2 f f w w 5 5 w 2^5 f f w>1 f 3>1 3 f f t w t t t w>4 t t t t w t t w t w>8 t w t w t w>2 t t t w>3 t t w 1 1 1 1 1 1 3 3 f f 3 f f w>2 5>3 f t t t w t w 4 4 4 4 4 8 8 8 8 8 2 f w 4 f f f w w t w 6 w>7 f w w w w>8 w>4 w 5>7 f t w 7 7 7 7 7 7 7 3 3 3 3 8 8 8 1^3 1 1 5 6^1 6 3 t 5 5 2 2 8 2 1 2 6 4^1 4^2 4 4 7 w 1 2','0',1,0,1,'won','2026-11-09 10:00:18.000000','2026-11-09 10:00:21.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(177,'discord:1000000000000000002','sultan',19,'t t t t t t t t 6 t t t w t 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t t w t 7 t t t w t 7 t t 7 t t t t w t w t w t w t t t t t t t t w t 6 t t t t t t t w t t w t t t t t t t t t t w t w t t t w t t t w t w 3 7 6 r t t t w t t t t t w t t t t t w t t w t t w t t w t t w t w t w w w t t t t t w t 6 t 1 t w 8 t t w t t t t t t t t t t t t t w t t t t t w 6 t w t t t w 1 t 2 t w 2 t t t w r t t w t w t t t w t t t w t w t w 6 t w 7 t w 5 8 3 t w t w 2 t t 1 t t w t w w t t t 4 t t t w t t w 5 4 t w 6 t w 1 1 5 1 1 5 1 3 7 4 2 6 8','0',1,0,1,'won','2026-11-09 10:00:24.000000','2026-11-09 10:00:27.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(178,'discord:1000000000000000003','sultan-classic',19,'t t t t t t t 6 t t t w 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t w 7 t t 7 7 t 7 t t t t w t w t w t w t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t w t w t t t w t w t t w t w 3 r t 7 7 t 6 t t w t t t t t t t w t t w t t t t w t w t w w t 6 t t t w t t w 2 t t t t t t t t t w t 1 2 t w t t 3 3 t t 1 t w 2 2 7 6 w t w t w t t t w t t r t t w t w t t t w t w t t w 1 1 1 t w 5 5 w 5 w 2 t 3 6 6 3 4 t t w 2 t 2 t w 1 t w w w 8 w w w 3 4 6 2 8 7 1 5','0',1,0,1,'won','2026-11-09 10:00:30.000000','2026-11-09 10:00:33.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(180,'discord:1000000000000000005','sultan-classic',19,'','',1,0,1,'closed','2026-11-09 10:00:45.000000','2026-11-09 10:00:45.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(181,'discord:1000000000000000005','shah',26,'d d 7>1 t f t t w>4 t 2>4 f t 2 f t t','0',2,0,1,'given up','2026-11-09 10:00:48.000000','2026-11-09 10:00:54.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(182,'discord:1000000000000000006','sultan',19,'t t t t t t t t 6 t t t w t 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t t w t 7 t t t w t 7 t t 7 t t t t w t w t w t w t t t t t t t t w t 6 t t t t t t t w t t w t t t t t t t t t t w t w t t t w t t t w t w 3 7 6 r t t t w t t t t t w t t t t t w t t w t t w t t w t t w t w t w w w t t t t t w t 6 t 1 t w 8 t t w t t t t t t t t t t t t','0',2,0,1,'closed','2026-11-09 10:00:57.000000','2026-11-09 10:01:00.000000','2026-11-09',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(183,'discord:1000000000000000007','sultan-classic',19,'t t t t t t t 6 t t t w 5 t t t t t t t t t t t t t t t t t t w t w 6 t t t t t w 7 t t 7 7 t 7 t t t t w t w t w t w t t t t t t t t w t t t t t t t t w t t w t t t t t t t t t t w t w t t t w t w t t w t w 3 r t 7 7 t 6 t t w t t t t t t t w t t w t t t t w t w t w w t 6 t t t w t t w 2 t t t t t t t t t w t 1 2 t w t t 3 3 t t 1 t w 2 2 7 6 w t w t w t t t w t t r t t w t w t t t w t w t t w 1 1 1 t w 5 5 w 5 w 2 t 3 6 6 3 4 t t w 2 t 2 t w 1 t w w w 8 w w w 3 4 6 2 8 7 1 5','0',1,0,1,'won','2026-11-09 10:01:03.000000','2026-11-09 10:01:06.000000','2026-11-09',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(184,'discord:1000000000000000001','sultan-classic',20,'t 6 t t 2 t 2 t t w t t 7 t t t t t t t w t 3 3 t t t t t t t t t t t t t t w t t w 3 t t w t t t w t 2 t w t t w t 2 t w 1 5 t t t w t w t w t 2 2 t t t t t t 6 t t t t w w t t t w 5 t t w 3 3 7 3 2 t t t w 4 6 r 4 t t t t t t w t w 6 6 2 t t w 1 t t 2 2 t t w t w w t w t w 1 8 w 1 4 6 t 4 t w t','0',2,0,1,'given up','2026-11-12 10:00:03.000000','2026-11-12 10:00:09.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(185,'discord:1000000000000000002','sultan',20,'6 7 2 t t w t t 3 t t','0',2,0,1,'given up','2026-11-12 10:00:12.000000','2026-11-12 10:00:18.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(186,'discord:1000000000000000002','sultan-classic',20,'t 6 t t 2 t 2 t t w t t 7 t t t t t t t w t 3 3 t t t t t t t t t t t t t t w t t w 3 t t w t t t w t 2 t w t t w t 2 t w 1 5 t t t w t w t w t 2 2 t t t t t t 6 t t t t w w t t t w 5 t t w 3 3 7 3 2 t t t w 4 6 r 4 t t t t t t w t w 6 6 2 t t w 1 t t 2 2 t t w t w w t w t w 1 8 w 1 4 6 t 4 t w t w w t w t w 6 5 t w t w t t w w t w t w 7 t w w t w','0',2,0,1,'given up','2026-11-12 10:00:21.000000','2026-11-12 10:00:27.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(187,'discord:1000000000000000003','sultan',20,'','',1,0,1,'closed','2026-11-12 10:00:30.000000','2026-11-12 10:00:30.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(188,'discord:1000000000000000003','shah',27,'7 f d 4 f d 8 t f 4 1>5 t f t f 2>4 1>4 t f 2 t f t f t t 7 f t w>6 t t t 8>6 f t w>5 t 8 f t t w t w>8 1>8 f t w>2 t t t t w 1 f 6>1 t w>8 3>8 f t w 8 8 8 8 8 3 f f t w t w t t w>3 t t w>4 t t t w>8 t w>6 t t w>4 t w t 4 4 4 4 4 2 f 2 f t 4 f 8>4 t w t t t 2>8 2 f f t t t w>7 t w 2>7 2 2 5 5 3^2 f f w 5>8 5 5 3^5 3 4 f w>8 f w>8 f f t 4 f t w>6 2>6 3>6 t f t f t w 2 t w 4 4 4 8 8 8 8 8 t f t w t w t f t w>3 t w t w>1 t w>1 t w 7 7 6','0',2,0,1,'given up','2026-11-12 10:00:33.000000','2026-11-12 10:00:39.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(189,'discord:1000000000000000005','sultan-classic',20,'t 6 t t 2 t 2 t t w t t 7 t t t t t t t w t 3 3 t t t t t t t t t t t t t t w t t w 3 t t w t t t w t 2 t w t t w t 2 t w 1 5 t t t w t w t w t 2 2 t t t t t t 6 t t t t w w t t t w 5','0',2,0,1,'given up','2026-11-12 10:00:42.000000','2026-11-12 10:00:48.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(190,'discord:1000000000000000005','shah',27,'','',1,0,1,'closed','2026-11-12 10:00:51.000000','2026-11-12 10:00:51.000000','2026-11-12',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(191,'discord:1000000000000000001','sultan',21,'t t t t 8 t t t t t t t t t t w 3 2 6 8 3 t 3 t t t w t 1 t t t t t t t t t t w t t t w 8 t w t t 5 t t t t w t t 3 t t t w 1 5 t w t t t t w t w 2 t t w 6 t','0',2,0,1,'closed','2026-11-15 10:00:03.000000','2026-11-15 10:00:06.000000','2026-11-15',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(192,'discord:1000000000000000001','sultan-classic',21,'','',1,0,1,'closed','2026-11-15 10:00:09.000000','2026-11-15 10:00:09.000000','2026-11-15',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(193,'discord:1000000000000000001','shah',28,'5 f 1 f d d 5 7>3 8>4 t f t f 2 t f t w 8 t f t f t t t t t t t t t w 7 f t w 2 f t 6>2 f t w t w t w t t w t w>3 t t w t w t w t t t t t t w t t t t w t t t t w>4 t w 4 4 8 f t t w t t t w','0',2,0,1,'given up','2026-11-15 10:00:12.000000','2026-11-15 10:00:18.000000','2026-11-15',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(195,'discord:1000000000000000005','shah',28,'5 f 1 f d d 5 7>3 8>4 t f t f 2 t f t w 8 t f t f t t t t t t t t t w 7 f t w 2 f t 6>2 f t w t w t w t t w t w>3 t t w t w t w t t t t t t w t t t t w t t t t w>4 t w 4 4 8 f t t w t t t w 2 8 w>6 f t w 5 5 f 1>6 f f t t w 6 6 6 f 8>6 8 1 f f w w w f 2>8 f w 1>8 f 7>2 f w w 3 3 3 3 f f t 6 t 6 f 4>6 4 2 2 4 3^4 f w 5 f t f t f t w>4 t w>4 t w 2 t f t w 5 5 3^5 3 3 7 2^3 2 4 4 4 t f t w 4 2 t w 8 8 8 7 7 1 1 2 6^2','0',2,0,1,'closed','2026-11-15 10:00:27.000000','2026-11-15 10:00:30.000000','2026-11-15',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(196,'discord:1000000000000000006','sultan-classic',21,'t t t t t t t t 8 8 t t t t w 3 t 2 6 6 t t t w t t 2 t t 1 t w t t t w 8 8 5 t t t t w t 3 t t t w 6 6 t 5 t w t w','0',2,0,1,'given up','2026-11-15 10:00:33.000000','2026-11-15 10:00:39.000000','2026-11-15',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(197,'discord:1000000000000000006','shah',28,'5 f 1 f d d 5 7>3 8>4 t f t f 2 t f t w 8 t f t f t t t t t t t t t w 7 f t w 2 f t 6>2 f t w t w t w t t w t w>3 t t w t w t w t t t','0',2,0,1,'closed','2026-11-15 10:00:42.000000','2026-11-15 10:00:45.000000','2026-11-15',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(198,'discord:1000000000000000007','sultan',21,'t t t t 8 t t t t t t t t t t w 3 2 6 8 3 t 3 t t t w t 1 t t t t t t t t t t w t t t w 8 t w t t 5 t t t t w t t 3 t t t w 1 5 t w t t t t w t w 2 t t w 6 t 2 t t w t w t t w t t t w t w 4 6 t t 3 t t t t t t w t t w 8 t t 3 t t t w t t t w 3 t t t w 3 1 t t t w t w r t w t t w t t t t t t t t t w t t t w t w t t t t t t w t t w 5 w t 7 t t t t t w t t t w t 2 t t 2 t w t w t t r t w t t t t t t w 3 8 4 t w 7 w t w t w 8 6 6 6 6 4 4 2 1 1 1 3 8 4 5 1 2 8 4 7 6 3','0',1,0,1,'won','2026-11-15 10:00:48.000000','2026-11-15 10:00:51.000000','2026-11-15',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(199,'discord:1000000000000000001','sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w t w t t w t w t w r t w 5 5 5 t t t t w t t t t t w t t w t t t t t t t t t t t t t t t w w t t t w 6 5 w w t w t w 2 t t t w 2 t t w t t t w t w 3 t t t t t t w t w t w t 3 t 3 t w t t w 5 t t w t 2 t w 8 1 w 6 4 w w t t t t t w r t w t w 6 6 4 7 t t w 1 t t w t 2 t t w 3 t w t 2 t t 3 t w 4 7 5 7 4 4 3 3 3 1 7 2 5 4 6 8','0',1,0,1,'won','2026-11-16 10:00:03.000000','2026-11-16 10:00:06.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(200,'discord:1000000000000000001','sultan-classic',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t','0',2,0,1,'closed','2026-11-16 10:00:09.000000','2026-11-16 10:00:12.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(201,'discord:1000000000000000002','sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w','0',2,0,1,'given up','2026-11-16 10:00:15.000000','2026-11-16 10:00:21.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(202,'discord:1000000000000000002','sultan-classic',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t w t t t t w t t t w t t t t t t t w 1 1 1 t t w t w t 5 5 5 5 r t w t w t t t t t w t t t t t w t t w t t t t t w t 5 t t t 1 t t t t w 5 t t w t w 6 6 6 6 2 t w t 1 t 6 t w t w t 3 t w 7 1 t w t w 6 t w w t t w t 5 t 5 2 5 8 t w 6 6 7 7 r t w t w 7 7 t 3 t t w 1 1 1 5 5 5 1 6 w 6 w 8 8 3 8 2 6 6 1 3 4 5 2 8 1 6 7','0',1,0,1,'won','2026-11-16 10:00:24.000000','2026-11-16 10:00:27.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(203,'discord:1000000000000000002','shah',29,'d 3 4 1 7 1 f 1 f f f 2 f f f d 3>1 3 7>6 7 t f t f t w t f t f t t t t w w w t t t w 2 f t 3>2 f t t 5>3 f t w>7 t t t','0',2,0,1,'given up','2026-11-16 10:00:30.000000','2026-11-16 10:00:36.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(204,'discord:1000000000000000003','sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t','0',2,0,1,'given up','2026-11-16 10:00:39.000000','2026-11-16 10:00:45.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(205,'discord:1000000000000000003','sultan-classic',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t w t t t t w t t t w t t t t t t t w 1 1 1 t t w t w t 5 5 5 5 r t w t w t t t t t w t t t t t w t t w t t t t t w t 5 t t t 1 t t t t w 5 t t w t w 6 6 6 6','0',2,0,1,'closed','2026-11-16 10:00:48.000000','2026-11-16 10:00:51.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(207,'discord:1000000000000000005','sultan',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t w t t t w t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t w 1 5 t w t w t 5 t t w t w t t w t w t w r t w 5 5 5 t t t t w t t t t t w t t w t t t t t t t t t t t t t t t w w t t t w 6 5 w w t w t w 2 t t t w 2 t t w t t t w t w 3 t t t t t t w t w t w t 3 t 3 t w t t w 5 t t w t 2 t w 8 1 w 6 4 w w t t t t t w r t w t w 6 6 4 7 t t w 1 t t w t 2 t t w 3 t w t 2 t t 3 t w 4 7 5 7 4 4 3 3 3 1 7 2 5 4 6 8','0',1,0,1,'won','2026-11-16 10:01:00.000000','2026-11-16 10:01:03.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(208,'discord:1000000000000000005','sultan-classic',22,'','',1,0,1,'closed','2026-11-16 10:01:06.000000','2026-11-16 10:01:06.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(209,'discord:1000000000000000005','shah',29,'','',1,0,1,'closed','2026-11-16 10:01:09.000000','2026-11-16 10:01:09.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(210,'discord:1000000000000000007','sultan-classic',22,'t w t t w t t t t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t w t t t w t t t t w t t t w t t t t t t t w 1 1 1 t t w t w t 5 5 5','0',2,0,1,'given up','2026-11-16 10:01:12.000000','2026-11-16 10:01:18.000000','2026-11-16',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(211,'discord:1000000000000000007','shah',29,'d 3 4 1 7 1 f 1 f f f 2 f f f d 3>1 3 7>6 7 t f t f t w t f t f t t t t w w w t t t w 2 f t 3>2 f t t 5>3 f t w>7 t t','0',2,0,1,'given up','2026-11-16 10:01:21.000000','2026-11-16 10:01:27.000000','2026-11-16',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(212,'discord:1000000000000000001','shah',31,'d d 4 5 8>6 t f t f 3 t w 7 t f t f t f 7 t w>3 t f t t w>3 t t w>6 t t t t t w t t w>6 t t w>2 t w t t t t t t w t w 1 f t t w t t w>7 t w>5 t t t w>5 t w>5 t t t 8>5 f t w 7 7 f t w t w>1 t w>2 t t w 4 4 4 8^4 f f f w w 2 2 2 f w>1 t t w 7 f t w>4 t t t t t t w t t w 2 7 f 7 5 5 7 5^7 f f w 5 t 5 5 1 1 1 1 1 2 f w f f w f f f w>2 t 5 5 5 8 1 7^5 f f f w 7 w>6 w t w 6 6 6 6 6 7 8 3 3 3 3 2^7 2>1 2 2 t w>4 t w 5 5 4 4 4 4 8 7 1 1 3 t w 1 1 6 4 6 5','0',1,0,1,'won','2026-11-17 10:00:03.000000','2026-11-17 10:00:06.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(213,'discord:1000000000000000002','sultan',23,'t t t t t t t 1 t t 1 t t t t t t t t 1 t t t t w t t t t 1 t t t w t t t t t t t t t t t t t t t t t t t t w t t w t 1 t t t t w t t w t t t t w t 1 t t w t t t w t w t t w t t t t t t t w t w t t w t 5 t t w t w t 1 t 5 t r t t t w t w t t 1 t t t w t t t t w t t w t t t w t t t w t t t t t t w t t t t t w 5 3 6 t 1 t t t t t 6 t t t w t w t w t w 1 t t w t w t 7 t t w t t w 6 4 1 6 t w w t w t t w w 7 1 7 2 w t t t t t t r t w t t t t w 1 t t t w 7 t t w 5 t t 7 t w t t t w t t t w w 3 t w 3 5 t w t w 2 t w 1 w 8 5 2 8 3 7 6','0',2,0,1,'given up','2026-11-17 10:00:09.000000','2026-11-17 10:00:15.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(214,'discord:1000000000000000002','shah',31,'d d 4 5 8>6 t f t f 3 t w 7 t f t f t f 7 t w>3 t f t t w>3 t t w>6 t t t t t w t t w>6 t t w>2 t w t t t t t t w t w 1 f t t w t t w>7 t w>5 t t t w>5 t w>5 t t t 8>5 f t w 7 7 f t w t w>1 t w>2 t t w 4 4 4 8^4 f f f w w 2 2 2 f w>1 t t w 7 f t w>4 t t t t t t w t t w 2 7 f 7 5 5 7 5^7 f f w 5 t 5 5 1 1 1 1 1 2 f w f f w f f f w>2 t 5 5 5 8 1 7^5 f f f w 7 w>6 w t w 6 6 6 6 6 7 8 3 3 3 3 2^7 2>1 2 2 t w>4 t w 5 5 4 4 4 4 8 7 1 1 3 t w 1 1 6 4 6 5','0',1,0,1,'won','2026-11-17 10:00:18.000000','2026-11-17 10:00:21.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(215,'discord:1000000000000000003','sultan',23,'t t t t t t t 1 t t 1 t t t t t t t t 1 t t t t w t t t t 1 t t t w t t t t t t t t t t t t t t t t t t t t w t t w t 1 t t t t w t t w t t t t w t 1 t t w t t t w t w t t w t t t t t t t w t w t t w t 5 t t w t w t 1 t 5 t r t t t w t w t t 1 t t t w t t t t w t t w t t t w t t t w t t t t t t w t t t t t w 5 3 6 t 1 t t t t t 6 t t t w t w t w t w 1 t t w t w t 7 t t w t t w 6 4 1 6 t w w t w t t w w 7 1 7 2 w t t t t t t r t w t t t t w 1 t t t w 7 t t w 5 t t 7 t w t t t w t t t w w 3 t w 3 5 t w t w 2 t w 1 w 8 5 2 8 3 7 6 4 1','0',1,0,1,'won','2026-11-17 10:00:24.000000','2026-11-17 10:00:27.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(218,'discord:1000000000000000005','sultan',23,'t t t t t t t 1 t t 1 t t t t t t t t 1 t t t t w t t t t 1 t t t w t t t t t t t t t t t t t t t t t t t t w t t w t 1 t t t t w t t w t t t t w t 1 t t w t t t w t w t t w t t t t t t t w t w t t w t 5 t t w t w t 1 t 5 t r t t t w t w t t 1 t t t w t t t t w t t w t t t w t t t w t t t t t t w t t t t t w 5 3 6 t 1','0',2,0,1,'closed','2026-11-17 10:00:48.000000','2026-11-17 10:00:51.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(219,'discord:1000000000000000005','shah',31,'d d 4 5 8>6 t f t f 3 t w 7 t f t f t f 7 t w>3 t f t t w>3 t t w>6 t t t t t w t t w>6 t t w>2 t w t t t t t t w t w 1 f t t w t t w>7 t w>5 t t t w>5 t w>5 t t t 8>5 f t w 7 7 f t w t w>1 t w>2 t t w 4 4 4 8^4 f f f w w 2','0',2,0,1,'given up','2026-11-17 10:00:54.000000','2026-11-17 10:01:00.000000','2026-11-17',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(220,'discord:1000000000000000007','sultan',23,'','',1,0,1,'closed','2026-11-17 10:01:03.000000','2026-11-17 10:01:03.000000','2026-11-17',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(221,'discord:1000000000000000001','sultan-classic',24,'t t 6 t t t t w t t t t t t t t t t w t t','0',2,0,1,'given up','2026-11-18 10:00:03.000000','2026-11-18 10:00:09.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(222,'discord:1000000000000000001','shah',32,'','',1,0,1,'closed','2026-11-18 10:00:12.000000','2026-11-18 10:00:12.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(223,'discord:1000000000000000002','sultan',24,'t t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w 6 t t t t t w t w t t t t w 1 6 t t t 6 t t t t t t t w t w t w t 3 t w t w t t 6 t t t w t t t t w t t 6 t t t w t t t t t t t w 6 t w t t 4 t t t 6 t w t t 4 r t t w t w t t w t t w t w t t t t w 5 t w w t t t t w w 7 6 3 4 w w 1 8 t w 4 4 6 t t 2 t t w 2 t t w t 2 t t w 2 t w t w w 3 t t w t t w 1 t t w t w t w t 4 t w t t t t w t t w 1 t w w t 4 t w t t w 1 6 w 3 1 1 4 1 2 3 6 7 8 5','0',1,0,1,'won','2026-11-18 10:00:15.000000','2026-11-18 10:00:18.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(224,'discord:1000000000000000002','shah',32,'d d 8 7>2 7 6>2 t f t f 4>6 t w t f 1>6 t f 7 t f t w t f t f 1 t w>4 t f t t w>3 5>3 f t w t t 7>5 f t w t t t t t w 1 f t t 7>1 f t w>2 t t 5>8 5>7 f t t t t t w 5 f t w>3 t t w 2 2 2 2 2 1 1 f f f t w>6 t w>1 t t w t w 5 f t w 4 4 f t 4 f t w t t t w t w t w>6 w>8 t t w 3 3 t t t w>5 t t w 6 6 6 6 6 8 8 7 7 f f t w t t w 1 1 1 1 7^1 f f 7 7 f f f t w 2 6 6 6 3^6 f f f t w 5 5 f 1>5 f t w t w t w 4 4 3 4 3 8^4 8 5 5 5 2 t w 1 8 6 2 1 1 6 3 6 7 7 7 2 4 5','0',1,0,1,'won','2026-11-18 10:00:21.000000','2026-11-18 10:00:24.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(225,'discord:1000000000000000003','sultan-classic',24,'t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w t t 6 t t w t w t t t t w t t 1 t t t t t t t w t w 3 3 6 t','0',2,0,1,'given up','2026-11-18 10:00:27.000000','2026-11-18 10:00:33.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(227,'discord:1000000000000000005','sultan',24,'t t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w 6 t t t t t w t w t t t t w 1 6 t t t 6 t t t t t t t w t w t w t 3 t w t w t t 6 t t t w t t t t w t t 6 t t t w t t t t t t t w 6 t w t t 4 t t t 6 t w t t 4 r t t w t w t t w t t w t w t t t t w 5 t w w t t t t w w 7 6 3 4 w w 1 8 t w 4 4 6 t t 2 t t w 2 t t w t 2 t t w 2 t w t w w 3 t t w t t w 1 t t w t w t w t 4 t w t t t t w t t w 1 t w w t 4 t w t t w 1 6 w 3 1 1 4 1 2 3 6 7 8 5','0',1,0,1,'won','2026-11-18 10:00:42.000000','2026-11-18 10:00:45.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(228,'discord:1000000000000000005','sultan-classic',24,'','',1,0,1,'closed','2026-11-18 10:00:48.000000','2026-11-18 10:00:48.000000','2026-11-18',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(229,'discord:1000000000000000007','sultan',24,'t t t 6 t t t t w t t t t t t t t t t w t t t t w t t t t t w t t t t t t w 6 t t t t t w t w t t t t w 1 6 t t t 6 t t t t t t t w t w t w t 3 t w t w t t 6 t t t w t t t t w t t 6 t t t w t t t t t t t w 6 t w t t 4 t t t 6 t w t t 4 r t t w t w t t w t t w t w t t t t w 5 t w w t t t t w w 7 6 3 4 w w 1 8 t w 4 4 6 t t 2 t t w 2 t t w t 2 t t w 2 t w','0',2,0,1,'closed','2026-11-18 10:00:51.000000','2026-11-18 10:00:54.000000','2026-11-18',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(230,'discord:1000000000000000001','sultan-classic',25,'t t t 3 t 6 t t t t t 6 t t t t t 6 6 t 6 t t w t w t t t t t t t t t t t w t t t t t t 6 t t t t t 6 t w t t t w','0',2,0,1,'given up','2026-11-19 10:00:03.000000','2026-11-19 10:00:09.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(231,'discord:1000000000000000001','shah',33,'8 f 7 f d d 7 6>4 8>2 t f t f t w>4 t f t w>4 t t t w t t t w 8 8 8 3^8 f f 1 f f t w t t w 7 7 f t f t w 4 4 4 4 1 4 t f t f t f t w t t w t w>6 t w t w>8 t t w>6 t w 6 6 t 6>8 f t t w>7 t t t w>2 t w 5 f w>2 t t t w t w>2 t w t w t t w t t t w 6 f w>6 t t w t w t t t t w 3 f t w>8 t t t t w 2 2 2 2 2 2 2 4^2 f f 4 8 8 8 f f t 3 w>1 w>1 w>4 f w>2 8>2 8 f w 2 2 2 2 8 f w>7 t w 8 3^8 3 4 t w>5 t w 7 7 7 3 1 1 1 7 7 6^3 6^7 6 6 4^6 4 4 3 7 8 5^3 5^4 5 5 1 3 4 1 2 2 6','0',1,0,1,'won','2026-11-19 10:00:12.000000','2026-11-19 10:00:15.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(232,'discord:1000000000000000003','shah',33,'8 f 7 f d d 7 6>4 8>2 t f t f t w>4 t f t w>4 t t t w t t t w 8 8 8 3^8 f f 1 f f t w t t w 7 7 f t f t w 4 4 4 4 1 4 t f t f t f t w t t w t w>6 t w t w>8 t t w>6 t w 6 6 t 6>8 f t t w>7 t t t w>2 t w 5 f w>2 t t t w t w>2 t w t w t t w t t t w 6 f w>6 t t w t w t t t t w 3 f t w>8 t t t t w 2 2 2 2 2 2 2 4^2 f f 4 8 8 8 f f t 3 w>1 w>1 w>4 f w>2 8>2 8 f w 2 2 2 2 8 f w>7 t w 8 3^8 3 4 t w>5 t w 7 7 7 3 1 1 1 7 7 6^3 6^7 6 6 4^6 4 4 3 7 8 5^3 5^4 5 5 1 3 4 1 2 2 6','0',1,0,1,'won','2026-11-19 10:00:18.000000','2026-11-19 10:00:21.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(235,'discord:1000000000000000005','sultan',25,'t t t t 3 t t 6 t t t t t t w t t t t 6 t t w t w t t t t w t w t t t t t t t t t t t w t t t t t t t t t t t t t t w t t t w t t t t w t t w 3 t 6 t 4 t t t t t t w 2 4 t t t t t 7 t t t t w t t w 2 6 t t w w 4 7 3 t w t t t t w t w t w t w 8 r t t t t w t t t w t t 1 t 1 t t t 1 t t w t t t t w t w t t t t t w t w 3 t t w t t t w w 3 1 t t w 7 w 6 6 7 w w t w t w t t t w 8 7 w t 8 t t 7 t t t t w 2 t t t 8 t t w 8 3 t t w 8 1 6 6 6 4 w 1 w w 8 1 1 4 1 8 5 7 6 3 2','0',1,0,1,'won','2026-11-19 10:00:39.000000','2026-11-19 10:00:42.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(236,'discord:1000000000000000005','sultan-classic',25,'t t t 3 t 6 t t t t t 6 t t t t t 6 6 t 6 t t w t w t t t t t t t t t t t w t t t t t t 6 t t t t t 6 t w t t t w t t t t w t t w 3 6 t t t t 4 t w t 2 6 t t t w t 2 t w t t w 4 t w t w t 4 t 3 3 3 3 3 r t 3 3 t 8 5 5 1 1 1 t 6 t t 3 t t t t w 3 3 t w t 2 2 3 t t t t w w t w 2 2 4 7 3 t 3 t 2 t t t w t t 4 t w t w t t w t w t 6 8 5 6 r 5 8 4 t w 8 8 2 6 3 3 3 8 2 6 6 6 2 5 4 6 8 1 7 3','0',1,0,1,'won','2026-11-19 10:00:45.000000','2026-11-19 10:00:48.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(237,'discord:1000000000000000005','shah',33,'8 f 7 f d d 7 6>4 8>2 t f t f t w>4 t f t w>4 t t t w t t t w 8 8 8 3^8 f f 1 f f t w t t w 7 7 f t f t w 4 4 4 4 1 4 t f t f t f t w t t w t w>6 t w t w>8 t t w>6 t w 6 6 t 6>8 f t t w>7 t t t w>2 t w 5 f w>2 t t t w t w>2 t w t w t t w t t t w 6 f w>6 t t w t w t t t t w 3 f t w>8 t t t t w 2 2 2 2 2 2 2 4^2 f f 4 8 8 8 f f t 3 w>1 w>1 w>4 f w>2 8>2 8 f w 2 2 2 2 8 f w>7 t w 8 3^8 3 4 t w>5','0',2,0,1,'closed','2026-11-19 10:00:51.000000','2026-11-19 10:00:54.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(238,'discord:1000000000000000006','sultan',25,'t t t t 3 t t 6 t t t t t t w t t t t 6 t t w t w t t t t w t w t t t t t t t t t t t w t t t t t t t t t t t t t t w t t t w t t t t w t t w 3 t 6 t 4 t t t t t t w 2 4 t t t t t 7 t t t t w t t w 2 6 t t w w 4 7 3 t w t t t t w t w t w t w 8 r t t t t w t t t w t t 1 t 1 t t t 1 t t w t t t t w t w t t t t t w t w 3 t t w t t t w w 3 1 t t w 7 w 6 6 7 w w t w t w t t t w 8 7 w t 8 t t 7 t t t t w 2 t t t 8 t t w 8 3 t t w 8 1 6 6 6 4 w 1','0',2,0,1,'closed','2026-11-19 10:00:57.000000','2026-11-19 10:01:00.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(239,'discord:1000000000000000006','shah',33,'','',1,0,1,'closed','2026-11-19 10:01:03.000000','2026-11-19 10:01:03.000000','2026-11-19',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(240,'discord:1000000000000000001','sultan',26,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t w t t t t t t w t t t w t t t w t t w t w t t t w 2 t t t t t t t t w t w 2 t t w t 8 t w t w t r t t t w 2 4 t t 7 t t t t t w t t t w 7 4 t 3 t t t t w t t t w 6 t t w t t 8 t t w t t t w 8 t w t 7 t t t w t w t 3 t 3 t w t w t w 2 3 7 t t w t t w 1 t w 8 w 4 w w t w 2 t t w t w 4 5 w 6 t w 6 6 w w 3 2 t w 2 6 1 4 3 7 8 5','0',1,0,1,'won','2026-11-20 10:00:03.000000','2026-11-20 10:00:06.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(241,'discord:1000000000000000001','sultan-classic',26,'t t t t 2 t t t t 2 8 t t w t 8 t t t t t t w t t t t w t t t 8 4 t t t 7 7 7 7 t t t t t 8 8 2 t t t t t t w 4 t w 2 2 t t t t t w t t 2 t 2 2 t t w 2 2 t t w t t w 4 t t t t 8 8 t t w 7 7 4 4 1 r 1 8 t t t 8 t t t t t t w t w t 8 t 1 1 t 3 t w 5 1','0',2,0,1,'given up','2026-11-20 10:00:09.000000','2026-11-20 10:00:15.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(242,'discord:1000000000000000001','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t w t w t t t w t t 6>8 f t t t w>4 t t t w t t t t w>3 t t t w>2 t t t w t w t 6 6 f f t t w>8 t t t w t t w 1 f t t t t w 7 f t w>6 t w 1>6 1 1 4^1 f f 4>7 f t 1>6 f t 1 f t t t w 2 2 2 f f t w t w t 1 f t w t w t 1 f t w 2 f t w 2 f w>2 w 7 4 4 f f w>7 w w w w w 6 8 8 8 8 f','0',2,0,1,'closed','2026-11-20 10:00:18.000000','2026-11-20 10:00:21.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(243,'discord:1000000000000000002','sultan',26,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t w t t t t t t w t t t w t t t w t t w t w t t t w 2 t t t','0',2,0,1,'closed','2026-11-20 10:00:24.000000','2026-11-20 10:00:27.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(244,'discord:1000000000000000002','sultan-classic',26,'','',1,0,1,'closed','2026-11-20 10:00:30.000000','2026-11-20 10:00:30.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(245,'discord:1000000000000000002','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t w t w t t t w t t 6>8 f t t t w>4 t t t w t t t t w>3 t t t w>2 t t t w t w t 6 6 f f t t w>8 t t t w t t w 1','0',2,0,1,'closed','2026-11-20 10:00:33.000000','2026-11-20 10:00:36.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(246,'discord:1000000000000000003','sultan',26,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t','0',2,0,1,'given up','2026-11-20 10:00:39.000000','2026-11-20 10:00:45.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(247,'discord:1000000000000000003','shah',34,'','',1,0,1,'closed','2026-11-20 10:00:48.000000','2026-11-20 10:00:48.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(249,'discord:1000000000000000005','sultan-classic',26,'t t t t 2 t t t t 2 8 t t w t 8 t t t t t t w t t t t w t t t 8 4 t t t 7 7 7 7 t t t t t 8 8 2 t t t t t t w 4 t w 2 2 t t t t t w t t 2 t 2 2 t t w 2 2 t t w t t w 4 t t t t 8 8 t t w 7 7 4 4 1 r 1 8 t t t 8 t t t t t t w t w t 8 t 1 1 t 3 t w 5 1 t t t t w 3 6 w 6 3 5 t w 4 4 2 w 2 2 2 t t w t w 4','0',2,0,1,'given up','2026-11-20 10:00:57.000000','2026-11-20 10:01:03.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(250,'discord:1000000000000000005','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t','0',2,0,1,'given up','2026-11-20 10:01:06.000000','2026-11-20 10:01:12.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(251,'discord:1000000000000000006','sultan',26,'2 t t t 8 t w t t t t t t w t t w t t t t t t t t w t t t t w t t t t t t t t t w t w t w t t t t t 8 t t t t t w 4 7 w t t t t t w t t w 4 t w t t t t t t w t t t w t t t w t t w t w t t t w 2 t t t t t t t t w t w 2 t t w t 8 t w t w t r t t t w 2 4 t t 7 t t t t t w t t t w 7 4 t 3 t t t t w t t t w 6 t t w t t 8 t t w t t t w 8 t w t 7 t t t w t w t 3 t 3 t w t w t w 2 3 7 t t w t t w 1 t w 8 w 4 w w t w 2 t t w t w 4 5 w 6 t w 6 6 w w 3 2 t w 2 6 1 4 3 7 8 5','0',1,0,1,'won','2026-11-20 10:01:15.000000','2026-11-20 10:01:18.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(252,'discord:1000000000000000006','sultan-classic',26,'t t t t 2 t t t t 2 8 t t w t 8 t t t t t t w t t t t w t t t 8 4 t t t 7 7 7 7 t t t t t 8 8 2 t t t t t t w 4 t w 2 2 t t t t t w t t 2 t 2 2 t t w 2 2 t t w t t w 4 t t t t 8 8 t t w 7 7 4 4 1 r 1 8 t t t 8 t t t t t t w t w t 8 t 1 1 t 3 t w 5 1 t t t t w 3 6 w 6 3 5 t w 4 4 2 w 2 2 2 t t w t w 4 6 w 6 6 1 t w 7 r 7 7 4 1 5 5 6 4 3 1 5 4 7 5 2 6 8 1 3','0',1,0,1,'won','2026-11-20 10:01:21.000000','2026-11-20 10:01:24.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(253,'discord:1000000000000000006','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7 f t w t 6 f t w t w t t t w t t 6>8 f t t t w>4 t t t w t t t t w>3 t t t w>2 t t t w t w t 6 6 f f t t w>8 t t t w t t w 1 f t','0',2,0,1,'given up','2026-11-20 10:01:27.000000','2026-11-20 10:01:33.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(254,'discord:1000000000000000007','shah',34,'8 f 5 1 f f d 6 f 4 f d 5 t f t t t 7','0',2,0,1,'given up','2026-11-20 10:01:36.000000','2026-11-20 10:01:42.000000','2026-11-20',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(255,'discord:1000000000000000001','sultan',500,'t t t t t t t t w t t t t t t t t t t t t t t t t t t w 2 t t t t t t t t t w t t w t t t t w t w t t t t w t t w t t t t t t t t w t w t t t t w t t t t t t t w t t t t t t t t t t t w t t w 2 t t t t w t t r t t t w t t t t t w t t t t w t w t t t t t t t t t t w t w t t w t t t t t t t t w t w t t t w w t t t t t t t t t t t w t w t t t t t w t t t t w t t w t t t w t t t t t t r','0 1 2 3 4 5 6 7 8 9 10 11 12',16,1,0,NULL,'2026-11-21 08:00:03.000000','2026-11-21 08:00:51.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(256,'discord:1000000000000000001','shah',501,'6 f d 1 f d t t t w t t t t t t t t w t t','0 2 3 5 6 7 8 9 10 11 12',14,1,0,NULL,'2026-11-21 08:00:54.000000','2026-11-21 08:01:36.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(257,'discord:1000000000000000002','sultan-classic',502,'2 t t t w t t t w t t t t t w t t t w t t t t t t t w t t t t t t t t t t t t w t t w 1 1 t t t t t w t t w t t t w t t t t t w t t t t t t w t w t t t t w t w t w t t t t t t w t t t t t t t t t w t t t t t t 4 r t w t t t t t t w t t w t t t t w 8','0 1 2 3 4 5 6 7 8 9 10 11 12',16,1,0,NULL,'2026-11-21 08:01:39.000000','2026-11-21 08:02:27.000000',NULL,0,NULL,NULL,'2026-11-21 08:02:27.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(258,'discord:1000000000000000003','shah',503,'d 7 2 f f d 7 4 t 6>3 f t f t f t t w t t t t t t t t t w>7 t t t t t','0 1 2 3 4 5 6 7 8 9 11 13',15,1,0,NULL,'2026-11-21 08:02:30.000000','2026-11-21 08:03:15.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(260,'discord:1000000000000000002','shah',505,'','',1,0,0,'given up','2026-11-21 08:03:36.000000','2026-11-21 08:03:39.000000',NULL,0,0,0,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(261,'discord:1000000000000000003','sultan',601,'t t t t t w t t t t t t t t t t t t t t','0 6 19',3,0,0,NULL,'2026-11-21 08:03:42.000000','2026-11-21 08:03:51.000000',NULL,0,NULL,NULL,'2026-11-21 08:03:51.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(262,'discord:1000000000000000003','sultan',602,'t t t w t t t','0 4 6',3,0,0,NULL,'2026-11-21 08:03:54.000000','2026-11-21 08:04:03.000000',NULL,0,NULL,NULL,'2026-11-21 08:04:03.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(263,'discord:1000000000000000003','sultan',603,'t t t t t t t t t t t t t t t t t t t t w w t t t w t t t t t t w t w t t t t t w t t w t t t t w t t t t w t t t w t t t t t t t t t t','0 58 66',3,0,0,NULL,'2026-11-21 08:04:06.000000','2026-11-21 08:04:15.000000',NULL,0,NULL,NULL,'2026-11-21 08:04:15.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(264,'discord:1000000000000000005','sultan',604,'t t t t w t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t w t t t t t t t t t w t t t t t t t t t t w t t t t t t w t t t t w t t t t t w t w t w t t w t t t w t t t t t t t t t t','0',1,0,0,NULL,'2026-11-21 08:04:18.000000','2026-11-21 08:04:21.000000',NULL,0,NULL,NULL,'2026-11-21 08:04:21.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(265,'discord:1000000000000000005','sultan',605,'t t t t w t t t t t t t t t t t t','0 8 14',3,0,1,NULL,'2026-11-21 08:04:30.000000','2026-11-21 08:04:39.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(266,'discord:1000000000000000005','shah',606,'','',0,0,0,NULL,'2026-11-21 08:04:42.000000','2026-11-21 08:04:42.000000',NULL,0,NULL,NULL,'2026-11-21 08:04:42.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(267,'discord:1000000000000000005','shah',607,'','',0,0,0,NULL,'2026-11-21 08:04:54.000000','2026-11-21 08:04:54.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(268,'discord:1000000000000000007','sultan-classic',608,'t t t w t t t t w t t t t t t w t t t t t t t t t t t w t t t w t w t t t t w t t t w t w t t t t w t t t t t t t t t t t t w t t t w t t t t t t w t t w w t t t t t t t t t t t t t w t t t w t t t t t t t t','0 28 32',3,0,0,NULL,'2026-11-21 08:05:06.000000','2026-11-21 08:05:15.000000',NULL,0,NULL,NULL,'2026-11-21 08:05:15.000000',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(269,'discord:1000000000000000007','sultan-classic',609,'t w t t t t t w t t t t t t t t t t t t w t t w t w t t t t t t t w t t t w t t t t w t t t t t t t t t w t t t t t t t t t t t t t w t t t t t t t t t w t t t t t w t w t t w t t t w t t t t t w t t w t w t w t','0 34',2,0,0,NULL,'2026-11-21 08:05:18.000000','2026-11-21 08:05:24.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(270,'discord:1000000000000000007','sultan',610,'t w','0',2,0,0,'given up','2026-11-21 08:05:30.000000','2026-11-21 08:21:00.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(271,'discord:1000000000000000007','sultan',611,'t','0',2,0,0,'given up','2026-11-21 08:05:36.000000','2026-11-21 08:05:42.000000',NULL,0,0,1,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(272,'discord:1000000000000000007','sultan',612,'','',0,0,0,NULL,'2026-11-21 08:05:42.000000','2026-11-21 08:05:42.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(273,'discord:1000000000000000006','shah',613,'','',0,0,0,NULL,'2026-11-21 08:05:45.000000','2026-11-21 08:05:45.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "games" VALUES(274,'discord:1000000000000000005','sultan-classic',620,'3 t t t','0 1 2 3',5,0,0,'given up','2026-11-21 08:05:51.000000','2026-11-21 08:06:06.000000',NULL,0,1,3,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(275,'discord:1000000000000000006','sultan',621,'1 4 5 7','0 1 2 3',5,0,0,'given up','2026-11-21 08:06:12.000000','2026-11-21 08:06:27.000000',NULL,0,4,0,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(276,'discord:1000000000000000007','shah',622,'2 f d 5 f 5 f','0 2 3 5',5,0,0,'given up','2026-11-21 08:06:36.000000','2026-11-21 08:06:51.000000',NULL,0,3,0,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(277,'discord:1000000000000000002','shah',623,'d d t t','0 1 2 3',5,0,0,'given up','2026-11-21 08:06:57.000000','2026-11-21 08:07:12.000000',NULL,0,0,0,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(278,'discord:1000000000000000005','sultan-classic',3,'7 t w 3 t t t w 8 t t w t t t t w t t w t t t t t t t t w t t t t t t t t t t t t t t t t t t t t w 5 7 t t t t t w t t t t t t t t t w t t t w t t t w t t t t t w t t t t t t t w 2 t t t t w t t t w t w 8 r t w t w t t t w t t t t t t t t t t t t w t t w t t t t t w 8 7 3 3 7 7 t w t t t t t t t w t w 8 4 4 4 4 4 8 8 t t t t t t t t t t t t t t t w t w t w r t w 4 t w t w t t t t w 7 t t w t w t w 6 6 6 4 6 6 t t w t w 1 2 2 1 7 7 5 t w t t t t t w 6 w 4 4 5 3 4 w','0',1,0,0,'lost','2026-11-21 08:07:21.000000','2026-11-21 08:07:24.000000',NULL,0,83,150,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(279,'discord:1000000000000000006','sultan',2,'4 t t t t w t t t w t t t t t w t t t t t t t t t t t t w t w t t t t t w t t w t t t t t t t t t t t w 2 t t t t w t t t t t t w t t t t t w t t t t t t t w 6 t w 3 t t t t t t t w t t t t t t w t w t t t t w t t w r t t t w t t t t w t t t w t t w t t t w t t t t t t t t t t t t w t t t t w w t t t w t t w t t w t t w t w t t w t t t t t t w 4 t t t w 8 t w t w 3 t w t t t t t t w 4 3 t t t t r t t t w t t w t t t w w 5 2 t t t w t t t t t w 3 t t t t t t w t t w t w 7 t t w t t t w t w t t t t t w t t t w 6 2 t w','0',1,0,0,'lost','2026-11-21 08:07:30.000000','2026-11-21 08:07:33.000000',NULL,0,68,191,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(280,'discord:1000000000000000002','shah',1,'','',2,0,0,NULL,'2026-11-21 08:07:39.000000','2026-11-21 08:07:48.000000',NULL,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(281,'discord:1000000000000000006','sultan-classic',620,'3 t t t t w t t t w','2',1,0,0,NULL,'2026-11-21 08:07:51.000000','2026-11-21 08:07:54.000000',NULL,0,NULL,NULL,NULL,2,274,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(282,'discord:1000000000000000002','sultan',506,'t t t w t w t','0',2,0,0,'given up','2026-11-21 08:09:15.000000','2026-11-21 08:09:21.000000',NULL,0,2,5,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(283,'discord:1000000000000000003','sultan',506,'t t t w t w t t t t t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t','0 7 9 16 17 24',7,0,1,'given up','2026-11-21 08:09:27.000000','2026-11-21 08:09:48.000000',NULL,0,3,38,NULL,NULL,282,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(284,'discord:1000000000000000002','sultan-classic',620,'t t t t t w t t t t t t t t t t t t w t t t t t t t t t t t t t w t t t w t t t w t t t w t w t w t t t t t t w t t t w t t w t t t t w t t t w t t t w t t t t t t w t w t w t t t w t t t t t t t t t t t t t t','0 19',3,0,1,'given up','2026-11-21 08:16:27.000000','2026-11-21 08:16:48.000000',NULL,0,18,87,NULL,NULL,274,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(285,'discord:1000000000000000001','sultan-classic',620,'t t t t t w t t t t t t t t t t t t w','0',1,0,1,NULL,'2026-11-21 08:16:51.000000','2026-11-21 08:16:54.000000',NULL,0,NULL,NULL,NULL,NULL,274,0,NULL,NULL,NULL);
INSERT INTO "games" VALUES(286,'discord:1000000000000000001','sultan',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w 6 t 6 t 2 t t t 8 t t t t t w t t t t t t w 4 8 8 6 t t t w t w t t 4 t w t t w t 2 t t t t t w 4 1 t t t t t w 2 5 t t t w 6 t w t w 3 t t t w t w t w 1 t 5 t w 4 t w 1 6 w 4 w w 7 t t w 3 3 r t t w t t w 7 t w 3 7 1 6 6 2 t t 7 t w 5 4 1 5 4 8 4 5 7 2 3 1 6','0',1,0,1,'won','2026-11-21 08:16:57.000000','2026-11-21 08:17:00.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(287,'discord:1000000000000000002','sultan',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w 6 t 6 t 2 t t t 8','0',1,0,1,NULL,'2026-11-21 08:17:03.000000','2026-11-21 08:17:06.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(288,'discord:1000000000000000005','sultan',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w','0',2,0,1,'given up','2026-11-21 08:17:09.000000','2026-11-21 08:17:15.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(289,'discord:1000000000000000001','shah',53,'d 1 7 8 f f f d 3 8>1 t w>6 t f t f t t w t 4>3 f t w>7 t 5>4 f 8>5 f t t w>5 t t t t t t w 1 t w>3 t 1 f 2>1 f w>3 t t t t t w 5 5 t 5 f t w t 5 f t t 5>6 f t w>4 t t w t w t t t w>4 t t t t w t 2 f t t w 1 1 f t 5>2 f t t t w>4 t w 3 3 3 3 f t w 6 8 8 8 f w w>5 f f w>8 t 4 4 4 4 4 3 w f 4 f w>2 w>8 f w t w>7 w>7 4>7 f t w 4 w f t t t 4>5 f t t w t w>1 t w 1 t w 1 1 5 5 5 7 7 7 7 7 1 f f f 5 5 t 7 3^5 3 6 6 6 2 2 2','0',1,0,1,NULL,'2026-11-21 08:17:18.000000','2026-11-21 08:17:21.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(290,'discord:1000000000000000005','shah',53,'d 1 7 8 f f f d 3 8>1 t w>6 t f t f t t w t 4>3 f t w>7 t 5>4 f 8>5 f t t w>5 t t t t t t w 1 t w>3 t 1 f 2>1 f w>3 t t t t t w 5 5 t 5 f t w t 5 f t t 5>6 f t w>4 t t w t w t t t w>4 t t t t w t 2 f t t w 1 1 f t 5>2 f t t t w>4 t w 3 3 3 3 f t w 6 8 8 8 f w w>5 f f w>8 t 4 4 4 4 4 3 w f 4 f w>2 w>8 f w t w>7 w>7 4>7 f t w 4 w f t t t 4>5 f t t w t w>1 t w 1 t w 1 1 5 5 5 7 7 7 7 7 1 f f f 5 5 t 7 3^5 3 6 6 6 2 2 2 2 2 w 4 4 4 5 7 6 8 8 8 3 1^2 1 t w 1 2 8 8','0',1,0,1,'won','2026-11-21 08:17:24.000000','2026-11-21 08:17:27.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(293,'discord:1000000000000000006','sultan',41,'t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t t t t t t t t t w t t t t t t t t w t t t t t t t w t w t t w t t 8 t t t t t t t w t t w t t w t t t 2 t t t t t w t t t t t 2 t t t t w t t w r t w t t t t t t w t w t t t t w 8 t t w t t w t 2 t t t w 6 t 6 t 2 t t t 8 t t t t t w t t t t t t w 4 8 8 6 t t t w t w t t 4 t w t t w t 2 t t t t t w 4 1 t t t t t w 2 5 t t t w 6 t w t w 3 t t t w t w t w 1 t 5 t w 4 t w 1 6 w 4 w w 7 t t w 3 3 r t t w t t w 7 t w 3 7 1 6 6 2 t t 7 t w 5 4 1 5 4 8 4 5 7 2 3 1 6','0',1,0,1,'won','2026-11-21 08:17:45.000000','2026-11-21 08:17:48.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(294,'discord:1000000000000000003','sultan-classic',41,'','',0,0,1,NULL,'2026-11-21 08:17:51.000000','2026-11-21 08:17:51.000000','2026-11-21',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES(295,'discord:1000000000000000001','shah',36,'','',1,0,1,'given up','2026-11-19 12:00:09.000000','2026-11-19 12:00:21.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,1,NULL);
INSERT INTO "games" VALUES(296,'discord:1000000000000000001','shah',37,'','',1,0,1,'given up','2026-11-19 12:00:24.000000','2026-11-19 12:00:39.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,2,NULL);
INSERT INTO "games" VALUES(297,'discord:1000000000000000002','shah',36,'','',1,0,1,'given up','2026-11-19 12:00:42.000000','2026-11-19 12:00:54.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,1,NULL);
INSERT INTO "games" VALUES(298,'nobody:cdf8440407295e4299901c0475491bc3','shah',36,'','',1,0,1,'given up','2026-11-19 12:00:57.000000','2026-11-19 12:01:09.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,1,NULL);
INSERT INTO "games" VALUES(299,'discord:1000000000000000005','shah',36,'','',1,0,1,'given up','2026-11-19 12:01:12.000000','2026-11-19 12:01:24.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,1,NULL);
INSERT INTO "games" VALUES(300,'discord:1000000000000000005','shah',37,'','',1,0,1,'given up','2026-11-19 12:01:27.000000','2026-11-19 12:01:42.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,1,2,NULL);
INSERT INTO "games" VALUES(301,'discord:1000000000000000001','sultan-classic',27,'t t t t t t t t w t t t t t t t t t t t t t t t t','0 13',3,0,1,'given up','2026-11-19 13:01:51.000000','2026-11-19 13:02:00.000000',NULL,0,1,24,NULL,NULL,NULL,NULL,2,1,NULL);
INSERT INTO "games" VALUES(302,'discord:1000000000000000001','shah',41,'','',1,0,1,'given up','2026-11-19 13:02:33.000000','2026-11-19 13:02:42.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,6,1,NULL);
INSERT INTO "games" VALUES(303,'discord:1000000000000000002','shah',41,'','',1,0,1,'given up','2026-11-19 13:02:45.000000','2026-11-19 13:02:54.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,6,1,NULL);
INSERT INTO "games" VALUES(304,'match:7','sultan',27,'t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t','0 13 25',4,0,1,'closed','2026-11-19 13:02:57.000000','2026-11-19 13:03:06.000000',NULL,0,2,36,NULL,NULL,NULL,NULL,7,1,NULL);
INSERT INTO "games" VALUES(305,'discord:1000000000000000002','sultan',28,'t w t t','0',2,0,1,'given up','2026-11-21 08:08:03.000000','2026-11-21 08:08:09.000000',NULL,0,1,3,NULL,NULL,NULL,NULL,8,1,NULL);
INSERT INTO "games" VALUES(306,'discord:1000000000000000001','sultan',28,'t w t t t t t t t t t t t t t','0 4',3,0,1,'given up','2026-11-21 08:08:18.000000','2026-11-21 08:08:27.000000',NULL,0,1,14,NULL,NULL,NULL,NULL,8,1,NULL);
INSERT INTO "games" VALUES(307,'discord:1000000000000000001','shah',42,'1','0',1,0,1,NULL,'2026-11-21 08:08:42.000000','2026-11-21 08:08:45.000000',NULL,0,1,0,NULL,NULL,NULL,NULL,9,1,NULL);
INSERT INTO "games" VALUES(308,'match:11','sultan-classic',28,'t w t t t t t t t t t t t t t t t t t t t t w t t w t t t t t w t t t w t t t t','0 13 26',3,0,1,NULL,'2026-11-21 08:08:57.000000','2026-11-21 08:09:06.000000',NULL,0,5,35,NULL,NULL,NULL,NULL,11,1,NULL);
INSERT INTO "games" VALUES(309,'discord:1000000000000000001','sultan',29,'t t t w t t t t t t t w t t','0',2,0,1,'given up','2026-11-21 08:09:57.000000','2026-11-21 08:10:03.000000',NULL,0,2,12,NULL,NULL,NULL,NULL,13,1,NULL);
INSERT INTO "games" VALUES(310,'discord:1000000000000000002','sultan',29,'t t t w t t t t t t t w t t','0',2,0,1,'given up','2026-11-21 08:10:09.000000','2026-11-21 08:10:15.000000',NULL,0,2,12,NULL,NULL,NULL,NULL,13,1,NULL);
INSERT INTO "games" VALUES(311,'discord:1000000000000000005','sultan',32,'t t t t t t t t w t','0 4',3,0,1,'given up','2026-11-21 08:10:33.000000','2026-11-21 08:10:42.000000',NULL,0,1,9,NULL,NULL,NULL,NULL,14,1,NULL);
INSERT INTO "games" VALUES(312,'discord:1000000000000000001','sultan',32,'t t t t t t t t w t t w w','0 4 10',4,0,1,'given up','2026-11-21 08:10:54.000000','2026-11-21 08:11:06.000000',NULL,0,3,10,NULL,NULL,NULL,NULL,14,1,NULL);
INSERT INTO "games" VALUES(313,'discord:1000000000000000005','sultan',33,'t t t t t t t t t t t t t t t t t w t t t t w t t t w','0 12',3,0,1,'given up','2026-11-21 08:11:15.000000','2026-11-21 08:11:24.000000',NULL,0,3,24,NULL,NULL,NULL,NULL,15,1,NULL);
INSERT INTO "games" VALUES(314,'discord:1000000000000000002','sultan',33,'t t t t t t t t t t t t t t t t t w t t t t w t t t w t t t t t t t t t w t t t w','0 12 27',4,0,1,'given up','2026-11-21 08:11:36.000000','2026-11-21 08:11:48.000000',NULL,0,5,36,NULL,NULL,NULL,NULL,15,1,NULL);
INSERT INTO "games" VALUES(315,'discord:1000000000000000007','sultan',34,'t t t t t t t t t t t w t w t t t t t t t t t t t t','0 14',3,0,1,'given up','2026-11-21 08:11:57.000000','2026-11-21 08:12:06.000000',NULL,0,2,24,NULL,NULL,NULL,NULL,16,1,NULL);
INSERT INTO "games" VALUES(316,'discord:1000000000000000001','sultan',34,'t t t t t t t t t t t w t w t t t t t t t t t t t t t t t t t t t t w t t w t t','0 14 26',4,0,1,'given up','2026-11-21 08:12:18.000000','2026-11-21 08:12:30.000000',NULL,0,4,36,NULL,NULL,NULL,NULL,16,1,NULL);
INSERT INTO "games" VALUES(317,'discord:1000000000000000007','sultan',35,'t t t t t t t t t t t t w t t t t','0 13',3,0,1,'given up','2026-11-21 08:12:39.000000','2026-11-21 08:12:48.000000',NULL,0,1,16,NULL,NULL,NULL,NULL,17,1,NULL);
INSERT INTO "games" VALUES(318,'discord:1000000000000000005','sultan',35,'t t t t t t t t t t t t w t t t t t t','0 13 17',4,0,1,'given up','2026-11-21 08:12:54.000000','2026-11-21 08:13:06.000000',NULL,0,1,18,NULL,NULL,NULL,NULL,17,1,NULL);
INSERT INTO "games" VALUES(319,'discord:1000000000000000002','sultan',36,'t t t t t t w t t t t t t t t t w t t t t t t w','0 13',3,0,1,'given up','2026-11-21 08:13:15.000000','2026-11-21 08:13:24.000000',NULL,0,3,21,NULL,NULL,NULL,NULL,18,1,NULL);
INSERT INTO "games" VALUES(320,'discord:1000000000000000003','sultan',36,'t t t t t t w t t t t t t t t t w t t t t t t w t w t','0 13 24',4,0,1,'given up','2026-11-21 08:13:30.000000','2026-11-21 08:13:42.000000',NULL,0,4,23,NULL,NULL,NULL,NULL,18,1,NULL);
INSERT INTO "games" VALUES(321,'discord:1000000000000000002','shah',43,'','',1,0,1,'given up','2026-11-21 08:13:57.000000','2026-11-21 08:14:03.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,19,1,NULL);
INSERT INTO "games" VALUES(322,'discord:1000000000000000005','shah',43,'','',1,0,1,'given up','2026-11-21 08:14:06.000000','2026-11-21 08:14:15.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,19,1,NULL);
INSERT INTO "games" VALUES(323,'discord:1000000000000000005','shah',44,'','',1,0,1,'given up','2026-11-21 08:14:27.000000','2026-11-21 08:14:45.000000',NULL,0,0,0,NULL,NULL,NULL,NULL,20,1,NULL);
INSERT INTO "games" VALUES(324,'discord:1000000000000000001','sultan',37,'t t t t t t w t t t t t t t w','0 8 9',4,0,1,'given up','2026-11-21 08:15:00.000000','2026-11-21 08:15:12.000000',NULL,0,2,13,NULL,NULL,NULL,NULL,23,1,NULL);
INSERT INTO "games" VALUES(325,'discord:1000000000000000002','sultan',38,'t w t t t t t t w t t t t t t t w t w t t','0 9 17',4,0,1,'given up','2026-11-21 08:15:15.000000','2026-11-21 08:15:27.000000',NULL,0,4,17,NULL,NULL,NULL,NULL,24,1,NULL);
INSERT INTO "games" VALUES(326,'discord:1000000000000000003','sultan',39,'t w t t w t t t w t t t t t t w w t t t t t w t t','0 14 18',4,0,1,'given up','2026-11-21 08:15:33.000000','2026-11-21 08:15:45.000000',NULL,0,6,19,NULL,NULL,NULL,NULL,25,1,NULL);
INSERT INTO "games" VALUES(327,'discord:1000000000000000005','sultan',40,'t t t t','0',1,0,1,NULL,'2026-11-21 08:15:51.000000','2026-11-21 08:15:54.000000',NULL,0,0,4,NULL,NULL,NULL,NULL,26,1,NULL);
INSERT INTO "games" VALUES(328,'match:27','shah',45,'2 4 f f','0 1 2 3',4,0,1,NULL,'2026-11-21 08:15:57.000000','2026-11-21 08:16:12.000000',NULL,0,2,0,NULL,NULL,NULL,NULL,27,1,NULL);
CREATE TABLE hands (
	game BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	owner TEXT, 
	moves INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "hands" VALUES(304,1,'discord:1000000000000000001',13,'2026-11-19 13:03:00.000000');
INSERT INTO "hands" VALUES(304,2,'discord:1000000000000000002',25,'2026-11-19 13:03:03.000000');
INSERT INTO "hands" VALUES(304,3,NULL,38,'2026-11-19 13:03:06.000000');
INSERT INTO "hands" VALUES(308,1,'discord:1000000000000000002',13,'2026-11-21 08:09:00.000000');
INSERT INTO "hands" VALUES(308,2,'discord:1000000000000000002',26,'2026-11-21 08:09:03.000000');
INSERT INTO "hands" VALUES(308,3,'discord:1000000000000000001',40,'2026-11-21 08:09:06.000000');
INSERT INTO "hands" VALUES(328,1,'discord:1000000000000000005',1,'2026-11-21 08:16:03.000000');
INSERT INTO "hands" VALUES(328,2,'discord:1000000000000000002',2,'2026-11-21 08:16:06.000000');
INSERT INTO "hands" VALUES(328,3,'discord:1000000000000000001',3,'2026-11-21 08:16:09.000000');
INSERT INTO "hands" VALUES(328,4,'discord:1000000000000000005',4,'2026-11-21 08:16:12.000000');
CREATE TABLE interactions (
	id BIGINT NOT NULL, 
	game BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT interaction_of_a_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "interactions" VALUES(1440000000000000032,1,'2026-09-28 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000033,1,'2026-09-28 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000034,1,'2026-09-28 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000035,2,'2026-09-28 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000036,2,'2026-09-28 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000037,2,'2026-09-28 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000038,3,'2026-09-28 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000039,3,'2026-09-28 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000040,3,'2026-09-28 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000041,4,'2026-09-28 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000042,5,'2026-09-28 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000043,5,'2026-09-28 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000044,5,'2026-09-28 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000045,6,'2026-09-28 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000046,7,'2026-09-28 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000047,7,'2026-09-28 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000048,7,'2026-09-28 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000052,9,'2026-09-28 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000053,9,'2026-09-28 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000054,9,'2026-09-28 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000055,10,'2026-09-28 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000056,10,'2026-09-28 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000057,11,'2026-09-28 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000058,11,'2026-09-28 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000059,12,'2026-09-28 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000060,12,'2026-09-28 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000061,13,'2026-10-03 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000062,14,'2026-10-03 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000063,14,'2026-10-03 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000064,14,'2026-10-03 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000065,15,'2026-10-03 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000066,15,'2026-10-03 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000068,17,'2026-10-03 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000069,17,'2026-10-03 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000070,17,'2026-10-03 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000071,18,'2026-10-03 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000072,18,'2026-10-03 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000073,18,'2026-10-03 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000074,19,'2026-10-03 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000075,19,'2026-10-03 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000076,20,'2026-10-03 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000077,20,'2026-10-03 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000078,21,'2026-10-03 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000079,21,'2026-10-03 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000080,21,'2026-10-03 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000081,22,'2026-10-05 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000082,22,'2026-10-05 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000083,23,'2026-10-05 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000084,23,'2026-10-05 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000085,23,'2026-10-05 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000086,24,'2026-10-05 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000087,24,'2026-10-05 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000088,25,'2026-10-05 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000089,25,'2026-10-05 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000090,25,'2026-10-05 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000091,26,'2026-10-05 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000092,26,'2026-10-05 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000093,27,'2026-10-05 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000094,27,'2026-10-05 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000098,29,'2026-10-05 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000099,29,'2026-10-05 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000100,30,'2026-10-05 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000101,30,'2026-10-05 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000102,30,'2026-10-05 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000103,31,'2026-10-05 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000104,31,'2026-10-05 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000105,31,'2026-10-05 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000106,32,'2026-10-06 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000107,32,'2026-10-06 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000108,33,'2026-10-06 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000109,33,'2026-10-06 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000110,33,'2026-10-06 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000111,34,'2026-10-06 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000112,34,'2026-10-06 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000113,34,'2026-10-06 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000114,35,'2026-10-06 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000115,35,'2026-10-06 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000116,36,'2026-10-06 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000117,37,'2026-10-06 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000118,37,'2026-10-06 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000119,37,'2026-10-06 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000123,39,'2026-10-06 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000124,40,'2026-10-06 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000125,40,'2026-10-06 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000126,40,'2026-10-06 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000127,41,'2026-10-06 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000128,41,'2026-10-06 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000129,42,'2026-10-06 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000130,42,'2026-10-06 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000131,42,'2026-10-06 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000132,43,'2026-10-08 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000133,43,'2026-10-08 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000134,44,'2026-10-08 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000135,44,'2026-10-08 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000136,44,'2026-10-08 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000137,45,'2026-10-08 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000138,45,'2026-10-08 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000139,46,'2026-10-08 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000140,47,'2026-10-08 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000141,47,'2026-10-08 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000142,48,'2026-10-08 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000143,48,'2026-10-08 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000144,48,'2026-10-08 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000145,49,'2026-10-08 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000146,50,'2026-10-08 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000147,50,'2026-10-08 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000148,51,'2026-10-08 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000149,51,'2026-10-08 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000150,52,'2026-10-08 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000151,52,'2026-10-08 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000152,52,'2026-10-08 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000153,53,'2026-10-08 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000154,54,'2026-10-17 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000155,54,'2026-10-17 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000156,55,'2026-10-17 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000157,56,'2026-10-17 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000158,56,'2026-10-17 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000159,57,'2026-10-17 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000160,57,'2026-10-17 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000161,58,'2026-10-17 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000162,58,'2026-10-17 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000163,59,'2026-10-17 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000164,59,'2026-10-17 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000165,60,'2026-10-17 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000166,60,'2026-10-17 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000167,60,'2026-10-17 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000174,63,'2026-10-17 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000175,63,'2026-10-17 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000176,63,'2026-10-17 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000177,64,'2026-10-17 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000178,65,'2026-10-17 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000179,65,'2026-10-17 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000180,66,'2026-10-17 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000181,66,'2026-10-17 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000182,67,'2026-10-25 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000183,67,'2026-10-25 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000184,67,'2026-10-25 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000185,68,'2026-10-25 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000186,68,'2026-10-25 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000187,68,'2026-10-25 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000188,69,'2026-10-25 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000189,69,'2026-10-25 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000190,70,'2026-10-25 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000191,70,'2026-10-25 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000192,70,'2026-10-25 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000193,71,'2026-10-25 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000194,71,'2026-10-25 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000195,72,'2026-10-25 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000196,72,'2026-10-25 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000197,73,'2026-10-25 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000198,73,'2026-10-25 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000199,73,'2026-10-25 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000200,74,'2026-10-25 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000201,74,'2026-10-25 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000202,74,'2026-10-25 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000203,75,'2026-10-25 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000204,75,'2026-10-25 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000205,75,'2026-10-25 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000206,76,'2026-10-25 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000207,76,'2026-10-25 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000208,77,'2026-10-25 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000209,77,'2026-10-25 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000210,78,'2026-10-31 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000211,78,'2026-10-31 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000212,79,'2026-10-31 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000213,79,'2026-10-31 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000214,80,'2026-10-31 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000215,80,'2026-10-31 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000216,80,'2026-10-31 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000217,81,'2026-10-31 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000218,81,'2026-10-31 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000219,81,'2026-10-31 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000220,82,'2026-10-31 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000221,82,'2026-10-31 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000222,82,'2026-10-31 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000223,83,'2026-10-31 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000224,83,'2026-10-31 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000225,84,'2026-10-31 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000226,84,'2026-10-31 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000227,85,'2026-10-31 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000228,85,'2026-10-31 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000229,85,'2026-10-31 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000230,86,'2026-10-31 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000231,86,'2026-10-31 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000232,86,'2026-10-31 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000233,87,'2026-10-31 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000234,88,'2026-11-01 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000235,89,'2026-11-01 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000236,89,'2026-11-01 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000237,89,'2026-11-01 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000238,90,'2026-11-01 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000239,90,'2026-11-01 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000240,91,'2026-11-01 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000241,92,'2026-11-01 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000242,92,'2026-11-01 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000245,94,'2026-11-01 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000246,94,'2026-11-01 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000247,95,'2026-11-01 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000248,95,'2026-11-01 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000249,96,'2026-11-01 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000250,96,'2026-11-01 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000251,97,'2026-11-01 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000252,97,'2026-11-01 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000253,98,'2026-11-01 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000254,98,'2026-11-01 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000255,98,'2026-11-01 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000256,99,'2026-11-01 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000257,99,'2026-11-01 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000258,100,'2026-11-02 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000259,101,'2026-11-02 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000260,102,'2026-11-02 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000261,102,'2026-11-02 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000262,102,'2026-11-02 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000263,103,'2026-11-02 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000264,103,'2026-11-02 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000265,103,'2026-11-02 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000266,104,'2026-11-02 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000267,104,'2026-11-02 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000268,104,'2026-11-02 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000273,107,'2026-11-02 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000274,108,'2026-11-02 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000275,109,'2026-11-02 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000276,109,'2026-11-02 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000277,109,'2026-11-02 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000278,110,'2026-11-02 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000279,110,'2026-11-02 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000280,110,'2026-11-02 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000281,111,'2026-11-02 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000282,111,'2026-11-02 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000283,111,'2026-11-02 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000284,112,'2026-11-02 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000285,112,'2026-11-02 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000286,112,'2026-11-02 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000287,113,'2026-11-03 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000288,113,'2026-11-03 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000289,113,'2026-11-03 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000290,114,'2026-11-03 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000291,114,'2026-11-03 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000292,115,'2026-11-03 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000293,115,'2026-11-03 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000294,116,'2026-11-03 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000295,116,'2026-11-03 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000296,116,'2026-11-03 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000297,117,'2026-11-03 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000298,117,'2026-11-03 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000299,117,'2026-11-03 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000303,119,'2026-11-03 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000304,119,'2026-11-03 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000305,119,'2026-11-03 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000306,120,'2026-11-04 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000307,120,'2026-11-04 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000308,120,'2026-11-04 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000309,121,'2026-11-04 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000310,121,'2026-11-04 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000311,121,'2026-11-04 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000312,122,'2026-11-04 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000313,122,'2026-11-04 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000314,123,'2026-11-04 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000315,123,'2026-11-04 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000316,123,'2026-11-04 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000317,124,'2026-11-04 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000318,124,'2026-11-04 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000319,124,'2026-11-04 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000320,125,'2026-11-04 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000321,125,'2026-11-04 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000322,126,'2026-11-04 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000323,126,'2026-11-04 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000324,126,'2026-11-04 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000325,127,'2026-11-04 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000326,127,'2026-11-04 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000327,127,'2026-11-04 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000328,128,'2026-11-04 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000329,128,'2026-11-04 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000330,128,'2026-11-04 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000331,129,'2026-11-04 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000332,129,'2026-11-04 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000333,130,'2026-11-05 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000334,130,'2026-11-05 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000335,131,'2026-11-05 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000336,132,'2026-11-05 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000337,132,'2026-11-05 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000338,132,'2026-11-05 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000339,133,'2026-11-05 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000340,133,'2026-11-05 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000341,133,'2026-11-05 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000342,134,'2026-11-05 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000346,136,'2026-11-05 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000347,136,'2026-11-05 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000348,136,'2026-11-05 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000349,137,'2026-11-05 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000350,137,'2026-11-05 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000351,137,'2026-11-05 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000352,138,'2026-11-05 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000353,138,'2026-11-05 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000354,139,'2026-11-05 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000355,139,'2026-11-05 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000356,140,'2026-11-05 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000357,140,'2026-11-05 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000358,140,'2026-11-05 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000359,141,'2026-11-05 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000360,141,'2026-11-05 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000361,141,'2026-11-05 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000362,142,'2026-11-06 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000363,142,'2026-11-06 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000364,142,'2026-11-06 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000365,143,'2026-11-06 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000366,143,'2026-11-06 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000367,143,'2026-11-06 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000368,144,'2026-11-06 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000369,144,'2026-11-06 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000370,144,'2026-11-06 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000371,145,'2026-11-06 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000372,145,'2026-11-06 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000373,146,'2026-11-06 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000374,146,'2026-11-06 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000375,146,'2026-11-06 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000376,147,'2026-11-06 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000377,147,'2026-11-06 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000378,147,'2026-11-06 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000379,148,'2026-11-06 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000380,148,'2026-11-06 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000381,148,'2026-11-06 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000382,149,'2026-11-06 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000383,149,'2026-11-06 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000384,149,'2026-11-06 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000385,150,'2026-11-06 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000386,150,'2026-11-06 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000387,151,'2026-11-06 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000388,151,'2026-11-06 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000389,151,'2026-11-06 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000390,152,'2026-11-06 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000391,152,'2026-11-06 10:01:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000392,152,'2026-11-06 10:01:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000393,153,'2026-11-06 10:01:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000394,153,'2026-11-06 10:01:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000395,153,'2026-11-06 10:01:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000396,154,'2026-11-07 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000397,154,'2026-11-07 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000398,154,'2026-11-07 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000399,155,'2026-11-07 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000400,156,'2026-11-07 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000401,156,'2026-11-07 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000402,156,'2026-11-07 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000403,157,'2026-11-07 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000404,157,'2026-11-07 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000405,158,'2026-11-07 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000406,158,'2026-11-07 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000407,159,'2026-11-07 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000408,159,'2026-11-07 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000411,161,'2026-11-07 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000412,161,'2026-11-07 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000413,161,'2026-11-07 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000414,162,'2026-11-07 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000415,162,'2026-11-07 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000416,162,'2026-11-07 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000417,163,'2026-11-07 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000418,163,'2026-11-07 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000419,164,'2026-11-08 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000420,165,'2026-11-08 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000421,165,'2026-11-08 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000422,165,'2026-11-08 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000423,166,'2026-11-08 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000424,166,'2026-11-08 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000425,167,'2026-11-08 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000426,167,'2026-11-08 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000427,168,'2026-11-08 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000428,168,'2026-11-08 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000429,168,'2026-11-08 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000430,169,'2026-11-08 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000431,169,'2026-11-08 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000432,169,'2026-11-08 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000433,170,'2026-11-08 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000434,171,'2026-11-08 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000435,171,'2026-11-08 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000436,171,'2026-11-08 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000437,172,'2026-11-08 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000438,172,'2026-11-08 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000439,173,'2026-11-08 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000440,174,'2026-11-09 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000441,174,'2026-11-09 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000442,174,'2026-11-09 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000443,175,'2026-11-09 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000444,175,'2026-11-09 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000445,176,'2026-11-09 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000446,176,'2026-11-09 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000447,177,'2026-11-09 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000448,177,'2026-11-09 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000449,178,'2026-11-09 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000450,178,'2026-11-09 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000454,180,'2026-11-09 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000455,181,'2026-11-09 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000456,181,'2026-11-09 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000457,181,'2026-11-09 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000458,182,'2026-11-09 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000459,182,'2026-11-09 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000460,183,'2026-11-09 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000461,183,'2026-11-09 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000462,184,'2026-11-12 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000463,184,'2026-11-12 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000464,184,'2026-11-12 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000465,185,'2026-11-12 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000466,185,'2026-11-12 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000467,185,'2026-11-12 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000468,186,'2026-11-12 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000469,186,'2026-11-12 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000470,186,'2026-11-12 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000471,187,'2026-11-12 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000472,188,'2026-11-12 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000473,188,'2026-11-12 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000474,188,'2026-11-12 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000475,189,'2026-11-12 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000476,189,'2026-11-12 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000477,189,'2026-11-12 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000478,190,'2026-11-12 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000479,191,'2026-11-15 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000480,191,'2026-11-15 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000481,192,'2026-11-15 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000482,193,'2026-11-15 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000483,193,'2026-11-15 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000484,193,'2026-11-15 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000487,195,'2026-11-15 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000488,195,'2026-11-15 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000489,196,'2026-11-15 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000490,196,'2026-11-15 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000491,196,'2026-11-15 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000492,197,'2026-11-15 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000493,197,'2026-11-15 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000494,198,'2026-11-15 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000495,198,'2026-11-15 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000496,199,'2026-11-16 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000497,199,'2026-11-16 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000498,200,'2026-11-16 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000499,200,'2026-11-16 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000500,201,'2026-11-16 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000501,201,'2026-11-16 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000502,201,'2026-11-16 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000503,202,'2026-11-16 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000504,202,'2026-11-16 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000505,203,'2026-11-16 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000506,203,'2026-11-16 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000507,203,'2026-11-16 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000508,204,'2026-11-16 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000509,204,'2026-11-16 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000510,204,'2026-11-16 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000511,205,'2026-11-16 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000512,205,'2026-11-16 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000515,207,'2026-11-16 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000516,207,'2026-11-16 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000517,208,'2026-11-16 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000518,209,'2026-11-16 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000519,210,'2026-11-16 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000520,210,'2026-11-16 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000521,210,'2026-11-16 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000522,211,'2026-11-16 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000523,211,'2026-11-16 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000524,211,'2026-11-16 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000525,212,'2026-11-17 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000526,212,'2026-11-17 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000527,213,'2026-11-17 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000528,213,'2026-11-17 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000529,213,'2026-11-17 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000530,214,'2026-11-17 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000531,214,'2026-11-17 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000532,215,'2026-11-17 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000533,215,'2026-11-17 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000540,218,'2026-11-17 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000541,218,'2026-11-17 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000542,219,'2026-11-17 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000543,219,'2026-11-17 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000544,219,'2026-11-17 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000545,220,'2026-11-17 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000546,221,'2026-11-18 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000547,221,'2026-11-18 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000548,221,'2026-11-18 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000549,222,'2026-11-18 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000550,223,'2026-11-18 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000551,223,'2026-11-18 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000552,224,'2026-11-18 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000553,224,'2026-11-18 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000554,225,'2026-11-18 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000555,225,'2026-11-18 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000556,225,'2026-11-18 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000559,227,'2026-11-18 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000560,227,'2026-11-18 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000561,228,'2026-11-18 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000562,229,'2026-11-18 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000563,229,'2026-11-18 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000564,230,'2026-11-19 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000565,230,'2026-11-19 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000566,230,'2026-11-19 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000567,231,'2026-11-19 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000568,231,'2026-11-19 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000569,232,'2026-11-19 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000570,232,'2026-11-19 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000576,235,'2026-11-19 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000577,235,'2026-11-19 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000578,236,'2026-11-19 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000579,236,'2026-11-19 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000580,237,'2026-11-19 10:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000581,237,'2026-11-19 10:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000582,238,'2026-11-19 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000583,238,'2026-11-19 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000584,239,'2026-11-19 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000585,240,'2026-11-20 10:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000586,240,'2026-11-20 10:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000587,241,'2026-11-20 10:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000588,241,'2026-11-20 10:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000589,241,'2026-11-20 10:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000590,242,'2026-11-20 10:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000591,242,'2026-11-20 10:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000592,243,'2026-11-20 10:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000593,243,'2026-11-20 10:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000594,244,'2026-11-20 10:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000595,245,'2026-11-20 10:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000596,245,'2026-11-20 10:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000597,246,'2026-11-20 10:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000598,246,'2026-11-20 10:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000599,246,'2026-11-20 10:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000600,247,'2026-11-20 10:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000603,249,'2026-11-20 10:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000604,249,'2026-11-20 10:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000605,249,'2026-11-20 10:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000606,250,'2026-11-20 10:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000607,250,'2026-11-20 10:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000608,250,'2026-11-20 10:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000609,251,'2026-11-20 10:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000610,251,'2026-11-20 10:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000611,252,'2026-11-20 10:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000612,252,'2026-11-20 10:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000613,253,'2026-11-20 10:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000614,253,'2026-11-20 10:01:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000615,253,'2026-11-20 10:01:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000616,254,'2026-11-20 10:01:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000617,254,'2026-11-20 10:01:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000618,254,'2026-11-20 10:01:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000683,255,'2026-11-21 08:00:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000684,255,'2026-11-21 08:00:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000685,255,'2026-11-21 08:00:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000686,255,'2026-11-21 08:00:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000687,255,'2026-11-21 08:00:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000688,255,'2026-11-21 08:00:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000689,255,'2026-11-21 08:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000690,255,'2026-11-21 08:00:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000691,255,'2026-11-21 08:00:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000692,255,'2026-11-21 08:00:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000693,255,'2026-11-21 08:00:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000694,255,'2026-11-21 08:00:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000695,255,'2026-11-21 08:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000696,255,'2026-11-21 08:00:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000697,255,'2026-11-21 08:00:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000698,255,'2026-11-21 08:00:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000699,255,'2026-11-21 08:00:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000700,256,'2026-11-21 08:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000701,256,'2026-11-21 08:00:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000702,256,'2026-11-21 08:01:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000703,256,'2026-11-21 08:01:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000704,256,'2026-11-21 08:01:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000705,256,'2026-11-21 08:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000706,256,'2026-11-21 08:01:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000707,256,'2026-11-21 08:01:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000708,256,'2026-11-21 08:01:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000709,256,'2026-11-21 08:01:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000710,256,'2026-11-21 08:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000711,256,'2026-11-21 08:01:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000712,256,'2026-11-21 08:01:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000713,256,'2026-11-21 08:01:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000714,256,'2026-11-21 08:01:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000715,257,'2026-11-21 08:01:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000716,257,'2026-11-21 08:01:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000717,257,'2026-11-21 08:01:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000718,257,'2026-11-21 08:01:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000719,257,'2026-11-21 08:01:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000720,257,'2026-11-21 08:01:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000721,257,'2026-11-21 08:01:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000722,257,'2026-11-21 08:02:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000723,257,'2026-11-21 08:02:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000724,257,'2026-11-21 08:02:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000725,257,'2026-11-21 08:02:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000726,257,'2026-11-21 08:02:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000727,257,'2026-11-21 08:02:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000728,257,'2026-11-21 08:02:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000729,257,'2026-11-21 08:02:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000730,257,'2026-11-21 08:02:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000731,257,'2026-11-21 08:02:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000732,258,'2026-11-21 08:02:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000733,258,'2026-11-21 08:02:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000734,258,'2026-11-21 08:02:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000735,258,'2026-11-21 08:02:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000736,258,'2026-11-21 08:02:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000737,258,'2026-11-21 08:02:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000738,258,'2026-11-21 08:02:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000739,258,'2026-11-21 08:02:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000740,258,'2026-11-21 08:02:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000741,258,'2026-11-21 08:02:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000742,258,'2026-11-21 08:03:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000743,258,'2026-11-21 08:03:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000744,258,'2026-11-21 08:03:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000745,258,'2026-11-21 08:03:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000746,258,'2026-11-21 08:03:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000747,258,'2026-11-21 08:03:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000754,260,'2026-11-21 08:03:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000755,260,'2026-11-21 08:03:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000756,261,'2026-11-21 08:03:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000757,261,'2026-11-21 08:03:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000758,261,'2026-11-21 08:03:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000759,261,'2026-11-21 08:03:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000760,262,'2026-11-21 08:03:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000761,262,'2026-11-21 08:03:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000762,262,'2026-11-21 08:04:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000763,262,'2026-11-21 08:04:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000764,263,'2026-11-21 08:04:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000765,263,'2026-11-21 08:04:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000766,263,'2026-11-21 08:04:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000767,263,'2026-11-21 08:04:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000768,264,'2026-11-21 08:04:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000769,264,'2026-11-21 08:04:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000772,265,'2026-11-21 08:04:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000773,265,'2026-11-21 08:04:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000774,265,'2026-11-21 08:04:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000775,265,'2026-11-21 08:04:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000776,266,'2026-11-21 08:04:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000780,267,'2026-11-21 08:04:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000784,268,'2026-11-21 08:05:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000785,268,'2026-11-21 08:05:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000786,268,'2026-11-21 08:05:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000787,268,'2026-11-21 08:05:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000788,269,'2026-11-21 08:05:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000789,269,'2026-11-21 08:05:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000790,269,'2026-11-21 08:05:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000792,270,'2026-11-21 08:05:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000793,270,'2026-11-21 08:05:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000794,271,'2026-11-21 08:05:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000795,271,'2026-11-21 08:05:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000796,272,'2026-11-21 08:05:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000797,273,'2026-11-21 08:05:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000799,274,'2026-11-21 08:05:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000800,274,'2026-11-21 08:05:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000801,274,'2026-11-21 08:05:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000802,274,'2026-11-21 08:06:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000803,274,'2026-11-21 08:06:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000804,274,'2026-11-21 08:06:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000806,275,'2026-11-21 08:06:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000807,275,'2026-11-21 08:06:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000808,275,'2026-11-21 08:06:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000809,275,'2026-11-21 08:06:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000810,275,'2026-11-21 08:06:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000811,275,'2026-11-21 08:06:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000814,276,'2026-11-21 08:06:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000815,276,'2026-11-21 08:06:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000816,276,'2026-11-21 08:06:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000817,276,'2026-11-21 08:06:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000818,276,'2026-11-21 08:06:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000819,276,'2026-11-21 08:06:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000821,277,'2026-11-21 08:06:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000822,277,'2026-11-21 08:07:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000823,277,'2026-11-21 08:07:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000824,277,'2026-11-21 08:07:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000825,277,'2026-11-21 08:07:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000826,277,'2026-11-21 08:07:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000829,278,'2026-11-21 08:07:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000830,278,'2026-11-21 08:07:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000832,279,'2026-11-21 08:07:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000833,279,'2026-11-21 08:07:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000835,280,'2026-11-21 08:07:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000836,280,'2026-11-21 08:07:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000838,280,'2026-11-21 08:07:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000839,281,'2026-11-21 08:07:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000840,281,'2026-11-21 08:07:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000867,282,'2026-11-21 08:09:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000868,282,'2026-11-21 08:09:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000869,282,'2026-11-21 08:09:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000871,283,'2026-11-21 08:09:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000872,283,'2026-11-21 08:09:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000873,283,'2026-11-21 08:09:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000874,283,'2026-11-21 08:09:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000875,283,'2026-11-21 08:09:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000876,283,'2026-11-21 08:09:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000877,283,'2026-11-21 08:09:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000878,283,'2026-11-21 08:09:48.000000');
INSERT INTO "interactions" VALUES(1440000000000001011,284,'2026-11-21 08:16:27.000000');
INSERT INTO "interactions" VALUES(1440000000000001012,284,'2026-11-21 08:16:30.000000');
INSERT INTO "interactions" VALUES(1440000000000001013,284,'2026-11-21 08:16:33.000000');
INSERT INTO "interactions" VALUES(1440000000000001018,284,'2026-11-21 08:16:48.000000');
INSERT INTO "interactions" VALUES(1440000000000001019,285,'2026-11-21 08:16:51.000000');
INSERT INTO "interactions" VALUES(1440000000000001020,285,'2026-11-21 08:16:54.000000');
INSERT INTO "interactions" VALUES(1440000000000001021,286,'2026-11-21 08:16:57.000000');
INSERT INTO "interactions" VALUES(1440000000000001022,286,'2026-11-21 08:17:00.000000');
INSERT INTO "interactions" VALUES(1440000000000001023,287,'2026-11-21 08:17:03.000000');
INSERT INTO "interactions" VALUES(1440000000000001024,287,'2026-11-21 08:17:06.000000');
INSERT INTO "interactions" VALUES(1440000000000001025,288,'2026-11-21 08:17:09.000000');
INSERT INTO "interactions" VALUES(1440000000000001026,288,'2026-11-21 08:17:12.000000');
INSERT INTO "interactions" VALUES(1440000000000001027,288,'2026-11-21 08:17:15.000000');
INSERT INTO "interactions" VALUES(1440000000000001028,289,'2026-11-21 08:17:18.000000');
INSERT INTO "interactions" VALUES(1440000000000001029,289,'2026-11-21 08:17:21.000000');
INSERT INTO "interactions" VALUES(1440000000000001030,290,'2026-11-21 08:17:24.000000');
INSERT INTO "interactions" VALUES(1440000000000001031,290,'2026-11-21 08:17:27.000000');
INSERT INTO "interactions" VALUES(1440000000000001037,293,'2026-11-21 08:17:45.000000');
INSERT INTO "interactions" VALUES(1440000000000001038,293,'2026-11-21 08:17:48.000000');
INSERT INTO "interactions" VALUES(1440000000000001039,294,'2026-11-21 08:17:51.000000');
INSERT INTO "interactions" VALUES(1440000000000000625,295,'2026-11-19 12:00:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000631,296,'2026-11-19 12:00:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000636,297,'2026-11-19 12:00:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000641,298,'2026-11-19 12:01:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000646,299,'2026-11-19 12:01:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000652,300,'2026-11-19 12:01:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000656,301,'2026-11-19 13:01:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000657,301,'2026-11-19 13:01:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000658,301,'2026-11-19 13:02:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000672,302,'2026-11-19 13:02:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000676,303,'2026-11-19 13:02:54.000000');
INSERT INTO "interactions" VALUES(1440000000000000678,304,'2026-11-19 13:03:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000679,304,'2026-11-19 13:03:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000680,304,'2026-11-19 13:03:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000844,305,'2026-11-21 08:08:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000845,305,'2026-11-21 08:08:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000849,306,'2026-11-21 08:08:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000850,306,'2026-11-21 08:08:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000851,306,'2026-11-21 08:08:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000857,307,'2026-11-21 08:08:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000862,308,'2026-11-21 08:09:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000863,308,'2026-11-21 08:09:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000864,308,'2026-11-21 08:09:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000882,309,'2026-11-21 08:10:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000883,309,'2026-11-21 08:10:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000886,310,'2026-11-21 08:10:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000887,310,'2026-11-21 08:10:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000894,311,'2026-11-21 08:10:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000895,311,'2026-11-21 08:10:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000896,311,'2026-11-21 08:10:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000901,312,'2026-11-21 08:10:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000902,312,'2026-11-21 08:11:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000903,312,'2026-11-21 08:11:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000904,312,'2026-11-21 08:11:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000908,313,'2026-11-21 08:11:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000909,313,'2026-11-21 08:11:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000910,313,'2026-11-21 08:11:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000915,314,'2026-11-21 08:11:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000916,314,'2026-11-21 08:11:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000917,314,'2026-11-21 08:11:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000918,314,'2026-11-21 08:11:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000922,315,'2026-11-21 08:12:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000923,315,'2026-11-21 08:12:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000924,315,'2026-11-21 08:12:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000929,316,'2026-11-21 08:12:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000930,316,'2026-11-21 08:12:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000931,316,'2026-11-21 08:12:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000932,316,'2026-11-21 08:12:30.000000');
INSERT INTO "interactions" VALUES(1440000000000000936,317,'2026-11-21 08:12:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000937,317,'2026-11-21 08:12:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000938,317,'2026-11-21 08:12:48.000000');
INSERT INTO "interactions" VALUES(1440000000000000941,318,'2026-11-21 08:12:57.000000');
INSERT INTO "interactions" VALUES(1440000000000000942,318,'2026-11-21 08:13:00.000000');
INSERT INTO "interactions" VALUES(1440000000000000943,318,'2026-11-21 08:13:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000944,318,'2026-11-21 08:13:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000948,319,'2026-11-21 08:13:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000949,319,'2026-11-21 08:13:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000950,319,'2026-11-21 08:13:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000953,320,'2026-11-21 08:13:33.000000');
INSERT INTO "interactions" VALUES(1440000000000000954,320,'2026-11-21 08:13:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000955,320,'2026-11-21 08:13:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000956,320,'2026-11-21 08:13:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000963,321,'2026-11-21 08:14:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000967,322,'2026-11-21 08:14:15.000000');
INSERT INTO "interactions" VALUES(1440000000000000977,323,'2026-11-21 08:14:45.000000');
INSERT INTO "interactions" VALUES(1440000000000000983,324,'2026-11-21 08:15:03.000000');
INSERT INTO "interactions" VALUES(1440000000000000984,324,'2026-11-21 08:15:06.000000');
INSERT INTO "interactions" VALUES(1440000000000000985,324,'2026-11-21 08:15:09.000000');
INSERT INTO "interactions" VALUES(1440000000000000986,324,'2026-11-21 08:15:12.000000');
INSERT INTO "interactions" VALUES(1440000000000000988,325,'2026-11-21 08:15:18.000000');
INSERT INTO "interactions" VALUES(1440000000000000989,325,'2026-11-21 08:15:21.000000');
INSERT INTO "interactions" VALUES(1440000000000000990,325,'2026-11-21 08:15:24.000000');
INSERT INTO "interactions" VALUES(1440000000000000991,325,'2026-11-21 08:15:27.000000');
INSERT INTO "interactions" VALUES(1440000000000000994,326,'2026-11-21 08:15:36.000000');
INSERT INTO "interactions" VALUES(1440000000000000995,326,'2026-11-21 08:15:39.000000');
INSERT INTO "interactions" VALUES(1440000000000000996,326,'2026-11-21 08:15:42.000000');
INSERT INTO "interactions" VALUES(1440000000000000997,326,'2026-11-21 08:15:45.000000');
INSERT INTO "interactions" VALUES(1440000000000001000,327,'2026-11-21 08:15:54.000000');
INSERT INTO "interactions" VALUES(1440000000000001003,328,'2026-11-21 08:16:03.000000');
INSERT INTO "interactions" VALUES(1440000000000001004,328,'2026-11-21 08:16:06.000000');
INSERT INTO "interactions" VALUES(1440000000000001005,328,'2026-11-21 08:16:09.000000');
INSERT INTO "interactions" VALUES(1440000000000001006,328,'2026-11-21 08:16:12.000000');
CREATE TABLE made_puzzles (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game BIGINT NOT NULL, 
	owner TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	level INTEGER NOT NULL, 
	written TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	interaction BIGINT NOT NULL, 
	claimed_at DATETIME NOT NULL, 
	message TEXT, 
	UNIQUE (game)
);
INSERT INTO "made_puzzles" VALUES(1,1,'discord:1000000000000000001','sultan-classic',1,1,'6 1 t t w t t t t t t t t t t t t t t t t t w t t t w 4 t t t t t t t t t t w t t t t t w 3 t 3 t t t t t t t t t t t t t t t w t t w 1 1 t t w t t w t t t t t t t t t t t t t w t t t t t w t w t t r t t t t t w t t t t w t t w t t t t t t t t t w t w t t t w t t t t w t t t t t w t 4 4 4 t t t t w t t t w t t w 6 t t t t w t w t w t w t 4 t w 3 5 5 5 t t w t t t w t w 7 3 r t t 6 t t t t w t t t w t w 8 t w t 7 t t w t w 4 1 1 t w t w 6 t w w t t w 4 t w t w t w 3 w w w 6|6 5 5 t w w w w w w 1 4 w 5 2 6 8 1 7 3|0 2 3','1100000000000000013',1440000000000001046,'2026-11-21 08:18:12.000000','1200000000000000021');
INSERT INTO "made_puzzles" VALUES(2,274,'discord:1000000000000000005','shah',2,2,'1 5 f f d d 1 t f t t t 1>8 f t 2 f t 4>2 f t t 4>2 f 1>4 f t t w>8 t t t w 6 f t 7>8 f t t w>7 t t t 5>7 f 6>5 f t w>5 t t w t w t t t t w>5 t 6>5 f t t t w>1 t w t w t t w t t w t t w 8 8 8 8 f t t t t t w t w t w 5 5 5 5 5 f t w t w 6>5 6 6 7 7 7 8^6 f f 7 f w f w w f w w t w t w>7 t w>4 w>4 t w t t t w>7 t w 7 7 7 w 7 f f t w 2 1 1 1 1 4^1 f w w w f 7>4 7 5 5 7 8>1 8 3 3 4 4 4 4^7 4 t w 5 5 t w 3 6 t f t w 4 t 1^4|1^5 1 2 2 2 2 3 4 5 6 1 6 8 w 7|0 1 2','1100000000000000023',1440000000000001130,'2026-11-21 08:19:24.000000','1200000000000000134');
INSERT INTO "made_puzzles" VALUES(3,284,'discord:1000000000000000002','shah',5,2,'7 8 f f d d 3 7 4>5 8>5 1>5 t w 3 1 t w t f t f t f t f t f t f t f t w>8 t 8 t 8 f t w>6 t t t w>5 t t w>8 t w 6 6 6 f f t w>4 t w 5 5 5 5 5 f t t w>4 t t t t w t t w>1 t w 1 1 1 f f t t w t 1>5 f t w>5 t 2>1 f 8>2 t t t w t t t t t w>5 t t w 4 4 4 4 4 8^4 8 f w w>5 f f f 4>8 w>8 f w w t t t t t w>2 t t w t t w 5 5 5 5 5 f t 4>5 f t 6>4 f t t t t w 7 f w 3>7 1 1>6 6 6 f f f w>2 t w>4 4 t 4 4 f 4 4 6 1 6 3 6 2 2 1 1 3 5^6 3 5^1 4 6 2^3 1 8^1 7^4|7^6 7 1 7 8 8 w w 8 w w 3 2 8 5 2 4 6 5 2|0 1','1100000000000000013',1440000000000001144,'2026-11-21 08:20:06.000000',NULL);
INSERT INTO "made_puzzles" VALUES(4,276,'discord:1000000000000000007','shah',6,2,'4 f d d 2 3 4 t f t f t f t w t t t t t t w t t w>4 8>4 8 f f w>4 t t w>7 t t t t t t t w>4 t t w t w>6 t w>6 t t t t t w>3 1>3 1 f f t w t 2>1 f t w t t w t w 4 4 4 4 4 w f w t w t t w t w t w t t t t t t w t t w 3 3 3 3 2 f f 3 f f 2>7 f t w 7 7 3>2 f 7 7 1 1 2 2 f w f 2 f f f 5>1 f w>6 7>6 4>6 f f w 3 f 8>7 t f t w 7 7 t w>3 t f 2>7 t w 8 t w t w 2 t w>7 t f t f t w 1 1 t f t f 5>8 5 5|2^5 2 2 8 8 4^2 4 1 1 1 4 7 7 7 5 7 8 3 3 3 3 8 6 6 6 6 6 6 6 6 2 7|0 5','1100000000000000013',1440000000000001145,'2026-11-21 08:20:09.000000','1200000000000000136');
CREATE TABLE match_deals (
	"match" BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	par INTEGER NOT NULL, 
	par_tie_breaker INTEGER NOT NULL, 
	nonce TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "match_deals" VALUES(1,1,36,'8 f d d 5 7>3 t f 2 t w t w>4 t f t f 6 t f t w 3 3 t f t t w>7 5>7 f t t t w>8 t t t w t t w t w t t t t w 7 7 7 f 3>7 3 f f t t t t w t t t w t t w 5 f t 5>2 f t w 4 4 8 8 3 f f f t t t w 6 6 6 7^6 f f 7>5 7 f w w w f w w t w>1 t t w>1 8>1 f t t t w 3 f t 3>8 f t t w>2 t t w>1 t t w>5 t w 5 5 5 f t w 1 1 1 t w>3 t w t t w 8 8 f t w 3 3 f t w 7 f t w 6 f 8>6 8 t f t w t w 4 4 4 6 6 3^4 3 3 5^3 5 2 2 2 2 2 3 6 6 7 7 8 5 7 1^2 1^3 1 1 2 3 8 t w 4',70,150,'7204e52db2221a58008a05a6c4647159','c7d4336756a8534b24996ea2c5ba10efc8f5cc56bb5b7bb1fbdc5df12caeba85');
INSERT INTO "match_deals" VALUES(1,2,37,'d d t t 7 f t 8>2 f t w t t t w 2 t 2 f t t t t w t 4>2 f t w>4 t t t t t w>7 8>7 f t w>4 t t t w>4 t t w>8 t 1>4 f t w t t w 7 7 7 f 5>7 f t t w t w 7 7 w f t w>7 t 3>7 f t 3 f t w>5 t t w>8 t w 3>6 3 5 f f t t w>7 w>7 t 5 f t w t t w 3 f t w t t t t w>8 1>8 1 f w 7 7 f t t w t w>2 t w t w t w 4 4 4 8 8 8 8 8 3 3 f f w w f t 2 2 2 8 6 f f 6 6 f f t w t w>4 t t w 3 3 2 2 2 8 8 8 f w f t 3 7 7 7 w 1^3 1 1 4 4 4 7 7 3 4 2 t w 4 5 5 5 6 6 8 6 t w',70,150,'07d4bedc51431193e6c3f3391a2b8f1f','eeb154c2559fa1f7804257661546b6c4fab7266b871a4434c0f4a210695d907b');
INSERT INTO "match_deals" VALUES(1,3,38,'7 f 6 f d 3 5 7 f f 3 f f d 6 5>2 5 t f t w t w t f 3>5 t f t f t t w t w t t 3>2 f t w>6 t t t w 2 2 2 f t t w 2 f t t t w 1 f 8>1 8 f w f 3>8 3 f t w>1 t f t w 2 t w>4 t w>8 t w>5 t f t t w t t 2>6 f t t t w 6 6 6 4 6 6 5 5 3 5^6 f f f f t w t t t t t t w>6 w>6 t w t w t t w 3 f t t t w>1 t t t w 2 f t w 1 1 1 1>8 7>8 7 f f f 1>4 1 w w 1 4^1 f f t w 6 6 6 6 t w 2 2 2 6 8 8 8 8 8 8 4^2 4 t w>7 1^6 3>7 t w 5 4 8 1 3 t w 5 5 t w 7 7 7 7 3 6 7 1 2',70,150,'8712b8bc076f3787b9d179e06c0fd4f5','3735e7e4a792935f0d7c939922e11e4a3485bc705f72dadc5d473edd139f5284');
INSERT INTO "match_deals" VALUES(2,1,27,'t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t w 3 t t t t t t w t t 3 t w t t t t 1 t w t 3 t w t w t w t t w t w t t w t t t t t 1 t t w 8 8 8 t 1 t 1 8 r t t t w t 6 t t t t t t t t t t t w t w 7 t w 6 6 6 2 2 t w 3 2 t w t w t 5 5 t t w t w t t t t w 8 t w 4 t t w t 2 t t t t t w 1 6 5 7 7 1 3 t w 4 t t t 1 r t t w t 2 t w t w 8 6 4 5 7 7 1 3 3 t w w t w w 8 t t w t w w 2 t w t w 7 7 3 5 6 2 7 8 1 4',70,150,'ad45f23d3b1a11df587fd2803bab6c39','3dea4917eb36eac028f48995a57910c56fa32975f4decee53465299ec3c611c4');
INSERT INTO "match_deals" VALUES(6,1,41,'d d 2 5 4>1 4 8>1 t w>1 t f t f t f t f t f t t 6>1 f t t w t w 1 1 1 1 t 1 f t 6 f t w>8 5>8 f t t t t w t 6>3 f t 4>6 4 f f t w>4 t w t w>8 t w>3 t t t t w>6 2>6 f t t t t t t t w t t t t w>4 t t w 3 3 t w 7 7 7 8 6^7 f f 1>6 1 1 5^1 f f w>3 w w f w>7 w t 2>7 2 f f t w t t w t w 6 6 6 6 w f 2>6 f w w>2 t w>4 1>4 t w 7 7 7 t w 5 t f t f t w 6 6 t w 7 t w t f t w 2 2 t w 3 3 7 t w 2 2 3 3 6 7 5^2 5 5 2 6 t w 8 8 8 t w 4 4 8 t w 4 4 4 8 t w 1 1 1 4 4 t w',70,150,'4be03db0dc2574bdb94067edfe175330','98538077437473053e8a74ce17773fa7a872cb8113ef4380048d3d172162a433');
INSERT INTO "match_deals" VALUES(7,1,27,'t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t w t 3 t 3 t t t t t w t t t t w 1 t t t t t t w 1 t t t w t w t w t t w t w t t w 1 3 8 t t t 6 t t t t t t w t w t w t t t t r t t t t t t t t t t t t t t t t t w t w t t w t w t 7 t t w t w t w t 8 t t w t w 3 t 6 t w t t t w t t t t t w t t t t w 3 t t t t w t t t w t t t t t w t t w t t w t t w t t w r t w t t t w 7 2 t t w t w t t t w t w t t t w t w 2 t t w t 8 t t t w t t w 8 t w 7 w t w t w 4 t w 7 w 5 3 t t w 5 t t w 8 7 1 1 t w 3 3 1 5 3 4 1 7 8 5 2 6',70,150,'f79b17aeefba91fc803468b6b610a9f7','7e463548f5b93b86b6f2208b6a61e79f1789a8bde6b09faf6a76bf9a32b73f59');
INSERT INTO "match_deals" VALUES(8,1,28,'4 t t t t t t t t t t t t t 4 t t t t t t t w t t w t 1 t t t 4 t 4 t t t w t t t t t t t t w t t t t t t t t t t w t 4 t w 1 4 7 t t t t t t t t t w 5 8 t t t w t w t t t t t t t t t w 5 t w t t t t w 8 t w t w t t t t t t t r t t w t t t t t t w t t w t w t t t t t w t t t t t w 6 1 t w t t t w t w 8 7 t t t t w 3 t 3 t 8 t w t w t w t t t w t t w t t t t t t w 5 4 t t t t w 2 1 6 t 7 t t t w 2 t w 3 2 2 1 w t t t 1 t t r t t t w 8 1 t t t w 5 4 5 5 7 4 5 1 8 t t w 7 1 t w 5 5 5 3 7 1 4 2 5 3 8 6',70,150,'7204e52db2221a58008a05a6c4647159','e7afa046ea2ee78162a551c4c1132e6108232d6170f0dab303cb25dda910a646');
INSERT INTO "match_deals" VALUES(9,1,42,'4 f 1 f d 2 f 2 f d t t w>6 t t t w t w>4 t w>3 1>3 f t 5>3 f t t w>6 t 7>6 f t 7>6 f t t t t t 2>7 f 6>2 t w t t t w 4 4 f t t w 2>6 t w 7 7 f 2>7 1>7 1 8 f f f f t w w t t t t t t w 3 3 3 t 3 f t w t t w 5 f t t 3>4 f t w>8 t t w t w t t t w w 2 2 8 8 8 8 6 f f f f f t 5 6 6 6 6 4 f f 4 4 1 f f f t t t w 2 f t 3>2 f t 1 f 6>1 f t w 7 7 7 f w t w t t t w 1 1 8 f f t w 5 t f 1>5 1 1 2 2 8 3^1 t w 2 3 3 6 6 6 4^3 4 8 7^6 t w 5 5 4 5 t w 2 3 7 7 1 5 8 6',70,150,'07d4bedc51431193e6c3f3391a2b8f1f','3e22d5ad9d4611737c821796091d9d3b1b4afe1ace2f76c03e1da47f66662010');
INSERT INTO "match_deals" VALUES(11,1,28,'4 t t t t t t t t t t t t 4 t t t t t t t w t t w t t t 1 4 t 1 t w t t t t t t t t w t t t t t t t t t t w 4 t w t t 2 4 t t 7 1 t w t 5 t w t w t t t t t t 8 t t w t w t 1 5 t w 7 7 7 8 t t 7 t t r t t w t t w 6 7 w 7 t w 1 t t 5 4 t t t w 1 t t t t t t t t w t 8 t w 2 1 t w w t t t w t w 6 7 7 1 t 3 8 6 2 2 2 2 t w 5 w 5 4 5 8 6 4 t w r t w t t w t w 4 4 3 t w 3 3 w 3 3 8 8 3 4 1 8 6 5 2 7',70,150,'8712b8bc076f3787b9d179e06c0fd4f5','1fdb0b4fc7254e423cef574fd93f30705604ae3a3dd4b5f55ed9b1e17dbd7c7f');
INSERT INTO "match_deals" VALUES(13,1,29,'t t t w t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t w t 4 t w t 8 t w t t w t t t 2 t t w t t t t w t t t t t t w 3 t t w w t w t w t t w 3 t t t t t t t w r t w t w t t t t w 5 5 t t t w t t 4 t w t 6 t t 6 t t t t t w 2 w t w 5 3 t 6 t w t 4 t w t w t t w t t t w t 6 t 6 t t t t t w 6 t 8 t w 1 6 1 t w 4 t w t w 8 7 w 2 t w t t t t t t t t t 5 t w 5 2 t t w t t w t t t 2 t t t w t w t w 2 r t w t w 8 7 t w t w 1 6 6 2 4 t w 4 7 8 5 7 4 6 3 2 1',70,150,'ad45f23d3b1a11df587fd2803bab6c39','704953c2db83be7b75b2fb8d240b975f6b0184cf5cb3fbe413421feef807bb96');
INSERT INTO "match_deals" VALUES(13,2,30,'t t t t t t 6 t t t 6 t t t w t t 3 t 6 t t t t t t t t t w w 6 t w t t w t t 3 t w t t t t t t t t t t t t t t t t t t t t t t t w t w t t t t w 5 t t t w t w t t t t w t t t w t t t w t t w t 3 t w 3 6 t t t w t w t t t t t 5 t t w r t t t t w t t 2 t t t t t w t t t w 5 t t w 3 t w t t w t 2 t w t 5 t t t t t w t 2 t w 5 t 6 t t w t t t 2 t t w t t t t t w t t w 2 t t t w 2 6 5 t w t w 5 1 w 1 2 t t w t w t t w t w t t r t t t w 5 t w 3 5 5 2 3 8 t t t w 4 4 2 7 6 2 7 7 7 5 7 3 6 4 8 1 2',70,150,'4be03db0dc2574bdb94067edfe175330','528cce719f98bafbee65c73f6c1638a0031f16af391ebaf0ebc19a90b3ebc24b');
INSERT INTO "match_deals" VALUES(13,3,31,'t t t t t 1 t t t t 4 t t t t t t t t t t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t t t t t t t w t t t t t w t t t t t t t w t t w t t t t t t t w t w 4 t t t 4 t w t w t w t t t w t w r t t t t t t t t t t t t w t t w t t t w t t w 7 t 1 t t t 4 t t w t 4 t t t w t w t t t t t t w 1 t w t w t 2 t t w t t 4 t t t w t t t w t t w t t 4 t 4 t t t w t w t t w t w t t t w t t t w t t w 4 t r t t w t t w 2 t 4 t 3 t 6 t w t w t t w 6 4 t t 2 t t w 3 3 3 3 4 7 7 1 1 8 t w 5 t w t t w t w w t t w 3 t t w t w 7 1 7 3 3 1 4 5 2 3 1 7 6 8',70,150,'f79b17aeefba91fc803468b6b610a9f7','5f7ffc2edc6f1dabc4c786572daa6a881295b8aceb1147fa6777912ba9f47336');
INSERT INTO "match_deals" VALUES(14,1,32,'t t t t 2 t 1 t t t w t w 8 t w t w t t t t t t t t w t t t t t t t w t w t t t t t w t t t w t t t t w t w t t t t t t t t t w 8 t t t t w t t 2 t t 1 t t t w t t t t 1 t w t t t t w t t t w t w t t t w t w 1 t t t t t t t w t t w t r t t w t w t t t w t t t w t t t t w 2 1 w t 8 t w 4 7 t t t 3 t t w t t t w t t t t w t t t t w 1 4 1 3 3 t w 8 6 4 t w t w 1 t 2 t t t t w 5 4 t t w 8 t t t t w 7 8 2 t 2 t w t 8 t 4 t t 4 t t w 8 w t t t w t w r t w 6 t w t t w 3 2 7 5 2 6 7 5 3 4 1 8',70,150,'ab99254ae901e35cd47d380d81f9c1f6','bf985801d587c04dc7f22f66acba89190b6f1ca1775c51ea9ed718ecaa794601');
INSERT INTO "match_deals" VALUES(15,1,33,'t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t w t t t t t w t t t w t t 6 t t w t t w t t t t t w 2 7 t 5 t w t 6 t t t t t t w 3 t t w t t w t t t t w t t w t w 5 t 6 t w t 6 t t w t t t t t t t w t t t t t t t t r t t t t w t t w t w 6 t w w t t 6 t t t w t t t t w 3 t w 2 t t w 7 t t w 8 t t t t w t t t t w t 2 t 2 t t t t w t t t t w w t t w t w 8 2 t w 7 8 w 6 t t t w t t w 5 t w t t t w 5 6 7 w w 3 w 1 1 t t w 4 t t w t w 2 6 4 3 t w 7 w 5 3 2 6 4 8 5 7 1 3 2',70,150,'815a47c5f0dfb4a5d8a064df7fd63116','91489958eef1a5a8197c23bacfe4aae1daad42686ff27bf9a903bdd29f78aeaa');
INSERT INTO "match_deals" VALUES(16,1,34,'t t t t t t t t t t t w t w t t t t t t t t t t t t t t t t t t t t w t t w t t t w t t t t t t t t t t t w t w t t w t t w t t t t t w t w t t t t t t t t w t w t t t t t t w t t t t t w w t t t w t t t w t w t r t t t t w t t t t t t t t w t t t t t t w w t t t t w 5 w t w t t t w t t t t t t t t t t t t t w t w t w w 3 t w 6 t w t w t w t t w t t t w t t t t t t t t t t t w 8 2 t t t w t t t t r t t t t w 8 5 t t w t w t 6 t t 7 t t t w t 4 t t w t 1 t t t t w 1 t t t w t t t w t 7 t w 8 6 6 w 8 w 5 t t t 7 t t t t w 2 t 3 t w t w 7 8 4 1 7 w w 2 w 5 3 2 2 2 3 4 8 1 6 7 5',70,150,'7af027bc08d6af57da71144896c8da19','a9fa749f3afee6e8f3772a2bc240aadc733faa4cd456b92ad9e99fcc3dd29ead');
INSERT INTO "match_deals" VALUES(17,1,35,'t t t t t t t t t t t t w t t t t t t t w t t t t t t t t 1 t t t w t t t t t t t 1 t t t 1 t t w t t t t t t t t t t w t t t t t t t t t t t t w t t t t w t w t t t 1 t w t w t t t t t 1 t w t t w 8 t t t t t r t w 2 t t t t t t w t t t t w 6 t t t w t t t t w 3 t t w t t w t w t t t t w 8 1 6 t w t w t w t t t 7 t t t t w t t t t t t t w 5 6 t 4 t 4 t w t t w 4 t w 3 t w 7 t t t t w t t w t 6 t w t t t w t t w 1 t t t w t w r t t w 7 7 7 6 6 t t t 5 t w t w 7 4 t w t w 8 8 8 t w t w 6 t w t t t w 7 1 4 4 4 8 1 6 1 5 7 2 3 4 8',70,150,'5fec898fbcfbb050acab1a6bc69d4bd8','7345a80b8d17e8c9b10b7514428e15d43a08f83d37be8e039cf7824b96d354ff');
INSERT INTO "match_deals" VALUES(18,1,36,'t t t t t t w t t t t t t t t t w t t t t t t w t 1 t t w t t t t t t t t 1 t 1 t t t t w t t t t t t w t t t t t w 1 t t t t w t w t t 1 t 4 t t t t t t t t t t t t t w t t t w 4 t t w t t w t w t t w t t t 1 t t w t t w t r t w 4 t t 4 t t t t t t t t t t w 5 t t t t t w 6 4 1 3 8 w t w t w t t 3 t w t t t w t w 4 t w t t w t t w 2 4 t 5 t t w t 5 t w t w t t w t 5 t t w t t t t t t t t w t t w 1 t w t t 5 t t t w 4 8 w t w 5 t w 1 w w 3 r t w 2 2 3 t w t w t w t t w t w 4 3 2 t w 3 6 4 7 8 2 3 5 1',70,150,'64ac5db9d707107e855c384429e821a4','820d93f975d319efd157348f9f8485a1e97f2e4f73b810d8807d3f73a6926902');
INSERT INTO "match_deals" VALUES(19,1,43,'d d 4>8 t f t w>2 t t t w t w>3 t w>3 t 1 f t t w>8 t t t t t w 5 f t t w>1 6>1 f t w 3 3 3 f t w>3 t w t t t w t 4>1 f t w>4 t t w t t t t w>6 t t t t w 7 7 7 1 1 1 6 6 f f w f f w t 7 f t t t t w 2 2 f t w t w t 5 f w>5 t t t w t t t w t t t t t t t t w 7 f 3>7 w>7 t w>5 t t w 8 8 8 8 8 3^8 3 f f f f w>8 t w w 5 5 6>3 6 f w f 5 f 1>6 1 f w w 3 f t 5 5 5 8 8 3^5 3 8 f f f f f f t w 3 3 3 2 7 7 7 7 7 4^3 4^7 4 3 4 6 6 7 1^3 1 1 3 2 6 5 5 6 t w 2 5 8 8 8',70,150,'78255d6807923986bb968a437d5c8dfc','3332eb6494867ffdcb0a35ace4d71235eea88cc1cab267384f62155d22cdd313');
INSERT INTO "match_deals" VALUES(20,1,44,'3 f 1 f d d 3>1 3 t w 8 t f t f t f t t t 8 f t 8>5 f t w>3 t t t w>6 t w t 8 f t 8>2 f t w 1 1 f t t w>6 t w t t w t w>1 5>1 t t w>6 t t w>3 t t w 1>5 t t t w t w>1 t w t t t t t w t w w t t w t t t w 1 1 1 f t w>3 8>3 f t 1 f t t t t w t w t w t t t w t w t 1>5 f 7>1 f t w 6 6 6 6 f 4>7 f 6>4 6 f f t t w 3 3 3 3 1 1 1 1 2 2 3^1 f f w 2 2 f f w f f t w w 1 1 4 w>2 f f w 5 5 5 5 w>3 f t w 4 4 6 7 7 7 8 7 1 1 3 3 2 2 2 2 5 5 3 3 4 1 8 6 8 6',70,150,'a5ac06d864c2f2e39403560d97dae38d','2dee6380ca4aad852e8a5fffe1fe1e6d2b4455ad879cd4bee386e91864ad698c');
INSERT INTO "match_deals" VALUES(23,1,37,'t t t t t t w t 7 t w t t t t t w t t 8 t t t t w t w t 8 t t t t t t w t t t t t w t w t w t t t t w t w t w t t 7 t w 5 7 7 t w t t w 6 t w t w t t t t t w t t t t t t t t w t 8 t w t t w t 7 t w t 8 t t w t t w 6 t t t t t t t t t w 8 t t w t w 8 5 t t w t w 6 r t t t w 8 w t t t t w 2 t t t w 5 t t t w 3 1 t w t w 3 t w 5 4 t t w t 3 t w t t w 1 t 5 t 5 t t t w t t w t t t w t t w t t w 6 3 t w t w t w t w 4 1 t w 7 5 w 7 5 1 3 5 6 4 7 2 8',70,150,'fb695ffb3a1890c78092b4d42b28fef0','6dd55dcc2c117feebbed04230d5fee597eada2a4c9c6e8ce8c6c78bbd52c6ff9');
INSERT INTO "match_deals" VALUES(24,1,38,'t w t t t t t t w 6 t t t t t t t w t w t t t t t t w t t t t 8 t w t w t t t w t t 8 t t t w t t w t t w t 8 t t t w t t w 2 t t 2 t t t t t w w t t w w 1 t t t w 5 1 w t t t t w t w 8 t 2 t t w t t 8 t t t 8 t t w t w t t 8 t w t t w t w t t t t w t 8 t t w t r t w t w t t 5 t w t w t t w t w 7 t t 8 t w t w t w t t 3 t t w t w t 2 t t 3 t t t w t t t t w t t t 3 t w t t w t t t w 1 t t w 8 3 3 2 t w 1 6 w 7 w 7 1 3 t w 3 2 4 4 7 4 8 6 1 5 2 3',70,150,'83868a29678a5aa33b6fe5078c5fe8f8','21ed70cb76cdf126bd43b2be9451516b01f79d0291c64d8fa476cbc502074e29');
INSERT INTO "match_deals" VALUES(25,1,39,'t w t t w t 5 t 8 t w t t t 2 t t t w w t t t t t w t t 2 t t t t t w t t t t 2 t t t t t t t t t t t w t t t t t t t w 1 t t t t w t t w t w 7 t t w 7 2 t t t t w t w 2 t w t t t t w t t w t w w t 2 t 2 t w t t w t t t t t w t t w t t t t t t t r t t t t w t w 1 2 t t t 3 t t t t w t t w t w 3 t t t t w 5 2 t t t w t t w t t t w w t t w 3 1 t 8 t 8 t t t 2 t 2 t w t t t w t t w t 2 t w 8 t w 7 t w 1 3 w w t w 1 w 1 6 w 6 w 6 w t t w 5 3 3 4 2 7 3 8 5 4 6 1',70,150,'5a702cfa93ea5c4ed8f33418f3d4e711','d79ab25d5eda0f792f800d2f43d568866b51f9a782fb096336811c9e9131868a');
INSERT INTO "match_deals" VALUES(26,1,40,'t t t t 7 t t t t t t t t t 7 t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t w t t t t t w t t t t t t w t w t t t t w t t t t t t t t t w t t t t t t t t w t t w t t w t t t t t t r t t t t t t t t t t t t t t t t w t w t 2 t t w t t w 3 t w 7 t t w t t 4 t 6 t t t w t t t w 6 t w t t w t t w 1 w t t w t t t t w t t t t w 1 t t t t w t t w t t t w t w t t t w t t t w t t t w t t w 4 w t w 2 t 6 t t t w 4 r t t w 6 4 t t 5 t t w t 1 t w t t t w w t 6 t t t t w t w 4 t w 3 t 5 t t w t w t t t t t w 2 5 t w t w 6 w w w 6 w w 8 8 4 1 1 5 3 7 3 6 4 5 8 1 2',70,150,'81355c53f0e642f43328ad088ded3c96','45a182980ffb0bbf9dea12205ec8ea3a3b888ae5734eb000abfa59914f7e9cd7');
INSERT INTO "match_deals" VALUES(27,1,45,'2 5 f f d d 1 4 3>7 t f t f 2>1 t f t f t t t t w t w t w>6 t w 2 f w t w t w>5 t t 3>5 f 4>3 f t t t t t t w w t t w>3 t w>8 4>8 f t w>5 7>5 t t t t t w>5 t w 1 8 8 8 4 f f t w>5 t t w t t t w>7 t t t w>7 t w w t w 4 f t w 5 5 5 5 5 5 5 5 f w f 4>5 4 4 1^4 1 1 3 f w f f w>7 w w t 2 3 3 f 3 4 t w 7 7 7 7 5 5 3 6^3 t w t w 2 6 5 6 4 1 t f t f t w 2 t f t w 1 4 t f t f t f t f t f 4 t w 8 8 t w 6 2 t w 4 t f t w 8 7 7 3 4 2 3 1 1 5 5',70,150,'6a17b9af5b569643d037cdff7c240d49','2c70d291626ff8fc59cf80dba9420ce6de267dca015ad104df78d7016e1cc942');
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	interaction BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	server TEXT, 
	channel TEXT, 
	opener TEXT, 
	rival TEXT, 
	name TEXT, 
	format TEXT, 
	state TEXT NOT NULL, 
	opened_at DATETIME NOT NULL, 
	begins_at DATETIME, 
	closes_at DATETIME NOT NULL, 
	ended_at DATETIME, 
	series BIGINT, 
	rematch_lapsed BOOLEAN DEFAULT 0 NOT NULL, adds_scores BOOLEAN DEFAULT 0 NOT NULL, 
	UNIQUE (interaction)
);
INSERT INTO "matches" VALUES(1,1440000000000000619,'cup','shah','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001',NULL,'Thursday','evening','over','2026-11-19 12:00:03.000000','2026-11-19 12:00:03.000000','2026-11-19 12:45:03.000000','2026-11-19 12:45:03.000000',NULL,0,0);
INSERT INTO "matches" VALUES(2,1440000000000000653,'duel','sultan-classic','discord:1100000000000000002','1100000000000000013','discord:1000000000000000005','discord:1000000000000000001',NULL,NULL,'running','2026-11-19 13:01:45.000000','2026-11-19 13:01:51.000000','2026-11-21 13:01:51.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(3,1440000000000000659,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002',NULL,NULL,NULL,'lapsed','2026-11-19 13:02:03.000000',NULL,'2026-11-20 13:02:03.000000','2026-11-20 13:02:03.000000',NULL,0,0);
INSERT INTO "matches" VALUES(4,1440000000000000661,'duel','shah','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001',NULL,NULL,NULL,'withdrawn','2026-11-19 13:02:09.000000',NULL,'2026-11-20 13:02:09.000000','2026-11-19 13:02:15.000000',NULL,0,0);
INSERT INTO "matches" VALUES(5,1440000000000000664,'duel','shah','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001',NULL,NULL,NULL,'declined','2026-11-19 13:02:18.000000',NULL,'2026-11-20 13:02:18.000000','2026-11-19 13:02:24.000000',NULL,0,0);
INSERT INTO "matches" VALUES(6,1440000000000000667,'duel','shah','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002','discord:1000000000000000001',NULL,NULL,'over','2026-11-19 13:02:27.000000','2026-11-19 13:02:33.000000','2026-11-21 13:02:33.000000','2026-11-19 13:02:54.000000',NULL,1,0);
INSERT INTO "matches" VALUES(7,1440000000000000677,'table','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001',NULL,NULL,NULL,'over','2026-11-19 13:02:57.000000','2026-11-19 13:02:57.000000','2026-12-03 13:03:06.000000','2026-11-19 13:03:12.000000',NULL,0,0);
INSERT INTO "matches" VALUES(8,1440000000000000841,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001','discord:1000000000000000002',NULL,NULL,'over','2026-11-21 08:07:57.000000','2026-11-21 08:08:03.000000','2026-11-24 08:08:03.000000','2026-11-21 08:08:27.000000',NULL,0,0);
INSERT INTO "matches" VALUES(9,1440000000000000854,'duel','shah','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002','discord:1000000000000000001',NULL,NULL,'running','2026-11-21 08:08:36.000000','2026-11-21 08:08:42.000000','2026-11-23 08:08:42.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(10,1440000000000000859,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001','discord:1000000000000000002',NULL,NULL,'open','2026-11-21 08:08:51.000000',NULL,'2026-11-22 08:08:51.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(11,1440000000000000861,'table','sultan-classic','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002',NULL,NULL,NULL,'running','2026-11-21 08:08:57.000000','2026-11-21 08:08:57.000000','2026-12-05 08:09:06.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(12,1440000000000000870,'beat','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002',NULL,NULL,NULL,'running','2026-11-21 08:09:27.000000','2026-11-21 08:09:27.000000','2026-12-21 08:09:27.000000',NULL,282,0,0);
INSERT INTO "matches" VALUES(13,1440000000000000879,'cup','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001',NULL,'Evening','evening','running','2026-11-21 08:09:51.000000','2026-11-21 08:09:51.000000','2026-11-21 08:54:51.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(14,1440000000000000891,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001','discord:1000000000000000005',NULL,NULL,'over','2026-11-21 08:10:27.000000','2026-11-21 08:10:33.000000','2026-11-23 08:10:33.000000','2026-11-21 08:11:06.000000',NULL,0,0);
INSERT INTO "matches" VALUES(15,1440000000000000905,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000002','discord:1000000000000000005',NULL,NULL,'over','2026-11-21 08:11:09.000000','2026-11-21 08:11:15.000000','2026-11-23 08:11:15.000000','2026-11-21 08:11:48.000000',NULL,0,0);
INSERT INTO "matches" VALUES(16,1440000000000000919,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000001','discord:1000000000000000007',NULL,NULL,'over','2026-11-21 08:11:51.000000','2026-11-21 08:11:57.000000','2026-11-23 08:11:57.000000','2026-11-21 08:12:30.000000',NULL,0,0);
INSERT INTO "matches" VALUES(17,1440000000000000933,'duel','sultan','discord:1100000000000000002','1100000000000000013','discord:1000000000000000005','discord:1000000000000000007',NULL,NULL,'over','2026-11-21 08:12:33.000000','2026-11-21 08:12:39.000000','2026-11-23 08:12:39.000000','2026-11-21 08:13:06.000000',NULL,0,0);
INSERT INTO "matches" VALUES(18,1440000000000000945,'duel','sultan','discord:1100000000000000001','1100000000000000013','discord:1000000000000000003','discord:1000000000000000002',NULL,NULL,'over','2026-11-21 08:13:09.000000','2026-11-21 08:13:15.000000','2026-11-23 08:13:15.000000','2026-11-21 08:13:42.000000',NULL,0,0);
INSERT INTO "matches" VALUES(19,1440000000000000959,'duel','shah','discord:1100000000000000002','1100000000000000013','discord:1000000000000000005','discord:1000000000000000002',NULL,NULL,'over','2026-11-21 08:13:51.000000','2026-11-21 08:13:57.000000','2026-11-23 08:13:57.000000','2026-11-21 08:14:15.000000',NULL,0,0);
INSERT INTO "matches" VALUES(20,1440000000000000969,'duel','shah','discord:1100000000000000002','1100000000000000023','discord:1000000000000000002','discord:1000000000000000005',NULL,NULL,'running','2026-11-21 08:14:21.000000','2026-11-21 08:14:21.000000','2026-11-23 08:14:21.000000',NULL,19,0,0);
INSERT INTO "matches" VALUES(21,1440000000000000978,'duel','sultan-classic','discord:1100000000000000001','1100000000000000013','discord:1000000000000000003','discord:1000000000000000001',NULL,NULL,'open','2026-11-21 08:14:48.000000',NULL,'2026-11-22 08:14:48.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(22,1440000000000000980,'duel','shah','discord:1100000000000000001','1100000000000000013',NULL,'discord:1000000000000000002',NULL,NULL,'withdrawn','2026-11-21 08:14:54.000000',NULL,'2026-11-22 08:14:54.000000','2026-11-21 08:21:06.000000',NULL,0,0);
INSERT INTO "matches" VALUES(23,1440000000000000982,'duel','sultan',NULL,NULL,'discord:1000000000000000001','patient',NULL,NULL,'over','2026-11-21 08:15:00.000000','2026-11-21 08:15:00.000000','2026-11-23 08:15:00.000000','2026-11-21 08:15:12.000000',NULL,0,0);
INSERT INTO "matches" VALUES(24,1440000000000000987,'duel','sultan',NULL,NULL,'discord:1000000000000000002','patient',NULL,NULL,'over','2026-11-21 08:15:15.000000','2026-11-21 08:15:15.000000','2026-11-23 08:15:15.000000','2026-11-21 08:15:27.000000',NULL,0,0);
INSERT INTO "matches" VALUES(25,1440000000000000993,'duel','sultan',NULL,NULL,'discord:1000000000000000003','patient',NULL,NULL,'over','2026-11-21 08:15:33.000000','2026-11-21 08:15:33.000000','2026-11-23 08:15:33.000000','2026-11-21 08:15:45.000000',NULL,0,0);
INSERT INTO "matches" VALUES(26,1440000000000000999,'duel','sultan',NULL,NULL,'discord:1000000000000000005','patient',NULL,NULL,'running','2026-11-21 08:15:51.000000','2026-11-21 08:15:51.000000','2026-11-23 08:15:51.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(27,1440000000000001001,'table','shah','discord:1100000000000000002','1100000000000000023','discord:1000000000000000005',NULL,NULL,NULL,'running','2026-11-21 08:15:57.000000','2026-11-21 08:15:57.000000','2026-12-05 08:16:12.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(28,1440000000000001007,'cup','sultan','discord:1100000000000000002','1100000000000000023','discord:1000000000000000006',NULL,'Weekend','weekend','open','2026-11-21 08:16:15.000000','2026-11-22 08:16:15.000000','2026-11-24 08:16:15.000000',NULL,NULL,0,0);
INSERT INTO "matches" VALUES(29,1440000000000000805,'beat','sultan-classic','discord:1100000000000000001','1100000000000000013','discord:1000000000000000005',NULL,NULL,NULL,'running','2026-11-21 08:16:27.000000','2026-11-21 08:16:27.000000','2026-12-21 08:16:27.000000',NULL,274,0,0);
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
INSERT INTO "memberships" VALUES('discord:1000000000000000001','discord:1100000000000000001','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000001','discord:1100000000000000002','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000001','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000002','discord:1100000000000000001','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000002','discord:1100000000000000002','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000002','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','discord:1100000000000000001','2026-09-28',1,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','discord:1100000000000000003','2026-09-28',0,1);
INSERT INTO "memberships" VALUES('discord:1000000000000000003','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000005','discord:1100000000000000001','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000005','discord:1100000000000000002','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000005','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000006','discord:1100000000000000002','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000006','everywhere','0001-01-01',1,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000007','discord:1100000000000000001','2026-09-28',0,1);
INSERT INTO "memberships" VALUES('discord:1000000000000000007','discord:1100000000000000002','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000007','discord:1100000000000000003','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('discord:1000000000000000007','everywhere','0001-01-01',0,0);
INSERT INTO "memberships" VALUES('nobody:cdf8440407295e4299901c0475491bc3','discord:1100000000000000001','2026-09-28',0,0);
INSERT INTO "memberships" VALUES('nobody:cdf8440407295e4299901c0475491bc3','everywhere','0001-01-01',1,0);
CREATE TABLE open_days (
	day DATE NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "open_days" VALUES('2026-09-28');
INSERT INTO "open_days" VALUES('2026-10-03');
INSERT INTO "open_days" VALUES('2026-10-05');
INSERT INTO "open_days" VALUES('2026-10-06');
INSERT INTO "open_days" VALUES('2026-10-08');
INSERT INTO "open_days" VALUES('2026-10-17');
INSERT INTO "open_days" VALUES('2026-10-25');
INSERT INTO "open_days" VALUES('2026-10-31');
INSERT INTO "open_days" VALUES('2026-11-01');
INSERT INTO "open_days" VALUES('2026-11-02');
INSERT INTO "open_days" VALUES('2026-11-03');
INSERT INTO "open_days" VALUES('2026-11-04');
INSERT INTO "open_days" VALUES('2026-11-05');
INSERT INTO "open_days" VALUES('2026-11-06');
INSERT INTO "open_days" VALUES('2026-11-07');
INSERT INTO "open_days" VALUES('2026-11-08');
INSERT INTO "open_days" VALUES('2026-11-09');
INSERT INTO "open_days" VALUES('2026-11-12');
INSERT INTO "open_days" VALUES('2026-11-15');
INSERT INTO "open_days" VALUES('2026-11-16');
INSERT INTO "open_days" VALUES('2026-11-17');
INSERT INTO "open_days" VALUES('2026-11-18');
INSERT INTO "open_days" VALUES('2026-11-19');
INSERT INTO "open_days" VALUES('2026-11-20');
INSERT INTO "open_days" VALUES('2026-11-21');
CREATE TABLE played_days (
	server TEXT NOT NULL, 
	day DATE NOT NULL, 
	PRIMARY KEY (server, day)
)
 WITHOUT ROWID

;
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-09-28');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-25');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-10-31');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-01');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-02');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-04');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-07');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-09');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-12');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-15');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-16');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-18');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-19');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-20');
INSERT INTO "played_days" VALUES('discord:1100000000000000001','2026-11-21');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-09-28');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-25');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-10-31');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-01');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-02');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-04');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-07');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-09');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-12');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-15');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-16');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-18');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-19');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-20');
INSERT INTO "played_days" VALUES('discord:1100000000000000002','2026-11-21');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-09-28');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-03');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-25');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-10-31');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-01');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-02');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-05');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-06');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-07');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-08');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-09');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-12');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-15');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-16');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-17');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-18');
INSERT INTO "played_days" VALUES('discord:1100000000000000003','2026-11-19');
INSERT INTO "played_days" VALUES('everywhere','2026-09-28');
INSERT INTO "played_days" VALUES('everywhere','2026-10-03');
INSERT INTO "played_days" VALUES('everywhere','2026-10-05');
INSERT INTO "played_days" VALUES('everywhere','2026-10-06');
INSERT INTO "played_days" VALUES('everywhere','2026-10-08');
INSERT INTO "played_days" VALUES('everywhere','2026-10-17');
INSERT INTO "played_days" VALUES('everywhere','2026-10-25');
INSERT INTO "played_days" VALUES('everywhere','2026-10-31');
INSERT INTO "played_days" VALUES('everywhere','2026-11-01');
INSERT INTO "played_days" VALUES('everywhere','2026-11-02');
INSERT INTO "played_days" VALUES('everywhere','2026-11-03');
INSERT INTO "played_days" VALUES('everywhere','2026-11-04');
INSERT INTO "played_days" VALUES('everywhere','2026-11-05');
INSERT INTO "played_days" VALUES('everywhere','2026-11-06');
INSERT INTO "played_days" VALUES('everywhere','2026-11-07');
INSERT INTO "played_days" VALUES('everywhere','2026-11-08');
INSERT INTO "played_days" VALUES('everywhere','2026-11-09');
INSERT INTO "played_days" VALUES('everywhere','2026-11-12');
INSERT INTO "played_days" VALUES('everywhere','2026-11-15');
INSERT INTO "played_days" VALUES('everywhere','2026-11-16');
INSERT INTO "played_days" VALUES('everywhere','2026-11-17');
INSERT INTO "played_days" VALUES('everywhere','2026-11-18');
INSERT INTO "played_days" VALUES('everywhere','2026-11-19');
INSERT INTO "played_days" VALUES('everywhere','2026-11-20');
INSERT INTO "played_days" VALUES('everywhere','2026-11-21');
CREATE TABLE players (
	owner TEXT NOT NULL, 
	two_colour BOOLEAN NOT NULL, 
	text_mode BOOLEAN NOT NULL, 
	private BOOLEAN NOT NULL, 
	reminder BOOLEAN DEFAULT 0 NOT NULL, position_always BOOLEAN DEFAULT 0 NOT NULL, reminder_hour INTEGER DEFAULT 20 NOT NULL, language TEXT, reminder_language TEXT, unchallenged BOOLEAN DEFAULT 0 NOT NULL, reminder_zone TEXT, reminder_local_hour INTEGER, reminder_minute INTEGER, 
	PRIMARY KEY (owner)
);
INSERT INTO "players" VALUES('discord:1000000000000000002',1,0,0,1,0,7,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "players" VALUES('discord:1000000000000000003',0,1,0,0,1,20,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "players" VALUES('discord:1000000000000000005',1,0,0,1,0,9,'fr',NULL,0,'Australia/Adelaide',19,30);
INSERT INTO "players" VALUES('discord:1000000000000000006',0,1,0,0,0,20,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "players" VALUES('discord:1000000000000000007',0,0,0,1,0,8,NULL,NULL,1,'America/St_Johns',6,30);
INSERT INTO "players" VALUES('discord:1000000000000000001',0,0,0,1,0,22,NULL,NULL,0,NULL,NULL,NULL);
CREATE TABLE posts (
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	target TEXT NOT NULL, 
	day DATE, 
	"match" BIGINT, 
	language TEXT, 
	wanted INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	claims INTEGER NOT NULL, 
	claimed_until DATETIME, 
	outcome TEXT, 
	posted_at DATETIME, 
	anew BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (name), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "posts" VALUES('digest discord:1100000000000000001 2026-11-18','digest','discord:1100000000000000001','2026-11-18',NULL,NULL,1,1,0,NULL,'1200000000000000103',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000001 2026-11-19','digest','discord:1100000000000000001','2026-11-19',NULL,NULL,1,1,0,NULL,'1200000000000000104',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000001 2026-11-20','digest','discord:1100000000000000001','2026-11-20',NULL,NULL,1,1,0,NULL,'1200000000000000105',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000002 2026-11-18','digest','discord:1100000000000000002','2026-11-18',NULL,NULL,1,1,0,NULL,'1200000000000000101',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000002 2026-11-19','digest','discord:1100000000000000002','2026-11-19',NULL,NULL,1,1,0,NULL,'unplayed',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000002 2026-11-20','digest','discord:1100000000000000002','2026-11-20',NULL,NULL,1,1,0,NULL,'unplayed',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000003 2026-11-18','digest','discord:1100000000000000003','2026-11-18',NULL,NULL,1,1,0,NULL,'1200000000000000102',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000003 2026-11-19','digest','discord:1100000000000000003','2026-11-19',NULL,NULL,1,1,0,NULL,'unplayed',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000003 2026-11-20','digest','discord:1100000000000000003','2026-11-20',NULL,NULL,1,1,0,NULL,'unplayed',NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000005 2026-11-20','digest','discord:1100000000000000005','2026-11-20',NULL,NULL,1,0,2,'2026-11-21 08:02:57.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('digest discord:1100000000000000006 2026-11-20','digest','discord:1100000000000000006','2026-11-20',NULL,NULL,1,0,1,'2026-11-21 08:22:57.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('match 1','match','',NULL,1,NULL,13,12,0,NULL,'1200000000000000106','2026-11-19 12:00:06.000000',0);
INSERT INTO "posts" VALUES('match 10','match','',NULL,10,NULL,0,0,0,NULL,'1200000000000000014','2026-11-21 08:08:54.000000',0);
INSERT INTO "posts" VALUES('match 11','match','',NULL,11,NULL,3,3,0,NULL,'1200000000000000015','2026-11-21 08:09:12.000000',0);
INSERT INTO "posts" VALUES('match 12','match','',NULL,12,NULL,1,0,0,NULL,'1200000000000000016','2026-11-21 08:09:27.000000',0);
INSERT INTO "posts" VALUES('match 13','match','',NULL,13,NULL,6,0,0,NULL,'1200000000000000017','2026-11-21 08:10:21.000000',0);
INSERT INTO "posts" VALUES('match 14','match','',NULL,14,NULL,4,0,0,NULL,'1200000000000000118','2026-11-21 08:10:30.000000',0);
INSERT INTO "posts" VALUES('match 15','match','',NULL,15,NULL,4,0,1,'2026-11-21 08:13:48.000000','1200000000000000119','2026-11-21 08:11:12.000000',0);
INSERT INTO "posts" VALUES('match 16','match','',NULL,16,NULL,4,0,0,NULL,'1200000000000000120','2026-11-21 08:11:54.000000',0);
INSERT INTO "posts" VALUES('match 17','match','',NULL,17,NULL,4,0,1,'2026-11-21 08:15:06.000000','1200000000000000122','2026-11-21 08:12:36.000000',0);
INSERT INTO "posts" VALUES('match 18','match','',NULL,18,NULL,5,4,0,NULL,'1200000000000000124','2026-11-21 08:13:12.000000',0);
INSERT INTO "posts" VALUES('match 19','match','',NULL,19,NULL,6,0,0,NULL,'1200000000000000126','2026-11-21 08:13:54.000000',0);
INSERT INTO "posts" VALUES('match 2','match','',NULL,2,NULL,2,0,0,NULL,'1200000000000000108','2026-11-19 13:01:48.000000',0);
INSERT INTO "posts" VALUES('match 20','match','',NULL,20,NULL,1,0,0,NULL,'1200000000000000127','2026-11-21 08:14:24.000000',0);
INSERT INTO "posts" VALUES('match 21','match','',NULL,21,NULL,0,0,0,NULL,'1200000000000000128','2026-11-21 08:14:51.000000',0);
INSERT INTO "posts" VALUES('match 22','match','',NULL,22,NULL,1,0,0,NULL,'1200000000000000129','2026-11-21 08:14:57.000000',0);
INSERT INTO "posts" VALUES('match 27','match','',NULL,27,NULL,4,4,0,NULL,'1200000000000000131','2026-11-21 08:16:00.000000',0);
INSERT INTO "posts" VALUES('match 28','match','',NULL,28,NULL,2,0,0,NULL,'1200000000000000132','2026-11-21 08:16:18.000000',0);
INSERT INTO "posts" VALUES('match 29','match','',NULL,29,NULL,1,0,0,NULL,'1200000000000000115','2026-11-21 08:16:27.000000',0);
INSERT INTO "posts" VALUES('match 3','match','',NULL,3,NULL,1,0,0,NULL,'1200000000000000109','2026-11-19 13:02:06.000000',0);
INSERT INTO "posts" VALUES('match 4','match','',NULL,4,NULL,1,0,0,NULL,'1200000000000000110','2026-11-19 13:02:12.000000',0);
INSERT INTO "posts" VALUES('match 5','match','',NULL,5,NULL,2,0,0,NULL,'1200000000000000111','2026-11-19 13:02:21.000000',0);
INSERT INTO "posts" VALUES('match 6','match','',NULL,6,NULL,5,4,0,NULL,'1200000000000000112','2026-11-19 13:02:30.000000',0);
INSERT INTO "posts" VALUES('match 7','match','',NULL,7,NULL,5,3,0,NULL,'1200000000000000114','2026-11-19 13:03:09.000000',0);
INSERT INTO "posts" VALUES('match 8','match','',NULL,8,NULL,6,6,0,NULL,'1200000000000000011','2026-11-21 08:08:00.000000',0);
INSERT INTO "posts" VALUES('match 9','match','',NULL,9,NULL,1,0,0,NULL,'1200000000000000013','2026-11-21 08:08:39.000000',0);
INSERT INTO "posts" VALUES('no digest discord:1100000000000000003','no digest','discord:1100000000000000003',NULL,NULL,NULL,1,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('no picture discord:1100000000000000001','no picture','discord:1100000000000000001',NULL,NULL,NULL,1,1,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('no picture discord:1100000000000000002','no picture','discord:1100000000000000002',NULL,NULL,NULL,1,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('reminder discord:1000000000000000001 2026-11-21','reminder','discord:1000000000000000001','2026-11-21',NULL,NULL,1,0,2,'2026-11-21 08:22:57.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('reminder discord:1000000000000000002 2026-11-21','reminder','discord:1000000000000000002','2026-11-21',NULL,NULL,1,1,0,NULL,'1200000000000000137',NULL,0);
INSERT INTO "posts" VALUES('reminder discord:1000000000000000005 2026-11-21','reminder','discord:1000000000000000005','2026-11-21',NULL,NULL,1,0,1,'2026-11-21 08:22:57.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('reminder discord:1000000000000000007 2026-11-21','reminder','discord:1000000000000000007','2026-11-21',NULL,NULL,1,0,1,'2026-11-21 07:22:57.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('result 1','result','',NULL,1,NULL,1,1,0,NULL,'1200000000000000107',NULL,0);
INSERT INTO "posts" VALUES('result 15','result','',NULL,15,NULL,1,0,1,'2026-11-21 08:13:48.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('result 16','result','',NULL,16,NULL,1,1,0,NULL,'1200000000000000121',NULL,0);
INSERT INTO "posts" VALUES('result 17','result','',NULL,17,NULL,1,1,0,NULL,'1200000000000000123',NULL,0);
INSERT INTO "posts" VALUES('result 18','result','',NULL,18,NULL,1,1,0,NULL,'1200000000000000125',NULL,0);
INSERT INTO "posts" VALUES('result 19','result','',NULL,19,NULL,1,1,0,NULL,'refused',NULL,0);
INSERT INTO "posts" VALUES('result 6','result','',NULL,6,NULL,1,1,0,NULL,'1200000000000000113',NULL,0);
INSERT INTO "posts" VALUES('result 8','result','',NULL,8,NULL,1,1,0,NULL,'1200000000000000012',NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000001 14','telling','discord:1000000000000000001',NULL,14,'en',1,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000001 16','telling','discord:1000000000000000001',NULL,16,'en',1,0,1,'2026-11-21 08:04:30.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000001 9','telling','discord:1000000000000000001',NULL,9,'en',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000002 15','telling','discord:1000000000000000002',NULL,15,'en',1,0,1,'2026-11-21 08:13:48.000000',NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000002 28','telling','discord:1000000000000000002',NULL,28,'fr',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000005 14','telling','discord:1000000000000000005',NULL,14,'de',1,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000005 15','telling','discord:1000000000000000005',NULL,15,'de',1,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000005 28','telling','discord:1000000000000000005',NULL,28,'fr',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "posts" VALUES('telling discord:1000000000000000007 16','telling','discord:1000000000000000007',NULL,16,'de',1,1,0,NULL,NULL,NULL,0);
CREATE TABLE proved_deals (
	id INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT a_deal_is_proved_once UNIQUE ("key", deal)
);
INSERT INTO "proved_deals" VALUES(1,'sultan',1,'t t 6 t t 1 t t t t 1 t t t t t t t t t t t t t w t t t w t 4 t t t t t t t t t t w t t 1 t t t w 3 1 t w t w 4 1 t t t w t t w 5 t t t t t t t w t t t t w t t w 6 t 1 t t t w t t w t t t t t t t t t w 4 8 t t t t w 8 t t t t w t w t w 3 t w 7 4 t w r t t t w 8 2 t t t t w t t t t t w t t t t t t t t t w t t w t w 5 t 1 t t t w t t t t t w 8 4 t t t t w 2 t t 3 t t 1 t t w t 6 t w t t w t 3 t r t t t t t t w t 4 t w t w 6 t 4 t t w 6 2 3 w t t t w 1 6 t w w 4 8 8 5 5 5 6 8 8 6 2 3 1 4 6 8 7 5',1);
INSERT INTO "proved_deals" VALUES(2,'sultan',2,'t t t t t w t 4 t t w t t 4 t t t w t t t t t t t t t t t t w t w t t t t t w t t w t t w t t t t t t t t t w t t t 2 t w t t t t t t w t t t t t w t t t w t t t t w 6 4 t w 3 2 t w t t w t t t t w t t t t t t t w t t t t w t t w r t t t t t t t t t w t t w t t t w t t t t t t t t t t t t t t t w w t t w 7 t w 7 w 2 t t t w t 3 t 3 t w t w t t w t t t t t w t w 4 t w 7 t t t w t 3 t t 4 t t t t w t 2 r t t t t w t 2 t w 4 t t 2 t w 1 t t w t t 5 t t w t t w t 3 t t w t t t t w 3 t w t t t t w 5 2 3 w w t w 3 4 1 t w 1 w w w 2 7 5 3 6 4 1 2 8',0);
INSERT INTO "proved_deals" VALUES(3,'sultan-classic',1,'t t t 6 t t t 1 t t t t t t t 6 t t t t t w t t t w 4 t t t t t t t t t t w t 1 t t t w 3 1 6 w 1 4 w 4 t w t 3 t t t t t w t t t t w t t w 3 t t t w t t w t t t t t t 1 t t t t t t w t 1 t 6 t w t 6 6 r t 7 6 t 1 t t t w t t t w t 7 7 t t t t t t t w t t w 3 3 4 7 4 4 1 4 t w t 6 1 t w t 4 6 t t 3 t t w t w t t w t 6 6 t t w 2 t t w r t w 3 t w t 5 t t w t w 8 3 3 w 5 w 1 1 1 1 6 2 2 6 3 3 8 8 2 5 4 7 3 6 1',0);
INSERT INTO "proved_deals" VALUES(4,'sultan-classic',2,'t t t t 4 4 t t t t t t t w t t t t t t w t t t t t 4 4 4 t t t t w t t w t t w t t t t t t t t t w 2 4 3 t w t t t 3 t t w t t t 3 t w t t t w t t t t w 6 t w t t w 3 3 t t w t t t t 7 t t w t t t w t w 4 t w r t t t t t t w t w 7 7 t 7 t 7 t t 3 7 t t 3 t t t w t t w 3 t t t w w 3 t t w t 3 3 t w t 6 t 6 t t w t w 7 t 1 1 8 t w 3 3 3 3 t r t 6 t w t w 4 7 t w 7 7 7 w 1 2 t 5 t w t w 8 w t w 2 5 3 7 3 4 7 5 1 8 2 6',0);
INSERT INTO "proved_deals" VALUES(5,'shah',1,'d d 2>3 2 t f t f 4>2 t f t t t 7 f t 6>7 f 4>3 f t t w t 4 f t t t t w t t t w t 4 4 f f w>4 t t t w t w t t w 1 1 f f t w t w t w t t w t t w>3 t t t t t t w>5 8>5 f 1>8 f 4>1 t t w>5 t t w 8 8 5 5 5 f 5 f t w>4 t w>1 t w t t w 5 f w t w t w>5 t t w>2 t t w>6 t t w t w>6 t w 7 7 1 4 4 4 4 6^4 f f f 4>3 f w 5 5 6 5 f w>4 f w 6>7 f w 7>6 7 7 2 2 2 7 3 3 5^7 f f t w 3 3 5 t f t f 8>5 t f 3 t w 3 3 5 5 8 8 4 4 5 6^3 6^8 6 7 7 5 t w 1 1 1 2 t f t w 6 1 2 7 5 4 4 2 3 8',0);
INSERT INTO "proved_deals" VALUES(6,'shah',2,'1 5 f f d d 1 t f t t t 1>8 f t 2 f t 4>2 f t t 4>2 f 1>4 f t t w>8 t t t w 6 f t 7>8 f t t w>7 t t 5>7 f t t w>6 t t w t w t t t t w>6 5>6 f t t t t w>1 t w t w t t w t t w t t w 8 8 8 8 f t t t t t w t w t w 6 6 6 t 6 f 5 f t w 6 6 6 7 7 7 8^6 f f 7 f w f w w w>5 w w f t w t w>7 t w>4 8>4 f t w t w>5 t t w>7 t w 7 7 7 w f w>1 t w 1 1 1 1 1 7^1 f w w f 7 7 t w 5 5 5 8>1 8 3 3 4 4 4 5 5 t w 3 6 2^3 2^5 2^7 2 1 1 1 2 4^2 4 t w 6 1 6 8 t w 4 3 5 7 t w 2',0);
CREATE TABLE puzzles (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	level INTEGER NOT NULL, 
	begun_at DATETIME NOT NULL, 
	lost TEXT NOT NULL, 
	answered_at DATETIME, 
	day DATE
, interaction BIGINT, claimed_at DATETIME, message TEXT, made BIGINT REFERENCES made_puzzles (id) ON DELETE CASCADE, tries INTEGER);
INSERT INTO "puzzles" VALUES(1,'discord:1000000000000000001','sultan',1676,1,'2026-11-21 08:17:54.000000','-','2026-11-21 08:18:06.000000',NULL,NULL,NULL,NULL,NULL,2);
INSERT INTO "puzzles" VALUES(2,'discord:1000000000000000001','shah',4921,2,'2026-11-21 08:18:09.000000','',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(3,'discord:1000000000000000001','sultan',1551,2,'2026-11-18 08:18:21.000000','',NULL,'2026-11-18',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(4,'discord:1000000000000000002','sultan',1551,2,'2026-11-18 08:18:27.000000','-','2026-11-18 08:18:39.000000','2026-11-18',1440000000000001056,'2026-11-18 08:18:42.000000',NULL,NULL,2);
INSERT INTO "puzzles" VALUES(6,'discord:1000000000000000001','sultan-classic',687,2,'2026-11-19 08:18:21.000000','-','2026-11-19 08:18:33.000000','2026-11-19',1440000000000001064,'2026-11-19 08:18:36.000000','1200000000000000133',NULL,2);
INSERT INTO "puzzles" VALUES(7,'discord:1000000000000000005','sultan-classic',687,2,'2026-11-19 08:18:39.000000','-',NULL,'2026-11-19',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(9,'discord:1000000000000000002','shah',5300,2,'2026-11-20 08:18:21.000000','-',NULL,'2026-11-20',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(10,'discord:1000000000000000005','shah',5300,2,'2026-11-20 08:18:27.000000','- - - - -','2026-11-20 08:18:51.000000','2026-11-20',NULL,NULL,NULL,NULL,6);
INSERT INTO "puzzles" VALUES(12,'discord:1000000000000000001','sultan',402,3,'2026-11-21 08:18:21.000000','-',NULL,'2026-11-21',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(13,'discord:1000000000000000002','sultan',402,3,'2026-11-21 08:18:27.000000','- -','2026-11-21 08:18:42.000000','2026-11-21',1440000000000001100,'2026-11-21 08:18:45.000000',NULL,NULL,3);
INSERT INTO "puzzles" VALUES(14,'discord:1000000000000000005','sultan',402,3,'2026-11-21 08:18:48.000000','- -','2026-11-21 08:19:03.000000','2026-11-21',NULL,NULL,NULL,NULL,3);
INSERT INTO "puzzles" VALUES(16,'discord:1000000000000000005','sultan',1523,1,'2026-11-21 08:18:21.000000','-','2026-11-21 08:18:33.000000',NULL,1440000000000001114,'2026-11-21 08:18:36.000000',NULL,NULL,2);
INSERT INTO "puzzles" VALUES(17,'discord:1000000000000000005','sultan',1781,2,'2026-11-21 08:18:39.000000','',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "puzzles" VALUES(18,'discord:1000000000000000002','shah',5711,1,'2026-11-21 08:18:45.000000','- - - -','2026-11-21 08:19:03.000000',NULL,NULL,NULL,NULL,NULL,5);
INSERT INTO "puzzles" VALUES(20,'discord:1000000000000000002','sultan-classic',1,1,'2026-11-21 08:18:15.000000','',NULL,NULL,NULL,NULL,NULL,1,NULL);
INSERT INTO "puzzles" VALUES(21,'discord:1000000000000000001','shah',2,2,'2026-11-21 08:19:27.000000','-','2026-11-21 08:19:39.000000',NULL,1440000000000001136,'2026-11-21 08:19:42.000000','1200000000000000135',2,2);
INSERT INTO "puzzles" VALUES(22,'discord:1000000000000000003','shah',2,2,'2026-11-21 08:19:45.000000','-',NULL,NULL,NULL,NULL,NULL,2,NULL);
INSERT INTO "puzzles" VALUES(23,'discord:1000000000000000001','shah',6,2,'2026-11-21 08:20:12.000000','- - -','2026-11-21 08:20:27.000000',NULL,1440000000000001152,'2026-11-21 08:20:30.000000',NULL,4,4);
INSERT INTO "puzzles" VALUES(24,'discord:1000000000000000003','shah',6,2,'2026-11-21 08:20:33.000000','-',NULL,NULL,NULL,NULL,NULL,4,NULL);
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
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-09-28','sultan',0,45,109,0,'2026-09-28 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-09-28','sultan-classic',0,4,5,0,'2026-09-28 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-03','sultan',0,0,0,0,'2026-10-04 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-05','shah',1,88,27,1,'2026-10-05 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-05','sultan',0,35,126,0,'2026-10-06 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-05','sultan-classic',0,20,87,0,'2026-10-05 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-06','shah',0,26,10,0,'2026-10-06 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-06','sultan',1,95,123,1,'2026-10-06 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-08','sultan',0,65,102,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-08','sultan-classic',0,47,67,0,'2026-10-08 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-17','shah',1,88,41,1,'2026-10-17 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-17','sultan',1,95,176,1,'2026-10-17 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-17','sultan-classic',0,0,0,0,'2026-10-18 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-25','shah',1,88,26,1,'2026-10-25 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-25','sultan',0,73,115,0,'2026-10-25 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-25','sultan-classic',0,64,87,0,'2026-10-25 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-31','shah',0,66,20,0,'2026-10-31 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-31','sultan',1,95,171,1,'2026-10-31 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-10-31','sultan-classic',1,95,92,1,'2026-10-31 10:00:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-01','shah',1,88,24,1,'2026-11-01 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-01','sultan',0,0,0,0,'2026-11-02 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-01','sultan-classic',0,31,104,0,'2026-11-01 10:00:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-02','shah',0,0,0,0,'2026-11-03 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-02','sultan',0,0,0,0,'2026-11-03 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-03','sultan',0,42,100,0,'2026-11-03 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-04','shah',1,88,19,1,'2026-11-04 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-04','sultan',0,57,126,0,'2026-11-04 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-04','sultan-classic',0,91,108,0,'2026-11-04 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-05','shah',0,0,0,0,'2026-11-06 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-05','sultan',1,95,174,1,'2026-11-05 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-06','sultan',0,52,142,0,'2026-11-06 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-06','sultan-classic',0,5,26,0,'2026-11-06 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-07','shah',0,7,8,0,'2026-11-07 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-07','sultan',0,26,115,0,'2026-11-07 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-07','sultan-classic',0,0,0,0,'2026-11-08 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-08','shah',1,88,19,1,'2026-11-08 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-08','sultan',0,0,0,0,'2026-11-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-08','sultan-classic',0,5,48,0,'2026-11-08 10:00:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-09','shah',1,88,29,1,'2026-11-09 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-09','sultan',0,6,37,0,'2026-11-09 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-09','sultan-classic',1,95,144,1,'2026-11-09 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-12','sultan-classic',0,62,86,0,'2026-11-12 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-15','shah',0,25,5,0,'2026-11-15 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-15','sultan',0,26,53,0,'2026-11-16 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-15','sultan-classic',0,0,0,0,'2026-11-16 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-16','sultan',1,95,164,1,'2026-11-16 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-16','sultan-classic',0,6,58,0,'2026-11-17 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-17','shah',1,88,23,1,'2026-11-17 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-18','shah',0,0,0,0,'2026-11-19 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-18','sultan-classic',0,3,18,0,'2026-11-18 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-19','shah',1,88,29,1,'2026-11-19 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-19','sultan-classic',0,13,44,0,'2026-11-19 10:00:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-20','shah',0,54,12,0,'2026-11-21 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-20','sultan',1,95,138,1,'2026-11-20 10:00:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-20','sultan-classic',0,51,73,0,'2026-11-20 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-21','shah',0,69,25,0,NULL);
INSERT INTO "results" VALUES('discord:1000000000000000001','2026-11-21','sultan',1,95,166,1,'2026-11-21 08:17:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-09-28','sultan',0,47,114,0,'2026-09-28 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-09-28','sultan-classic',0,0,0,0,'2026-09-29 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-05','shah',1,88,27,1,'2026-10-05 10:00:36.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-05','sultan',0,54,151,0,'2026-10-05 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-06','sultan',0,48,83,0,'2026-10-06 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-08','shah',1,88,16,1,'2026-10-08 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-08','sultan',0,32,69,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-08','sultan-classic',0,0,0,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-17','shah',1,88,41,1,'2026-10-17 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-17','sultan',1,95,176,1,'2026-10-17 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-17','sultan-classic',1,95,126,1,'2026-10-17 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-25','shah',0,47,19,0,'2026-10-26 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-25','sultan',0,0,10,0,'2026-10-25 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-10-31','shah',0,4,3,0,'2026-10-31 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-01','sultan',0,0,0,0,'2026-11-02 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-01','sultan-classic',1,95,148,1,'2026-11-01 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-02','shah',0,7,6,0,'2026-11-02 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-03','shah',0,1,0,0,'2026-11-03 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-03','sultan',0,54,120,0,'2026-11-04 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-03','sultan-classic',1,95,109,1,'2026-11-03 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-04','shah',0,32,8,0,'2026-11-05 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-04','sultan',0,48,120,0,'2026-11-04 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-04','sultan-classic',0,79,106,0,'2026-11-04 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-05','shah',0,0,2,0,'2026-11-05 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-05','sultan',0,1,8,0,'2026-11-05 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-06','sultan-classic',0,44,89,0,'2026-11-06 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-07','shah',0,19,13,0,'2026-11-08 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-07','sultan-classic',0,7,56,0,'2026-11-08 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-08','sultan',1,95,167,1,'2026-11-08 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-08','sultan-classic',0,5,54,0,'2026-11-08 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-09','sultan',1,95,177,1,'2026-11-09 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-12','sultan',0,5,6,0,'2026-11-12 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-12','sultan-classic',0,78,96,0,'2026-11-12 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-16','shah',0,15,5,0,'2026-11-16 10:00:36.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-16','sultan',0,17,82,0,'2026-11-16 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-16','sultan-classic',1,95,131,1,'2026-11-16 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-17','shah',1,88,23,1,'2026-11-17 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-17','sultan',0,93,172,0,'2026-11-17 10:00:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-18','shah',1,88,22,1,'2026-11-18 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-18','sultan',1,95,137,1,'2026-11-18 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-20','shah',0,20,5,0,'2026-11-21 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-20','sultan',0,26,74,0,'2026-11-21 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-20','sultan-classic',0,0,0,0,'2026-11-21 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000002','2026-11-21','sultan',0,29,112,0,NULL);
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-09-28','shah',0,8,2,0,'2026-09-28 10:00:51.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-09-28','sultan',0,75,145,0,'2026-09-28 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-09-28','sultan-classic',0,0,0,0,'2026-09-29 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-03','shah',1,88,28,1,'2026-10-03 10:00:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-03','sultan',0,11,44,0,'2026-10-03 10:00:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-05','sultan-classic',1,95,137,1,'2026-10-05 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-06','shah',0,85,18,0,'2026-10-06 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-06','sultan',1,95,123,1,'2026-10-06 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-06','sultan-classic',0,0,0,0,'2026-10-07 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-08','shah',0,0,0,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-08','sultan',0,11,23,0,'2026-10-08 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-17','sultan-classic',0,8,42,0,'2026-10-17 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-25','shah',0,59,21,0,'2026-10-25 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-25','sultan',1,95,124,1,'2026-10-25 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-25','sultan-classic',0,4,18,0,'2026-10-25 10:00:54.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-31','shah',1,88,26,1,'2026-10-31 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-10-31','sultan',0,93,171,0,'2026-10-31 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-02','sultan',0,28,78,0,'2026-11-02 10:00:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-02','sultan-classic',0,37,68,0,'2026-11-02 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-03','shah',0,11,8,0,'2026-11-03 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-04','sultan-classic',0,6,26,0,'2026-11-04 10:00:57.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-05','sultan-classic',0,0,0,0,'2026-11-06 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-06','shah',0,74,25,0,'2026-11-06 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-06','sultan-classic',0,21,71,0,'2026-11-07 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-07','shah',1,88,26,1,'2026-11-07 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-08','sultan',0,2,26,0,'2026-11-08 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-09','sultan-classic',1,95,144,1,'2026-11-09 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-12','shah',0,59,32,0,'2026-11-12 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-12','sultan',0,0,0,0,'2026-11-13 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-16','sultan',0,5,37,0,'2026-11-16 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-16','sultan-classic',0,36,111,0,'2026-11-17 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-17','sultan',1,95,172,1,'2026-11-17 10:00:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-18','sultan-classic',0,16,51,0,'2026-11-18 10:00:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-19','shah',1,88,29,1,'2026-11-19 10:00:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-20','shah',0,0,0,0,'2026-11-21 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-20','sultan',0,18,53,0,'2026-11-20 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000003','2026-11-21','sultan-classic',0,0,0,0,NULL);
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-09-28','shah',1,88,23,1,'2026-09-28 10:01:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-09-28','sultan',0,68,138,0,'2026-09-28 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-03','shah',1,88,28,1,'2026-10-03 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-03','sultan',0,5,13,0,'2026-10-03 10:00:30.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-03','sultan-classic',0,21,51,0,'2026-10-03 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-05','shah',0,47,23,0,'2026-10-05 10:01:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-05','sultan',0,68,173,0,'2026-10-06 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-06','shah',0,81,18,0,'2026-10-06 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-06','sultan',0,0,0,0,'2026-10-07 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-08','shah',1,88,16,1,'2026-10-08 10:00:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-17','sultan',0,3,21,0,'2026-10-17 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-25','sultan',0,64,108,0,'2026-10-25 10:01:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-25','sultan-classic',0,70,90,0,'2026-10-26 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-31','sultan',1,95,171,1,'2026-10-31 10:00:51.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-10-31','sultan-classic',0,28,66,0,'2026-10-31 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-01','sultan',1,95,175,1,'2026-11-01 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-01','sultan-classic',1,95,148,1,'2026-11-01 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-02','shah',0,27,9,0,'2026-11-02 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-02','sultan',0,0,0,0,'2026-11-03 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-02','sultan-classic',0,0,0,0,'2026-11-03 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-03','sultan-classic',0,12,35,0,'2026-11-03 10:00:57.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-04','shah',1,88,19,1,'2026-11-04 10:01:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-04','sultan',0,92,149,0,'2026-11-04 10:01:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-04','sultan-classic',0,24,58,0,'2026-11-04 10:01:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-05','shah',1,88,25,1,'2026-11-05 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-05','sultan',0,9,49,0,'2026-11-05 10:00:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-05','sultan-classic',0,47,110,0,'2026-11-05 10:00:57.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-06','shah',0,1,2,0,'2026-11-06 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-06','sultan',0,32,105,0,'2026-11-06 10:00:51.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-06','sultan-classic',0,26,73,0,'2026-11-06 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-07','shah',0,22,15,0,'2026-11-07 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-07','sultan',0,3,29,0,'2026-11-07 10:00:54.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-08','sultan',0,0,0,0,'2026-11-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-09','shah',0,1,3,0,'2026-11-09 10:00:54.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-09','sultan-classic',0,0,0,0,'2026-11-10 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-12','shah',0,0,0,0,'2026-11-13 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-12','sultan-classic',0,30,62,0,'2026-11-12 10:00:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-15','shah',0,78,18,0,'2026-11-16 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-16','shah',0,0,0,0,'2026-11-17 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-16','sultan',1,95,164,1,'2026-11-16 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-16','sultan-classic',0,0,0,0,'2026-11-17 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-17','shah',0,23,14,0,'2026-11-17 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-17','sultan',0,39,120,0,'2026-11-18 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-18','sultan',1,95,137,1,'2026-11-18 10:00:45.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-18','sultan-classic',0,0,0,0,'2026-11-19 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-19','shah',0,62,24,0,'2026-11-20 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-19','sultan',1,95,139,1,'2026-11-19 10:00:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-19','sultan-classic',1,95,97,1,'2026-11-19 10:00:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-20','shah',0,9,0,0,'2026-11-20 10:01:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-20','sultan-classic',0,69,81,0,'2026-11-20 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-21','shah',1,88,26,1,'2026-11-21 08:17:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000005','2026-11-21','sultan',0,25,107,0,'2026-11-21 08:17:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-09-28','shah',1,88,23,1,'2026-09-28 10:01:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-09-28','sultan-classic',1,95,110,1,'2026-09-28 10:01:21.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-03','sultan-classic',0,59,100,0,'2026-10-04 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-06','shah',0,6,3,0,'2026-10-06 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-06','sultan-classic',1,95,76,1,'2026-10-06 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-08','shah',0,51,14,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-17','shah',1,88,41,1,'2026-10-17 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-17','sultan-classic',0,0,0,0,'2026-10-18 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-31','sultan',0,9,34,0,'2026-10-31 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-10-31','sultan-classic',0,0,0,0,'2026-11-01 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-01','shah',0,22,18,0,'2026-11-02 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-01','sultan',1,95,175,1,'2026-11-01 10:00:51.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-02','shah',0,40,15,0,'2026-11-02 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-05','shah',0,75,25,0,'2026-11-05 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-05','sultan',1,95,174,1,'2026-11-05 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-06','shah',0,15,15,0,'2026-11-06 10:01:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-06','sultan',1,95,173,1,'2026-11-06 10:01:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-06','sultan-classic',0,82,106,0,'2026-11-06 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-08','shah',0,56,17,0,'2026-11-08 10:00:54.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-09','sultan',0,44,132,0,'2026-11-10 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-15','shah',0,17,4,0,'2026-11-16 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-15','sultan-classic',0,23,35,0,'2026-11-15 10:00:39.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-19','shah',0,0,0,0,'2026-11-20 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-19','sultan',0,82,139,0,'2026-11-20 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-20','shah',0,20,5,0,'2026-11-20 10:01:33.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-20','sultan',1,95,138,1,'2026-11-20 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-20','sultan-classic',1,95,82,1,'2026-11-20 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000006','2026-11-21','sultan',1,95,166,1,'2026-11-21 08:17:48.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-03','shah',0,35,15,0,'2026-10-03 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-05','sultan',0,57,155,0,'2026-10-05 10:01:15.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-08','shah',0,0,0,0,'2026-10-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-08','sultan-classic',0,44,64,0,'2026-10-08 10:01:03.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-17','sultan-classic',0,70,124,0,'2026-10-18 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-10-25','sultan',1,95,124,1,'2026-10-25 10:01:24.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-01','shah',1,88,24,1,'2026-11-01 10:01:12.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-01','sultan-classic',0,3,37,0,'2026-11-01 10:01:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-02','shah',0,87,22,0,'2026-11-02 10:01:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-02','sultan-classic',0,74,90,0,'2026-11-02 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-05','shah',0,67,25,0,'2026-11-05 10:01:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-06','sultan-classic',0,69,104,0,'2026-11-06 10:01:42.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-07','sultan',1,95,166,1,'2026-11-07 10:01:09.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-08','shah',0,0,0,0,'2026-11-09 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-08','sultan-classic',1,95,132,1,'2026-11-08 10:01:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-09','sultan-classic',1,95,144,1,'2026-11-09 10:01:06.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-15','sultan',1,95,137,1,'2026-11-15 10:00:51.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-16','shah',0,15,5,0,'2026-11-16 10:01:27.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-16','sultan-classic',0,19,81,0,'2026-11-16 10:01:18.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-17','sultan',0,0,0,0,'2026-11-18 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-18','sultan',0,62,115,0,'2026-11-19 04:30:00.000000');
INSERT INTO "results" VALUES('discord:1000000000000000007','2026-11-20','shah',0,7,0,0,'2026-11-20 10:01:42.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-09-28','sultan',0,65,135,0,'2026-09-28 10:01:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-10-03','sultan-classic',0,0,0,0,'2026-10-04 04:30:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-10-05','sultan-classic',0,58,124,0,'2026-10-05 10:00:51.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-10-06','shah',0,22,7,0,'2026-10-06 10:00:51.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-10-17','shah',0,42,26,0,'2026-10-17 10:01:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-10-17','sultan',0,48,130,0,'2026-10-17 10:00:51.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-01','shah',1,88,24,1,'2026-11-01 10:00:33.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-02','shah',0,40,15,0,'2026-11-02 10:00:45.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-02','sultan',0,0,0,0,'2026-11-03 04:30:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-03','sultan-classic',0,28,74,0,'2026-11-03 10:00:48.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-05','sultan',0,19,82,0,'2026-11-05 10:00:39.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-07','sultan',0,13,76,0,'2026-11-08 04:30:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-09','shah',0,23,19,0,'2026-11-09 10:00:42.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-15','shah',1,88,19,1,'2026-11-15 10:00:24.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-16','sultan-classic',1,95,131,1,'2026-11-16 10:00:57.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-17','shah',0,27,16,0,'2026-11-17 10:00:45.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-17','sultan-classic',0,68,114,0,'2026-11-17 10:00:36.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-18','sultan',1,95,137,1,'2026-11-18 10:00:39.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-19','sultan',0,16,62,0,'2026-11-19 10:00:30.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-19','sultan-classic',0,67,95,0,'2026-11-20 04:30:00.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-20','sultan',1,95,138,1,'2026-11-20 10:00:54.000000');
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-21','shah',0,55,24,0,NULL);
INSERT INTO "results" VALUES('nobody:cdf8440407295e4299901c0475491bc3','2026-11-21','sultan',0,44,143,0,'2026-11-21 08:17:36.000000');
CREATE TABLE seats (
	"match" BIGINT NOT NULL, 
	owner TEXT NOT NULL, 
	joined_at DATETIME NOT NULL, 
	extended BOOLEAN NOT NULL, 
	bet BOOLEAN, 
	rematch BOOLEAN NOT NULL, 
	voided TEXT, 
	"left" BOOLEAN NOT NULL, 
	closed BOOLEAN NOT NULL, 
	game BIGINT, 
	won BOOLEAN, 
	placed INTEGER, 
	tie_breaker INTEGER, 
	hints INTEGER, 
	knew BOOLEAN NOT NULL, interaction BIGINT, claimed_at DATETIME, message TEXT, 
	PRIMARY KEY ("match", owner), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,'discord:1000000000000000001','2026-11-19 12:00:09.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,'discord:1000000000000000002','2026-11-19 12:00:42.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,'discord:1000000000000000005','2026-11-19 12:01:12.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,'nobody:cdf8440407295e4299901c0475491bc3','2026-11-19 12:00:57.000000',0,NULL,0,NULL,1,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'discord:1000000000000000001','2026-11-19 13:01:51.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'discord:1000000000000000005','2026-11-19 13:01:45.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'discord:1000000000000000002','2026-11-19 13:02:03.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,'discord:1000000000000000001','2026-11-19 13:02:09.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(5,'discord:1000000000000000001','2026-11-19 13:02:18.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(6,'discord:1000000000000000001','2026-11-19 13:02:33.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(6,'discord:1000000000000000002','2026-11-19 13:02:27.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7,'discord:1000000000000000001','2026-11-19 13:03:00.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7,'discord:1000000000000000002','2026-11-19 13:03:03.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(7,'nobody:cdf8440407295e4299901c0475491bc3','2026-11-19 13:03:06.000000',0,NULL,0,NULL,1,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(8,'discord:1000000000000000001','2026-11-21 08:07:57.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(8,'discord:1000000000000000002','2026-11-21 08:08:03.000000',1,0,1,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(9,'discord:1000000000000000001','2026-11-21 08:08:42.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(9,'discord:1000000000000000002','2026-11-21 08:08:36.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(10,'discord:1000000000000000001','2026-11-21 08:08:51.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(11,'discord:1000000000000000001','2026-11-21 08:09:06.000000',0,NULL,0,NULL,0,1,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(11,'discord:1000000000000000002','2026-11-21 08:09:00.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(12,'discord:1000000000000000003','2026-11-21 08:09:48.000000',0,NULL,0,NULL,0,0,283,0,3,38,0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(13,'discord:1000000000000000001','2026-11-21 08:09:57.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(13,'discord:1000000000000000002','2026-11-21 08:10:09.000000',0,NULL,0,'Two accounts',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(14,'discord:1000000000000000001','2026-11-21 08:10:27.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(14,'discord:1000000000000000005','2026-11-21 08:10:33.000000',0,1,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(15,'discord:1000000000000000002','2026-11-21 08:11:09.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(15,'discord:1000000000000000005','2026-11-21 08:11:15.000000',0,1,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(16,'discord:1000000000000000001','2026-11-21 08:11:51.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(16,'discord:1000000000000000007','2026-11-21 08:11:57.000000',0,1,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(17,'discord:1000000000000000005','2026-11-21 08:12:33.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(17,'discord:1000000000000000007','2026-11-21 08:12:39.000000',0,1,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(18,'discord:1000000000000000002','2026-11-21 08:13:15.000000',0,1,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(18,'discord:1000000000000000003','2026-11-21 08:13:09.000000',0,NULL,1,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(19,'discord:1000000000000000002','2026-11-21 08:13:57.000000',0,NULL,1,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(19,'discord:1000000000000000005','2026-11-21 08:13:51.000000',0,NULL,1,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(20,'discord:1000000000000000002','2026-11-21 08:14:21.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(20,'discord:1000000000000000005','2026-11-21 08:14:21.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(21,'discord:1000000000000000003','2026-11-21 08:14:48.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(22,'nobody:cdf8440407295e4299901c0475491bc3','2026-11-21 08:14:54.000000',0,NULL,0,NULL,1,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(23,'discord:1000000000000000001','2026-11-21 08:15:00.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(24,'discord:1000000000000000002','2026-11-21 08:15:15.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,1440000000000000992,'2026-11-21 08:15:30.000000','1200000000000000130');
INSERT INTO "seats" VALUES(25,'discord:1000000000000000003','2026-11-21 08:15:33.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,1440000000000000998,'2026-11-21 08:15:48.000000',NULL);
INSERT INTO "seats" VALUES(26,'discord:1000000000000000005','2026-11-21 08:15:51.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(27,'discord:1000000000000000001','2026-11-21 08:16:09.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(27,'discord:1000000000000000002','2026-11-21 08:16:06.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(27,'discord:1000000000000000005','2026-11-21 08:16:03.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(28,'discord:1000000000000000002','2026-11-21 08:16:24.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(28,'discord:1000000000000000005','2026-11-21 08:16:21.000000',0,NULL,0,NULL,0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(29,'discord:1000000000000000001','2026-11-21 08:16:51.000000',0,NULL,0,NULL,0,0,285,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(29,'discord:1000000000000000002','2026-11-21 08:16:48.000000',0,NULL,0,NULL,0,0,284,0,18,87,0,0,NULL,NULL,NULL);
CREATE TABLE server_channels (
	server TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	PRIMARY KEY (server, channel)
)
 WITHOUT ROWID

;
INSERT INTO "server_channels" VALUES('discord:1100000000000000001','1100000000000000014',0);
CREATE TABLE servers (
	server TEXT NOT NULL, 
	digest BOOLEAN NOT NULL, 
	channel TEXT, 
	hour INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	trouble TEXT, language TEXT, zone TEXT, digest_at DATETIME, 
	PRIMARY KEY (server)
);
INSERT INTO "servers" VALUES('discord:1100000000000000001',1,'1100000000000000013',7,1,NULL,NULL,'Europe/Berlin','2026-11-22 06:00:00.000000');
INSERT INTO "servers" VALUES('discord:1100000000000000002',1,'1100000000000000023',21,1,NULL,'de','America/New_York','2026-11-22 04:00:00.000000');
INSERT INTO "servers" VALUES('discord:1100000000000000003',1,'1100000000000000033',8,0,'forbidden',NULL,'Asia/Kathmandu','2026-11-22 04:00:00.000000');
INSERT INTO "servers" VALUES('discord:1100000000000000005',1,'1100000000000000009',7,1,NULL,NULL,NULL,'2026-11-21 07:00:00.000000');
INSERT INTO "servers" VALUES('discord:1100000000000000006',1,'1100000000000000019',7,1,NULL,NULL,NULL,'2026-11-21 07:00:00.000000');
CREATE TABLE shares (
	game BIGINT NOT NULL, 
	channel TEXT NOT NULL, 
	result TEXT NOT NULL, 
	interaction BIGINT NOT NULL, 
	claimed_at DATETIME NOT NULL, 
	message TEXT, 
	PRIMARY KEY (game, channel, result), 
	CONSTRAINT share_of_a_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "shares" VALUES(274,'1100000000000000013','given up',1440000000000000805,'2026-11-21 08:06:09.000000','1200000000000000115');
INSERT INTO "shares" VALUES(275,'1100000000000000013','given up',1440000000000000812,'2026-11-21 08:06:30.000000',NULL);
INSERT INTO "shares" VALUES(275,'1100000000000000023','given up',1440000000000000813,'2026-11-21 08:06:33.000000',NULL);
INSERT INTO "shares" VALUES(276,'1100000000000000013','given up',1440000000000000820,'2026-11-21 08:06:54.000000','1200000000000000116');
INSERT INTO "shares" VALUES(277,'1100000000000000013','given up',1440000000000000827,'2026-11-21 08:07:15.000000',NULL);
INSERT INTO "shares" VALUES(277,'1100000000000000023','given up',1440000000000000828,'2026-11-21 08:07:18.000000',NULL);
INSERT INTO "shares" VALUES(278,'1100000000000000013','lost',1440000000000000831,'2026-11-21 08:07:27.000000',NULL);
INSERT INTO "shares" VALUES(279,'1100000000000000013','lost',1440000000000000834,'2026-11-21 08:07:36.000000',NULL);
INSERT INTO "shares" VALUES(280,'1100000000000000013','lost',1440000000000000837,'2026-11-21 08:07:45.000000','1200000000000000117');
INSERT INTO "shares" VALUES(282,'1100000000000000013','given up',1440000000000000870,'2026-11-21 08:09:24.000000','1200000000000000016');
CREATE TABLE span_totals (
	server TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	begins DATE NOT NULL, 
	owner TEXT NOT NULL, 
	played INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (server, "key", kind, begins, owner)
)
 WITHOUT ROWID

;
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-03','discord:1000000000000000001',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-03','discord:1000000000000000003',2,1,111);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-03','discord:1000000000000000005',3,1,126);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-03','discord:1000000000000000007',1,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-03','nobody:cdf8440407295e4299901c0475491bc3',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','discord:1000000000000000001',3,1,155);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','discord:1000000000000000002',2,1,154);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','discord:1000000000000000005',2,0,115);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','discord:1000000000000000007',1,0,57);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-05','nobody:cdf8440407295e4299901c0475491bc3',1,0,58);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-06','discord:1000000000000000001',2,1,126);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-06','discord:1000000000000000002',1,0,48);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-06','discord:1000000000000000003',3,1,185);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-06','discord:1000000000000000005',2,0,81);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-06','nobody:cdf8440407295e4299901c0475491bc3',1,0,22);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-08','discord:1000000000000000001',2,0,112);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-08','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-08','discord:1000000000000000003',2,0,11);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-08','discord:1000000000000000005',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-08','discord:1000000000000000007',2,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','discord:1000000000000000001',3,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','discord:1000000000000000002',3,3,300);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','discord:1000000000000000003',1,0,8);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','discord:1000000000000000005',1,0,3);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','discord:1000000000000000007',1,0,70);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-17','nobody:cdf8440407295e4299901c0475491bc3',2,0,90);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-25','discord:1000000000000000001',3,1,237);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-25','discord:1000000000000000002',2,0,47);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-25','discord:1000000000000000003',3,1,163);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-25','discord:1000000000000000005',2,0,134);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-25','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-31','discord:1000000000000000001',3,2,266);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-31','discord:1000000000000000002',1,0,4);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-31','discord:1000000000000000003',2,1,193);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-10-31','discord:1000000000000000005',2,1,128);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-01','discord:1000000000000000001',3,1,131);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-01','discord:1000000000000000005',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-01','discord:1000000000000000007',2,1,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','discord:1000000000000000001',2,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','discord:1000000000000000002',1,0,7);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','discord:1000000000000000003',2,0,65);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','discord:1000000000000000005',3,0,27);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','discord:1000000000000000007',2,0,161);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-02','nobody:cdf8440407295e4299901c0475491bc3',2,0,40);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-03','discord:1000000000000000001',1,0,42);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-03','discord:1000000000000000002',3,1,155);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-03','discord:1000000000000000003',1,0,11);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-03','discord:1000000000000000005',1,0,12);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-03','nobody:cdf8440407295e4299901c0475491bc3',1,0,28);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-04','discord:1000000000000000001',3,1,248);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-04','discord:1000000000000000002',3,0,159);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-04','discord:1000000000000000003',1,0,6);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-04','discord:1000000000000000005',3,1,216);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','discord:1000000000000000001',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','discord:1000000000000000002',2,0,1);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','discord:1000000000000000005',3,1,156);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','discord:1000000000000000007',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-05','nobody:cdf8440407295e4299901c0475491bc3',1,0,19);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-06','discord:1000000000000000001',2,0,57);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-06','discord:1000000000000000002',1,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-06','discord:1000000000000000003',2,0,95);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-06','discord:1000000000000000005',3,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-06','discord:1000000000000000007',1,0,69);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','discord:1000000000000000001',3,0,33);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','discord:1000000000000000002',2,0,26);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','discord:1000000000000000005',2,0,25);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-07','nobody:cdf8440407295e4299901c0475491bc3',1,0,13);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-08','discord:1000000000000000001',3,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-08','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-08','discord:1000000000000000003',1,0,2);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-08','discord:1000000000000000005',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-08','discord:1000000000000000007',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','discord:1000000000000000001',3,2,206);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','discord:1000000000000000002',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','discord:1000000000000000005',2,0,1);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',1,0,23);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-12','discord:1000000000000000001',1,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-12','discord:1000000000000000002',2,0,83);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-12','discord:1000000000000000003',2,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-12','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-15','discord:1000000000000000001',3,0,51);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-15','discord:1000000000000000005',1,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-15','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-15','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','discord:1000000000000000001',2,1,106);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','discord:1000000000000000003',2,0,41);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','discord:1000000000000000005',3,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','discord:1000000000000000007',2,0,34);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','discord:1000000000000000001',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','discord:1000000000000000002',2,1,193);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','discord:1000000000000000005',2,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','discord:1000000000000000007',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-17','nobody:cdf8440407295e4299901c0475491bc3',2,0,95);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','discord:1000000000000000001',2,0,3);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','discord:1000000000000000002',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','discord:1000000000000000003',1,0,16);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','discord:1000000000000000005',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','discord:1000000000000000007',1,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-18','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-19','discord:1000000000000000001',2,1,113);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-19','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-19','discord:1000000000000000005',3,2,262);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-19','nobody:cdf8440407295e4299901c0475491bc3',2,0,83);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','discord:1000000000000000001',3,1,205);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','discord:1000000000000000002',3,0,46);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','discord:1000000000000000003',2,0,18);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','discord:1000000000000000005',2,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','discord:1000000000000000007',1,0,7);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-20','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-21','discord:1000000000000000001',2,1,169);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-21','discord:1000000000000000002',1,0,29);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-21','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-21','discord:1000000000000000005',2,1,125);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','day','2026-11-21','nobody:cdf8440407295e4299901c0475491bc3',2,0,99);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','discord:1000000000000000001',7,7,1096);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','discord:1000000000000000002',6,5,685);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','discord:1000000000000000003',7,5,771);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','discord:1000000000000000005',7,3,687);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','discord:1000000000000000007',5,1,306);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',4,0,170);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','discord:1000000000000000001',17,11,1662);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','discord:1000000000000000002',14,8,1351);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','discord:1000000000000000003',14,4,713);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','discord:1000000000000000005',17,9,1531);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','discord:1000000000000000007',12,5,903);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',13,5,845);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','discord:1000000000000000001',3,2,319);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','discord:1000000000000000002',2,1,183);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','discord:1000000000000000003',2,1,159);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','discord:1000000000000000005',3,0,109);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','discord:1000000000000000007',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',2,1,123);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','discord:1000000000000000001',6,5,624);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','discord:1000000000000000002',4,4,571);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','discord:1000000000000000003',5,2,275);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','discord:1000000000000000005',6,5,665);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','discord:1000000000000000007',4,0,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','all','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',6,3,478);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000001',5,3,392);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000002',5,3,351);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000003',5,2,344);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000005',4,2,328);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','discord:1000000000000000007',2,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',2,0,64);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000001',12,6,686);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000002',9,2,294);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000003',6,2,344);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000005',13,3,523);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','discord:1000000000000000007',6,1,276);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',5,2,290);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-09','discord:1000000000000000001',2,1,125);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-09','discord:1000000000000000003',1,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-09','discord:1000000000000000005',3,0,79);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',2,1,123);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','discord:1000000000000000001',4,2,254);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','discord:1000000000000000002',4,2,235);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','discord:1000000000000000003',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','discord:1000000000000000005',5,1,194);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','discord:1000000000000000007',2,0,22);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','shah','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',1,0,27);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000001',7,3,473);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000002',5,1,234);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000003',5,2,315);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000005',6,1,240);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','discord:1000000000000000007',2,1,157);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',1,0,48);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000001',13,4,609);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000002',11,3,544);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000003',6,1,153);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000005',12,4,600);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','discord:1000000000000000007',4,2,262);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',7,2,292);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-09','discord:1000000000000000001',2,0,32);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-09','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-09','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','discord:1000000000000000001',3,3,300);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','discord:1000000000000000002',4,1,236);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','discord:1000000000000000003',3,1,123);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','discord:1000000000000000005',5,3,364);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','discord:1000000000000000007',2,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',4,2,260);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000001',5,1,231);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000003',4,1,112);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000005',3,0,119);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','discord:1000000000000000007',2,0,114);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',2,0,58);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000001',12,1,367);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000002',9,3,513);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000003',7,1,216);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000005',12,2,408);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','discord:1000000000000000007',6,2,365);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',4,1,263);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-09','discord:1000000000000000001',3,1,162);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-09','discord:1000000000000000002',1,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-09','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','discord:1000000000000000001',4,0,73);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','discord:1000000000000000003',2,0,52);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','discord:1000000000000000005',4,1,169);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','discord:1000000000000000007',1,0,19);
INSERT INTO "span_totals" VALUES('discord:1100000000000000001','sultan-classic','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',3,1,235);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-03','discord:1000000000000000001',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-03','discord:1000000000000000005',3,1,126);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-03','discord:1000000000000000006',1,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-03','discord:1000000000000000007',1,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-05','discord:1000000000000000001',3,1,155);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-05','discord:1000000000000000002',2,1,154);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-05','discord:1000000000000000005',2,0,115);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-05','discord:1000000000000000007',1,0,57);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-06','discord:1000000000000000001',2,1,126);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-06','discord:1000000000000000002',1,0,48);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-06','discord:1000000000000000005',2,0,81);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-06','discord:1000000000000000006',2,1,106);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-08','discord:1000000000000000001',2,0,112);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-08','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-08','discord:1000000000000000005',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-08','discord:1000000000000000006',1,0,51);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-08','discord:1000000000000000007',2,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-17','discord:1000000000000000001',3,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-17','discord:1000000000000000002',3,3,300);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-17','discord:1000000000000000005',1,0,3);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-17','discord:1000000000000000006',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-17','discord:1000000000000000007',1,0,70);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-25','discord:1000000000000000001',3,1,237);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-25','discord:1000000000000000002',2,0,47);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-25','discord:1000000000000000005',2,0,134);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-25','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-31','discord:1000000000000000001',3,2,266);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-31','discord:1000000000000000002',1,0,4);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-31','discord:1000000000000000005',2,1,128);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-10-31','discord:1000000000000000006',2,0,9);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-01','discord:1000000000000000001',3,1,131);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-01','discord:1000000000000000005',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-01','discord:1000000000000000006',2,1,122);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-01','discord:1000000000000000007',2,1,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-02','discord:1000000000000000001',2,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-02','discord:1000000000000000002',1,0,7);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-02','discord:1000000000000000005',3,0,27);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-02','discord:1000000000000000006',1,0,40);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-02','discord:1000000000000000007',2,0,161);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-03','discord:1000000000000000001',1,0,42);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-03','discord:1000000000000000002',3,1,155);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-03','discord:1000000000000000005',1,0,12);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-04','discord:1000000000000000001',3,1,248);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-04','discord:1000000000000000002',3,0,159);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-04','discord:1000000000000000005',3,1,216);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-05','discord:1000000000000000001',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-05','discord:1000000000000000002',2,0,1);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-05','discord:1000000000000000005',3,1,156);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-05','discord:1000000000000000006',2,1,175);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-05','discord:1000000000000000007',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-06','discord:1000000000000000001',2,0,57);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-06','discord:1000000000000000002',1,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-06','discord:1000000000000000005',3,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-06','discord:1000000000000000006',3,1,197);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-06','discord:1000000000000000007',1,0,69);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-07','discord:1000000000000000001',3,0,33);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-07','discord:1000000000000000002',2,0,26);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-07','discord:1000000000000000005',2,0,25);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-07','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-08','discord:1000000000000000001',3,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-08','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-08','discord:1000000000000000005',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-08','discord:1000000000000000006',1,0,56);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-08','discord:1000000000000000007',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-09','discord:1000000000000000001',3,2,206);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-09','discord:1000000000000000002',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-09','discord:1000000000000000005',2,0,1);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-09','discord:1000000000000000006',1,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-12','discord:1000000000000000001',1,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-12','discord:1000000000000000002',2,0,83);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-12','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-15','discord:1000000000000000001',3,0,51);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-15','discord:1000000000000000005',1,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-15','discord:1000000000000000006',2,0,40);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-15','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-16','discord:1000000000000000001',2,1,106);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-16','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-16','discord:1000000000000000005',3,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-16','discord:1000000000000000007',2,0,34);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-17','discord:1000000000000000001',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-17','discord:1000000000000000002',2,1,193);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-17','discord:1000000000000000005',2,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-17','discord:1000000000000000007',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-18','discord:1000000000000000001',2,0,3);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-18','discord:1000000000000000002',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-18','discord:1000000000000000005',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-18','discord:1000000000000000007',1,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-19','discord:1000000000000000001',2,1,113);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-19','discord:1000000000000000005',3,2,262);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-19','discord:1000000000000000006',2,0,82);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-20','discord:1000000000000000001',3,1,205);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-20','discord:1000000000000000002',3,0,46);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-20','discord:1000000000000000005',2,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-20','discord:1000000000000000006',3,2,220);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-20','discord:1000000000000000007',1,0,7);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-21','discord:1000000000000000001',2,1,169);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-21','discord:1000000000000000002',1,0,29);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-21','discord:1000000000000000005',2,1,125);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','day','2026-11-21','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-10-01','discord:1000000000000000001',7,7,1096);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-10-01','discord:1000000000000000002',6,5,685);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-10-01','discord:1000000000000000005',7,3,687);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-10-01','discord:1000000000000000006',5,2,325);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-10-01','discord:1000000000000000007',5,1,306);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-11-01','discord:1000000000000000001',17,11,1662);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-11-01','discord:1000000000000000002',14,8,1351);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-11-01','discord:1000000000000000005',17,9,1531);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-11-01','discord:1000000000000000006',10,6,1076);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','month','2026-11-01','discord:1000000000000000007',12,5,903);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-09','discord:1000000000000000001',3,2,319);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-09','discord:1000000000000000002',2,1,183);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-09','discord:1000000000000000005',3,0,109);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-09','discord:1000000000000000006',2,0,84);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-09','discord:1000000000000000007',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-16','discord:1000000000000000001',6,5,624);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-16','discord:1000000000000000002',4,4,571);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-16','discord:1000000000000000005',6,5,665);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-16','discord:1000000000000000006',3,3,402);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','all','week','2026-11-16','discord:1000000000000000007',4,0,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-10-01','discord:1000000000000000001',5,3,392);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-10-01','discord:1000000000000000002',5,3,351);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-10-01','discord:1000000000000000005',4,2,328);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-10-01','discord:1000000000000000006',3,1,157);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-10-01','discord:1000000000000000007',2,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000001',12,6,686);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000002',9,2,294);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000005',13,3,523);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000006',8,0,245);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','month','2026-11-01','discord:1000000000000000007',6,1,276);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-09','discord:1000000000000000001',2,1,125);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-09','discord:1000000000000000005',3,0,79);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-09','discord:1000000000000000006',1,0,17);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-16','discord:1000000000000000001',4,2,254);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-16','discord:1000000000000000002',4,2,235);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-16','discord:1000000000000000005',5,1,194);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-16','discord:1000000000000000006',2,0,20);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','shah','week','2026-11-16','discord:1000000000000000007',2,0,22);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-10-01','discord:1000000000000000001',7,3,473);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-10-01','discord:1000000000000000002',5,1,234);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-10-01','discord:1000000000000000005',6,1,240);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-10-01','discord:1000000000000000006',1,0,9);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-10-01','discord:1000000000000000007',2,1,157);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000001',13,4,609);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000002',11,3,544);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000005',12,4,600);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000006',7,5,626);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','month','2026-11-01','discord:1000000000000000007',4,2,262);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-09','discord:1000000000000000001',2,0,32);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-09','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-09','discord:1000000000000000006',1,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-16','discord:1000000000000000001',3,3,300);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-16','discord:1000000000000000002',4,1,236);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-16','discord:1000000000000000005',5,3,364);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-16','discord:1000000000000000006',3,2,282);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan','week','2026-11-16','discord:1000000000000000007',2,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-10-01','discord:1000000000000000001',5,1,231);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-10-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-10-01','discord:1000000000000000005',3,0,119);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-10-01','discord:1000000000000000006',4,1,159);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-10-01','discord:1000000000000000007',2,0,114);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-11-01','discord:1000000000000000001',12,1,367);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-11-01','discord:1000000000000000002',9,3,513);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-11-01','discord:1000000000000000005',12,2,408);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-11-01','discord:1000000000000000006',3,1,205);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','month','2026-11-01','discord:1000000000000000007',6,2,365);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-09','discord:1000000000000000001',3,1,162);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-09','discord:1000000000000000002',1,0,78);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-09','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-09','discord:1000000000000000006',1,0,23);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-16','discord:1000000000000000001',4,0,73);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-16','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-16','discord:1000000000000000005',4,1,169);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-16','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000002','sultan-classic','week','2026-11-16','discord:1000000000000000007',1,0,19);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-03','discord:1000000000000000003',2,1,111);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-03','discord:1000000000000000007',1,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-05','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-05','discord:1000000000000000007',1,0,57);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-06','discord:1000000000000000003',3,1,185);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-08','discord:1000000000000000003',2,0,11);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-08','discord:1000000000000000007',2,0,44);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-17','discord:1000000000000000003',1,0,8);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-17','discord:1000000000000000007',1,0,70);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-25','discord:1000000000000000003',3,1,163);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-25','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-10-31','discord:1000000000000000003',2,1,193);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-01','discord:1000000000000000007',2,1,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-02','discord:1000000000000000003',2,0,65);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-02','discord:1000000000000000007',2,0,161);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-03','discord:1000000000000000003',1,0,11);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-04','discord:1000000000000000003',1,0,6);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-05','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-05','discord:1000000000000000007',1,0,67);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-06','discord:1000000000000000003',2,0,95);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-06','discord:1000000000000000007',1,0,69);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-07','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-07','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-08','discord:1000000000000000003',1,0,2);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-08','discord:1000000000000000007',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-12','discord:1000000000000000003',2,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-15','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-16','discord:1000000000000000003',2,0,41);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-16','discord:1000000000000000007',2,0,34);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-17','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-17','discord:1000000000000000007',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-18','discord:1000000000000000003',1,0,16);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-18','discord:1000000000000000007',1,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-19','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-20','discord:1000000000000000003',2,0,18);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-20','discord:1000000000000000007',1,0,7);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','day','2026-11-21','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','month','2026-10-01','discord:1000000000000000003',7,5,771);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','month','2026-10-01','discord:1000000000000000007',5,1,306);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','month','2026-11-01','discord:1000000000000000003',14,4,713);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','month','2026-11-01','discord:1000000000000000007',12,5,903);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','week','2026-11-09','discord:1000000000000000003',2,1,159);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','week','2026-11-09','discord:1000000000000000007',2,2,200);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','week','2026-11-16','discord:1000000000000000003',5,2,275);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','all','week','2026-11-16','discord:1000000000000000007',4,0,103);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','month','2026-10-01','discord:1000000000000000003',5,2,344);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','month','2026-10-01','discord:1000000000000000007',2,0,35);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','month','2026-11-01','discord:1000000000000000003',6,2,344);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','month','2026-11-01','discord:1000000000000000007',6,1,276);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','week','2026-11-09','discord:1000000000000000003',1,0,59);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','week','2026-11-16','discord:1000000000000000003',2,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','shah','week','2026-11-16','discord:1000000000000000007',2,0,22);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','month','2026-10-01','discord:1000000000000000003',5,2,315);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','month','2026-10-01','discord:1000000000000000007',2,1,157);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','month','2026-11-01','discord:1000000000000000003',6,1,153);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','month','2026-11-01','discord:1000000000000000007',4,2,262);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','week','2026-11-09','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','week','2026-11-16','discord:1000000000000000003',3,1,123);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan','week','2026-11-16','discord:1000000000000000007',2,0,62);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','month','2026-10-01','discord:1000000000000000003',4,1,112);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','month','2026-10-01','discord:1000000000000000007',2,0,114);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','month','2026-11-01','discord:1000000000000000003',7,1,216);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','month','2026-11-01','discord:1000000000000000007',6,2,365);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','week','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','week','2026-11-16','discord:1000000000000000003',2,0,52);
INSERT INTO "span_totals" VALUES('discord:1100000000000000003','sultan-classic','week','2026-11-16','discord:1000000000000000007',1,0,19);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','discord:1000000000000000001',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','discord:1000000000000000003',2,1,111);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','discord:1000000000000000005',3,1,126);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','discord:1000000000000000006',1,0,59);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','discord:1000000000000000007',1,0,35);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-03','nobody:cdf8440407295e4299901c0475491bc3',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','discord:1000000000000000001',3,1,155);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','discord:1000000000000000002',2,1,154);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','discord:1000000000000000005',2,0,115);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','discord:1000000000000000007',1,0,57);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-05','nobody:cdf8440407295e4299901c0475491bc3',1,0,58);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','discord:1000000000000000001',2,1,126);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','discord:1000000000000000002',1,0,48);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','discord:1000000000000000003',3,1,185);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','discord:1000000000000000005',2,0,81);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','discord:1000000000000000006',2,1,106);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-06','nobody:cdf8440407295e4299901c0475491bc3',1,0,22);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000001',2,0,112);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000003',2,0,11);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000005',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000006',1,0,51);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-08','discord:1000000000000000007',2,0,44);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000001',3,2,200);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000002',3,3,300);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000003',1,0,8);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000005',1,0,3);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000006',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','discord:1000000000000000007',1,0,70);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-17','nobody:cdf8440407295e4299901c0475491bc3',2,0,90);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-25','discord:1000000000000000001',3,1,237);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-25','discord:1000000000000000002',2,0,47);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-25','discord:1000000000000000003',3,1,163);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-25','discord:1000000000000000005',2,0,134);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-25','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-31','discord:1000000000000000001',3,2,266);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-31','discord:1000000000000000002',1,0,4);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-31','discord:1000000000000000003',2,1,193);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-31','discord:1000000000000000005',2,1,128);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-10-31','discord:1000000000000000006',2,0,9);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','discord:1000000000000000001',3,1,131);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','discord:1000000000000000005',2,2,200);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','discord:1000000000000000006',2,1,122);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','discord:1000000000000000007',2,1,103);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000001',2,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000002',1,0,7);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000003',2,0,65);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000005',3,0,27);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000006',1,0,40);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','discord:1000000000000000007',2,0,161);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-02','nobody:cdf8440407295e4299901c0475491bc3',2,0,40);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-03','discord:1000000000000000001',1,0,42);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-03','discord:1000000000000000002',3,1,155);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-03','discord:1000000000000000003',1,0,11);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-03','discord:1000000000000000005',1,0,12);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-03','nobody:cdf8440407295e4299901c0475491bc3',1,0,28);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-04','discord:1000000000000000001',3,1,248);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-04','discord:1000000000000000002',3,0,159);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-04','discord:1000000000000000003',1,0,6);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-04','discord:1000000000000000005',3,1,216);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000001',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000002',2,0,1);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000005',3,1,156);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000006',2,1,175);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','discord:1000000000000000007',1,0,67);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-05','nobody:cdf8440407295e4299901c0475491bc3',1,0,19);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000001',2,0,57);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000002',1,0,44);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000003',2,0,95);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000005',3,0,59);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000006',3,1,197);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-06','discord:1000000000000000007',1,0,69);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','discord:1000000000000000001',3,0,33);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','discord:1000000000000000002',2,0,26);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','discord:1000000000000000005',2,0,25);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-07','nobody:cdf8440407295e4299901c0475491bc3',1,0,13);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000001',3,1,105);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000003',1,0,2);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000005',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000006',1,0,56);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-08','discord:1000000000000000007',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000001',3,2,206);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000002',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000005',2,0,1);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000006',1,0,44);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',1,0,23);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-12','discord:1000000000000000001',1,0,62);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-12','discord:1000000000000000002',2,0,83);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-12','discord:1000000000000000003',2,0,59);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-12','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-15','discord:1000000000000000001',3,0,51);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-15','discord:1000000000000000005',1,0,78);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-15','discord:1000000000000000006',2,0,40);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-15','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-15','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','discord:1000000000000000001',2,1,106);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','discord:1000000000000000002',3,1,132);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','discord:1000000000000000003',2,0,41);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','discord:1000000000000000005',3,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','discord:1000000000000000007',2,0,34);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','discord:1000000000000000001',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','discord:1000000000000000002',2,1,193);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','discord:1000000000000000005',2,0,62);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','discord:1000000000000000007',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-17','nobody:cdf8440407295e4299901c0475491bc3',2,0,95);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','discord:1000000000000000001',2,0,3);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','discord:1000000000000000002',2,2,200);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','discord:1000000000000000003',1,0,16);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','discord:1000000000000000005',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','discord:1000000000000000007',1,0,62);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-18','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-19','discord:1000000000000000001',2,1,113);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-19','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-19','discord:1000000000000000005',3,2,262);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-19','discord:1000000000000000006',2,0,82);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-19','nobody:cdf8440407295e4299901c0475491bc3',2,0,83);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000001',3,1,205);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000002',3,0,46);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000003',2,0,18);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000005',2,0,78);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000006',3,2,220);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','discord:1000000000000000007',1,0,7);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-20','nobody:cdf8440407295e4299901c0475491bc3',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','discord:1000000000000000001',2,1,169);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','discord:1000000000000000002',1,0,29);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','discord:1000000000000000005',2,1,125);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','all','day','2026-11-21','nobody:cdf8440407295e4299901c0475491bc3',2,0,99);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000001',7,7,1096);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000002',6,5,685);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000003',7,5,771);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000005',7,3,687);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000006',5,2,325);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','discord:1000000000000000007',5,1,306);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',4,0,170);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000001',17,11,1662);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000002',14,8,1351);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000003',14,4,713);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000005',17,9,1531);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000006',10,6,1076);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','discord:1000000000000000007',12,5,903);
INSERT INTO "span_totals" VALUES('everywhere','all','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',13,5,845);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000001',3,2,319);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000002',2,1,183);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000003',2,1,159);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000005',3,0,109);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000006',2,0,84);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','discord:1000000000000000007',2,2,200);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',2,1,123);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000001',6,5,624);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000002',4,4,571);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000003',5,2,275);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000005',6,5,665);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000006',3,3,402);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','discord:1000000000000000007',4,0,103);
INSERT INTO "span_totals" VALUES('everywhere','all','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',6,3,478);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000001',5,3,392);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000002',5,3,351);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000003',5,2,344);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000005',4,2,328);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000006',3,1,157);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','discord:1000000000000000007',2,0,35);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',2,0,64);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000001',12,6,686);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000002',9,2,294);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000003',6,2,344);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000005',13,3,523);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000006',8,0,245);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','discord:1000000000000000007',6,1,276);
INSERT INTO "span_totals" VALUES('everywhere','shah','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',5,2,290);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-09','discord:1000000000000000001',2,1,125);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-09','discord:1000000000000000003',1,0,59);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-09','discord:1000000000000000005',3,0,79);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-09','discord:1000000000000000006',1,0,17);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-09','nobody:cdf8440407295e4299901c0475491bc3',2,1,123);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000001',4,2,254);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000002',4,2,235);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000003',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000005',5,1,194);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000006',2,0,20);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','discord:1000000000000000007',2,0,22);
INSERT INTO "span_totals" VALUES('everywhere','shah','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',1,0,27);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000001',7,3,473);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000002',5,1,234);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000003',5,2,315);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000005',6,1,240);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000006',1,0,9);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','discord:1000000000000000007',2,1,157);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',1,0,48);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000001',13,4,609);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000002',11,3,544);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000003',6,1,153);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000005',12,4,600);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000006',7,5,626);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','discord:1000000000000000007',4,2,262);
INSERT INTO "span_totals" VALUES('everywhere','sultan','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',7,2,292);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-09','discord:1000000000000000001',2,0,32);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-09','discord:1000000000000000002',2,1,105);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-09','discord:1000000000000000003',1,0,0);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-09','discord:1000000000000000006',1,0,44);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000001',3,3,300);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000002',4,1,236);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000003',3,1,123);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000005',5,3,364);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000006',3,2,282);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','discord:1000000000000000007',2,0,62);
INSERT INTO "span_totals" VALUES('everywhere','sultan','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',4,2,260);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000001',5,1,231);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000003',4,1,112);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000005',3,0,119);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000006',4,1,159);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','discord:1000000000000000007',2,0,114);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-10-01','nobody:cdf8440407295e4299901c0475491bc3',2,0,58);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000001',12,1,367);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000002',9,3,513);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000003',7,1,216);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000005',12,2,408);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000006',3,1,205);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','discord:1000000000000000007',6,2,365);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','month','2026-11-01','nobody:cdf8440407295e4299901c0475491bc3',4,1,263);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000001',3,1,162);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000002',1,0,78);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000003',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000005',2,0,30);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000006',1,0,23);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-09','discord:1000000000000000007',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000001',4,0,73);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000002',2,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000003',2,0,52);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000005',4,1,169);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000006',1,1,100);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','discord:1000000000000000007',1,0,19);
INSERT INTO "span_totals" VALUES('everywhere','sultan-classic','week','2026-11-16','nobody:cdf8440407295e4299901c0475491bc3',3,1,235);
CREATE TABLE spent_attempts (
	mark TEXT NOT NULL, 
	day DATE NOT NULL, 
	PRIMARY KEY (mark)
)
 WITHOUT ROWID

;
INSERT INTO "spent_attempts" VALUES('d17b8aead3ff84526dafb92b07a8ac656d49691e24f2d0e4759fe2b00481626a','2026-11-21');
INSERT INTO "spent_attempts" VALUES('d243ffd906d3c894a0bc96a74903bb298e182e09eeeecd1d12d3dce27c4cae8d','2026-11-21');
CREATE TABLE stocked_deals (
	id INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	deal BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	par INTEGER NOT NULL, 
	par_tie_breaker INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT a_deal_is_stocked_once UNIQUE ("key", deal)
);
INSERT INTO "stocked_deals" VALUES(17,'sultan-classic',29,'t t t w t t t t t t t t t t t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t t t t t t t w 8 t t t w 4 t w t t w t t w t t t t 2 t t t t w t 2 t t t t w 3 t w 3 3 3 t w w t t t t 8 t t w r t w t t 2 t t w 5 w 5 t w t 4 t w 6 6 7 t t 6 t w w t w t w 2 t w 2 t w 8 t 3 t 3 t w 4 t 4 t w 6 7 8 8 w t w t w 2 1 2 2 1 8 w w t 3 3 2 t w t t t w w t 3 3 2 t 5 t t t w 2 3 2 5 1 r 2 1 4 2 1 1 7 6 2 3 5 1 4 8',70,150);
INSERT INTO "stocked_deals" VALUES(18,'sultan-classic',30,'t t t t t 6 t t 6 t t t w t t t t t t 3 6 t t t t w w 6 t 6 t 5 t w t t t 6 t t t t t t t t t t t t t t t t t t t w 3 t t 6 t w t 3 t w t w t t t t w t t t w t 5 5 t 3 3 5 5 t 3 t w t t t t 6 t t w r t t t t w t 2 t w t t t t w t 3 t 3 t w 7 7 t t w 2 7 t t t 7 t w 2 2 2 t 6 t 6 3 t 6 6 t t t w 1 1 t 5 t w 1 1 t 6 2 2 7 7 3 1 7 r 7 2 2 2 3 t w t w 7 7 t t w 4 w t 3 6 t w 5 4 w 5 4 2 1 8 3 7 5 6',70,150);
INSERT INTO "stocked_deals" VALUES(19,'sultan-classic',31,'t t t t t t t t 1 t t t t t t t t t t t 4 t t t t t t t t t t t t t t w t t t t t w t t 4 t 7 t t t t t t t t t t w t t t t t w t t t t t t t w t t w t t t t t t t w t w 1 w t t t w t w t w t t 7 7 7 r t t t t w w t t t 4 t t t t w t w t w t t t w t 3 6 t t t w t w t t t t w t t t w t t t t w t 3 3 2 2 t t t w 6 t t w 4 t w 2 t 1 3 t 5 5 t t w t w t w t t t t t t w t t r t t t t w t t w 3 t w w w w w 4 t w t t w w t w t w t 5 4 4 t t t t w t t t t t t w 4 4 4 3 t w 7 2 7 1 w w 5 w w w w 4 2 w w w 8 6 3',70,150);
INSERT INTO "stocked_deals" VALUES(20,'sultan-classic',32,'t t 2 t t t 1 t w t w t w t w t t 8 t t t t t w t t t t t t t w t w t t 8 t t w t 2 t w t t t t w t w t t t t t t w t t t w 1 t t 2 t 1 t 2 t t t w t 2 2 t t w t 2 t t w t t t w t w t t 2 t t t t 2 t t t w t t w t w r t w t w 2 2 4 2 8 8 t w t 7 t 5 5 1 t t 3 t t w t t t t t w t t t t w 7 7 8 2 t t 3 t w 8 5 6 6 w t w w 4 t w w w 3 t w 5 w w 1 t 4 t 5 5 1 r 5 5 5 5 5 t w 6 3 2 1 7 4 8 3 5 6',70,150);
INSERT INTO "stocked_deals" VALUES(21,'sultan-classic',33,'t t t t t t t t t t t t t t t t t t t t t w t t t w t t t t w t t t t t w t t t w t 6 t t w t t w t t t t t w 2 7 5 t t 7 6 t t w t 3 3 t w t t t t w t t w t w 2 2 2 6 7 t 3 t t t 7 t w t w t 3 t t t 5 t r t t t t w 3 4 4 4 4 w 5 t 6 t w t 7 t 6 6 2 3 3 t w 8 t t t w t t t t w 7 t 7 6 7 t t w w 6 6 6 5 5 t w 3 w t w w 3 2 5 5 5 3 4 4 t w 6 8 5 3 w w r 8 8 8 8 1 7 5 8 2 3 4 6',70,150);
INSERT INTO "stocked_deals" VALUES(22,'sultan-classic',34,'t t t t t t t t t t t w t w t t t t t t t t t t t t t t t t t t t t w t t w t t t w t t t t t t t t t t t w t w t t w t t w t t t t t w t t t t t t t t t w t w t t t t t w t w t t t t t w w t t t t t t w t w t r t t t t w t t t t t t t t w t t t t t t w w t t t w t w 5 w 5 t t w t t t t t t t t t t t t t w t w t w w 3 3 3 3 t 3 t 3 5 t w t t t t t t t w t 6 6 6 t 8 8 t t t 2 r t t t t w 3 t w 2 5 w 2 5 3 t t w t 4 1 t t 8 t w 1 t t w t w 1 t w t w t w 5 t t t 6 3 1 1 t t w w w t w w 6 w w w w w w w w 1 5 2 4 7 8 3 6',70,150);
INSERT INTO "stocked_deals" VALUES(23,'sultan-classic',35,'t t t t t t t t t t t t w t t t t t t t t t t t t t 1 t w t t t w t t t t t t t w t t t t t w t t t t t 1 t t t t w t t w w t t t t 5 1 t t t 4 t t t 4 t w t t 1 t w t w t t t t t t w t t w t t t t 8 r t w t t t t 1 t t w t t t t w 6 t t w 1 1 t w 4 5 t 4 5 t 3 4 5 5 5 t w 8 1 w 8 t t w 2 t t 5 5 8 t t t t t w t w t w 2 t t w t 6 5 5 t w t t t w 8 8 t w 8 8 4 4 7 6 r t w 3 7 5 3 t w 3 3 3 3 7 7 5 t w t 3 t w t w w 4 2 5 1 3 6 7 4 8',70,150);
INSERT INTO "stocked_deals" VALUES(24,'sultan-classic',36,'t t t t t t w t t t t t t t t t w t t t t t t w 1 t t w t t t t t t t 1 t t t t t w t t t t t t w t t t 1 t w t t t t w t w t 1 t t t t t t t t t t t 4 t w t w t t t w t t w t t w t w 1 t w t t t t t w t 4 4 6 r 6 6 6 6 t w t t 3 8 t w t t t w 5 8 5 t t w 6 t t 3 t w t t t t w t w 5 5 1 1 t w 2 8 8 2 t w 4 w 3 4 t w t t 1 1 t t w t w t t t t t w 6 8 4 6 2 2 1 3 1 w r 6 3 4 1 1 t w t w 3 2 2 2 2 3 4 5 1 6 7 8 3 2',70,150);
INSERT INTO "stocked_deals" VALUES(25,'sultan-classic',37,'t t t t t 7 7 t w t t t t t w t 8 t t t 8 8 t t t t t 8 t w t t t t t w 7 t w t t t t w t w t w 7 t t w 5 w w 5 t w 6 t w t t t 8 6 t 6 t t t t 2 2 2 t t t w t t w 2 6 t w t 8 t t 8 8 8 t 6 5 t w t 2 t w 5 5 t r t t 7 t w t t t t t t w 6 t t w 3 3 3 t w t 1 t w 8 t w w 8 t w 5 3 w w 4 w w w w 3 3 t 4 3 t w 2 t w 5 2 w 6 w 4 4 3 3 5 7 4 w 1 2 6 8',70,150);
INSERT INTO "stocked_deals" VALUES(26,'sultan-classic',38,'t w t t t t t t w t t t t t t 6 6 t t t t t 6 6 t t 8 t w t t w t t w t 8 t t t w t t w t 8 8 t t t w t w t w t t t 2 6 t t w w t w t t t t w 5 t 6 2 t w t 8 t w t 6 t 6 1 t t w t w t 1 t w t 2 2 t w t 2 t w 1 6 w t w t r t w t w t t t t w 8 t t w t w t w t w 8 8 t 8 t 8 8 8 t 3 t t t t 5 t t t w 3 1 t t t w t w 2 3 3 3 3 1 6 r t w 5 5 t w t 8 t w t w 3 3 t w 3 w 6 7 2 6 4 1 8 3 5',70,150);
INSERT INTO "stocked_deals" VALUES(27,'sultan-classic',39,'5 t 5 t t 5 t 8 5 2 t t w w t t t t t w t 5 t t t t 3 3 t t t t t t t t t t t t t t w t t t t t t t w t 1 2 3 3 t w t w t 7 t 7 3 t w t w 2 2 t t t w t t w t w w 3 t t w t w t w 3 t w 7 t t w t t w t t t t t t t r t w 7 t t t w t 3 t t t t t w t t w t 1 t t t w t t 6 6 2 2 1 t w t 1 3 1 t w t t t 3 t w t w 5 5 1 t w 3 6 6 3 3 r t 3 t 3 t w t w 1 2 w 2 8 w 8 8 8 8 6 3 7 1 7 5 3 4 8 2 6',70,150);
INSERT INTO "stocked_deals" VALUES(28,'sultan-classic',40,'t t t 7 t t t t t t t t t t t t t 7 t t t t t t t t t t t t t t t w t t t t t t t t t t 7 t t 7 t t w t t t t 7 t w t w t t t t w t w t t t t 3 t t t w t t t t t 7 t t w t 7 t t w t t t t t t r t t t t t t 3 t t t t 3 t t t w t t w t 2 t w 7 t w t w t 3 3 4 3 t t w 7 7 w t t w 3 3 t w t w t w t 1 t 6 t t t t 3 t w 1 7 w t w t w w w t 2 2 t w t t w 3 t t t w t t w 4 4 1 6 4 r t 6 7 t t w 1 t w t w t w 2 t w 2 2 w w 2 3 t t t w t w 7 2 6 w t w w 7 1 5 8 2 6 4 3 7',70,150);
INSERT INTO "stocked_deals" VALUES(37,'shah',46,'d d 6>2 t w t f 5>1 4>1 t f t f t w t w t w>3 t w t t t w t w t t w 1 1 1 4 f f t 4 f t w t w>5 t t 4>5 f t 4>1 f t t w t t w 6 f t t w 5 5 5 f t w t w t t w t t t t w>1 t 7>1 7 f f t t w t 8 f t w t t w t t 4>1 f t w t t w t t t t t t t t t w 3 3 f t 8>2 f 7>8 7 1 1 1 1 f f t t w 4 4 f f t w 1 1 1 6^1 6 f f f f 5 f 3>5 f 1>5 f 7>1 7 f f 3 3 w>1 f f w w t w 8 8 7 8 3 8 4 7 6^8 6 6 2^6 t w t f t f t w 1 1 1 1 4 5 5 5 5 1 5 7 3 7 3 8 4 2^1 2^3 2 2 6 6 1 3',70,150);
INSERT INTO "stocked_deals" VALUES(38,'shah',47,'d 7 f 1 f d 3 t f t t t t w t t w>8 t t w>1 t t t w t t t w t w>3 t w>5 t w>8 7>8 7 7 w f f f w 5 t t 5 f t t w>8 t t w t 5>2 f t w t t w 4 f w>4 w>2 6>4 f t w t w 2 2 2 5 f f t t t t 2>5 f t t t t w>7 t w t t t t w>4 6>4 f t w 8 8 8 8 8 1 f t 1 f t w 3 3 5 f 2>8 f w>6 1>6 f w>2 t t w t w 4 5 5 5 2^5 f f 4>8 4 4 4 f w t t t w 7 7 f t w 8 8 8 f t t t 7>8 7 7 2^7 f f f t t t w>7 3>7 f t 2>1 f t w 2 2 2 5 3^2 3 6 6 6 1 1 w f 3 t 1 5 1 4 8 8 8 7 7 7 7 w 6 6 4 2 4 2 8 5 7',70,150);
INSERT INTO "stocked_deals" VALUES(39,'shah',48,'1 f d d t t w 8 f 5>3 t f 1 t f t t t t t 5>2 f t t w t t t t w>2 t w 4 f t t t w t t t t w 5 f t t t t t w>2 t t w>3 1>3 f t t w>6 t w t t t w>1 5>1 f t 7>5 f t w w t w 3 3 3 3 f 4>3 f t t w>8 t t t w t w>1 t t w 2 2 2 2 4 f f t w 5 5 1 1 1 f 1 1 1 4^1 f w f f t 8 8 w>1 f w>6 w 7>1 7 3 3 f f f w>6 8>3 f t t t w 7 f t t t t w>8 w>8 t w 3 3 f t w t w t w 2 2 2 7^2 f f f w w 2 6 6 6 6 6 5 6 1 1 1 5 t 4^6 f 6 t w 2 t w 4 8 8 8 7 8 1 7 7 3 1 3 3 2 5 8 5 4',70,150);
INSERT INTO "stocked_deals" VALUES(40,'shah',49,'8 f d 1 2 4 4 f f f f d 2>5 8>7 t w 6 t f t f t f 1 t w>7 t f t w>2 t t w>7 t 8>2 f 1>8 f t t t w>8 t w 5 5 2 2 2 1 2 2 4^2 f f t f t f t w t w t f 4 3>5 t w>2 t f t f t t t w t 3>2 f t t t t w>3 t w 1 1 1 7 2 2 2 8^1 f f f w>8 t t w>3 t w>3 t w t w>7 t t t w t w 1 1 f f t t t t w>8 t t t w>7 t w>4 t w 7 7 7 7 t 7 f t w t w 5 t w t w>2 1>2 f t w 5 8 8 8 3 3 3 3 5 5 7 1^5 f 3 3 f f f f f t w 7 2 2 2 7 1>5 8^7 t w 6 8 6 t f t w 2 1 1 5 5 6 8 7 4^1 4 4 4 5 5 2 3 3 6 1 3',70,150);
INSERT INTO "stocked_deals" VALUES(41,'shah',51,'5 f d 5 f d 4 4 4 5 8^4 t w>2 t w t w>6 t w t w t w>7 t w t w>7 t f t f t f t w>7 4>7 t f t f t t 8>1 f t w>2 t 8 f t t w>2 t 2 2 6 6 f t t t t t w>8 t t w t w>3 4>3 f t 5 f 1>5 1>4 1 1 5>4 5^1 5 f f f f t t 5 f t w>5 t w t w t w t w>4 t t w>2 t t t w 5 t 5 f t w t w>5 t t w>7 t 1 f t w 8 8 8 3 3 8 3>4 w>4 5^8 f f f 7>3 t 1>8 1 4 4 4 w 1 3>7 3^1 f f f t w 6 t w 2 2 2 2 3 8 8 2 5^2 t f t f t f t f 3 t f t w 5 t w>1 t w 6 5 6 4 4 4 t 3^6 f 6 t w 7 7 7 7 7 3 7^6 7 1 1 4 4 2 7 2 8 3 1 1 5 5 8 2 6',70,150);
INSERT INTO "stocked_deals" VALUES(42,'shah',52,'d d 4 6 t f 1 7 t f t f t w t f t t t t 6>3 f t w t w 8 f t 6>8 f w>6 w>4 t w t t t t w>7 t t t t w t t w t w>4 t w>7 t t t t w 4 4 t t 4 f t w>1 t t w 7 7 7 f w t t w t w t w>2 t w t t t w t t t w>5 t w t w t w t w t w t w t w 1 1 1 7 7 7 2 2 f f f w>5 f f f t w>3 w w 2>3 2 w f f t 4 5 1>2 f f w 5>4 t t w>8 5>8 5 5 w 4>8 4^5 f t w 4 4 6^4 t w 7 5 t f t w 3 3 3 6 6 5 6 8 8 8 8 8 3^5 3 2 2 8 t f t w t w 7 8 1^8 1 1 t w 7 8 3 6 2 2 4 4 5',70,150);
INSERT INTO "stocked_deals" VALUES(43,'sultan',1537097788654509239,'t w t w t t t t t t t t t t t t t t t t t t t t t w t t w t w t t 2 t t w t w t t t t t t t w 2 t 7 t w t w w t t t t t t 7 t t t t t t w t w t w t 7 t 3 t w t t w t 3 t w t t t t w 3 t t 6 t t t t t w t t t t t t w t t w 7 6 2 3 t w t 7 t t w t w t r t t t t w t w t w 2 7 t t t w w t w 2 t 2 t t t w t t t w 2 t w t w t t t t t t t w 8 t w 5 1 t t w 5 3 w 2 6 t t w t w t t t t w t t t t w t w 6 w t t t 1 t t t t w 7 w t 6 r t w t t t w 7 1 t w 8 t w 3 6 7 4 4 7 2 3 8 6 1 5',70,150);
INSERT INTO "stocked_deals" VALUES(44,'sultan-classic',6139951153738075087,'8 t t t t t t t w t t 2 t 8 t t t t w t t t t t t w t t t t t t w 7 t t t t w t w t t t t t t t w t w 3 8 8 t 2 t t t w t t w t w t t t 7 t t t w t 1 t t t t t t t w t t t t t t t w 2 2 t 8 8 t t t w t w t r t t t t t t w 7 7 t w t t 6 6 t t w t t t t t t t t t w 7 4 t t 6 t t t 6 t t w t t t w t 8 8 4 t t t w t w 6 t w 3 t t w t w w t t w t w 1 t 8 r t w t w 6 3 t 6 1 t t t t t w t t t w 2 5 1 2 3 5 1 t w 7 t w w 2 4 w 6 w 8 7 1 5 2 4 w w w w 3 6',70,150);
INSERT INTO "stocked_deals" VALUES(45,'shah',3154376326094568977,'d d t t 1 f t t w>1 t t t t w>1 t w t t t w>8 t 4>8 f t t w t t w 8 8 8 f t t t t 8>7 f t t t t w t t t t w t w t t w 8 w f t w t t t w>5 t w t w>7 t w t t t t t w t t w t w>6 3>6 f t t 1>4 t t w>6 2>6 f t 2>1 f t t w>7 t w 4 4 f 3>4 3 3 w 8^3 f f f 7>8 t t t w 5 t w t w>6 t w 2 5 6 f 5 f f w>4 t w>3 w>3 w>4 w 8 8 8 8 5^8 f f f w>7 w>4 w 3 3 8 w>5 w w f w>4 w 2>4 2 2 1 1 3^2 f f 3 f t f 1 1 1 4 4 4 4 7 7 7 7 t w 4 4 5^1 5>8 5 5 2 3 6 6 6 6 4^5 4 4 1 8 8 7 7 8 5 8 2 3 2 3 6^1 6 1 6',70,150);
INSERT INTO "stocked_deals" VALUES(46,'sultan',2,'t t t t 4 t w t t t w t t t t t w t t t t t 4 t t t t t t t w t w t t t t t w t t w t t w t t t t 4 t t t t t w t t 2 t t w t t t t t t w t t t t t w t t t t t t t w t w t w t t w t t t t w t 3 t 6 t t t t w t w t t t t w 2 t t w 4 r t t t t t t w t w t t t w t t w t t w t t t t t t t t t t t t w t t w t t w 3 t w t t t t w t 2 t w 3 t w t 6 t w t t t t 2 t w t 6 t w t t w t w 2 t w t 2 t t 2 t t w t t r t t t t w 4 6 w t w t t t w w 5 t t w t t t w 6 t t w 2 3 t w t t w t w t t t t t t w 4 5 t t w w 7 t w 3 1 w w 1 1 2 3 5 6 1 7 4 8',70,150);
INSERT INTO "stocked_deals" VALUES(47,'sultan',4636557347604723400,'t t t t t t t t t t w t t t t t w t t t t t t t t t t t t t t t t t w t t t t t w t t t t t t t t t w t t t t t t t t t t t t t t t t t t t t t w t w t t w t t t t t w t t t w t t t w t t t t w w t t r t t t w 2 t t t t w t w t t t t t t t w t t t w t t t w t t t t t t t t t t t t t w t t t w 4 t t t w t t t w t w t t t t w t w t t t t t w t w t t t t w t t t w t w t t w t w t w 7 4 2 w w 3 t t t t w 7 5 t t t r t t t t t t w t t w 5 t t w t t w t t w t t w 8 8 t t t w t t w t w t t w t t t t w t w t t w t t t t t w w 1 t w 2 7 t w t w 2 w 7 6 4 3 7 7 3 w 7 1 w 6 7 5 5 5 1 8 3 5 4 7 6 2',70,150);
INSERT INTO "stocked_deals" VALUES(48,'sultan',1098,'1 t t t t t t w t w 3 t 7 5 7 t t t t t w t w t t t t t t t t t t t t t t t w t t t w t w 7 t t t w t t w t w t w t t t w t t w 3 t t t t t t w w t t t t w w t t t t w t t t w t t t w t t t t t w t t w t t t t t w t w w t t w 7 t t w t t t t r t t t t t t t w t t t t t t t t t t w t t w t w 5 w 6 8 t w t w t w t t w t w t w t t w 3 3 t t t t w 5 t t w t w 7 3 6 3 w 1 3 8 4 t w t w 4 6 1 t t t t w t w t t t t w t t w t w 5 w w w 4 3 1 6 5 3 t w 1 2 1 5 8 4 6 7 3',70,150);
CREATE UNIQUE INDEX one_attempt_a_day ON games (day, "key", owner) WHERE day IS NOT NULL;
CREATE INDEX games_of_an_owner ON games (owner, touched_at);
CREATE INDEX interactions_of_a_game ON interactions (game);
CREATE INDEX deals_least_taken ON proved_deals ("key", taken, id);
CREATE INDEX results_of_a_day ON results ("key", day, won, placed, tie_breaker, owner, closed_at);
CREATE INDEX results_not_closed ON results (day, owner) WHERE closed_at IS NULL;
CREATE INDEX span_totals_of_a_span ON span_totals (kind, begins, owner);
CREATE INDEX all_totals_of_an_owner ON all_totals (owner);
CREATE INDEX dailies_of_a_game ON dailies ("key", day);
CREATE INDEX results_unfinished ON results (day, "key", owner) WHERE finished IS 0;
CREATE INDEX players_to_remind ON players (reminder_hour, owner) WHERE reminder IS 1;
CREATE INDEX matches_to_close ON matches (closes_at) WHERE state IN ('open', 'running');
CREATE UNIQUE INDEX one_open_table_a_channel ON matches (channel) WHERE kind = 'table' AND state = 'running';
CREATE INDEX matches_of_an_opener ON matches (opener, state);
CREATE INDEX matches_of_a_rival ON matches (rival);
CREATE INDEX matches_of_a_series ON matches (series) WHERE series IS NOT NULL;
CREATE INDEX matches_of_a_server ON matches (server, kind, state);
CREATE INDEX seats_of_an_owner ON seats (owner, "match");
CREATE INDEX seats_trying ON seats (game) WHERE game IS NOT NULL AND placed IS NULL;
CREATE UNIQUE INDEX one_puzzle_of_a_day ON puzzles (day, owner);
CREATE INDEX made_puzzles_of_an_owner ON made_puzzles (owner);
CREATE INDEX duels_to_lapse ON matches (ended_at) WHERE kind = 'duel' AND state = 'over' AND server IS NOT NULL AND rematch_lapsed IS 0;
CREATE UNIQUE INDEX a_puzzle_is_shown_once ON puzzles (owner, "key", deal) WHERE day IS NULL AND made IS NULL;
CREATE UNIQUE INDEX one_puzzle_of_another ON puzzles (made, owner) WHERE made IS NOT NULL;
CREATE INDEX puzzles_of_an_owner ON puzzles (owner, "key");
CREATE INDEX open_games_of_an_owner ON games (owner, touched_at) WHERE result IS NULL;
CREATE INDEX hands_of_an_owner ON hands (owner);
CREATE UNIQUE INDEX one_game_a_seat_and_deal ON games ("match", owner, number) WHERE match IS NOT NULL;
CREATE INDEX posts_of_a_target ON posts (target, kind);
CREATE INDEX posts_of_a_match ON posts ("match", kind);
CREATE INDEX posts_due ON posts (kind, "match") WHERE wanted > shown;
CREATE INDEX crowns_of_an_owner ON crowns (owner);
CREATE INDEX running_cups ON matches (closes_at) WHERE kind = 'cup' AND state = 'running';
CREATE UNIQUE INDEX one_game_a_puzzle ON games (puzzle) WHERE puzzle IS NOT NULL;
CREATE UNIQUE INDEX one_open_game_of_a_kind ON games (owner, "key") WHERE result IS NULL AND put_aside IS NULL AND day IS NULL AND match IS NULL AND puzzle IS NULL;
CREATE INDEX games_given_up_unplayed ON games (touched_at) WHERE result = 'given up' AND moves = '' AND day IS NULL AND match IS NULL AND puzzle IS NULL;
CREATE INDEX games_with_unknown_end ON games (id) WHERE result IS NOT NULL AND day IS NULL AND match IS NULL AND puzzle IS NULL AND placed IS NULL;
CREATE INDEX counted_ends_of_an_owner ON games (owner, "key", touched_at, id, result, placed, tie_breaker) WHERE result IS NOT NULL AND day IS NULL AND match IS NULL AND puzzle IS NULL AND continued IS NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',328);
INSERT INTO "sqlite_sequence" VALUES('matches',30);
INSERT INTO "sqlite_sequence" VALUES('puzzles',24);
INSERT INTO "sqlite_sequence" VALUES('made_puzzles',4);
COMMIT;
