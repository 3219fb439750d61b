CREATE TABLE "page_failures" (
	"hour" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_failures_hour_page_pk" PRIMARY KEY("hour","page")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE INDEX "page_failures_hour" ON "page_failures" USING btree ("hour");