CREATE TABLE "use_counts" (
	"key" text NOT NULL,
	"seconds" integer NOT NULL,
	"stretch" integer NOT NULL,
	"current" integer NOT NULL,
	"previous" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "use_counts_key_seconds_pk" PRIMARY KEY("key","seconds")
);
--> statement-breakpoint
CREATE INDEX "use_counts_until" ON "use_counts" USING btree ("until");