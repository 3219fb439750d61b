CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "search_words_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "site_pages_path_unique" UNIQUE("path")
);
