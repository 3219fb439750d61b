CREATE TABLE "playlists" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	"videos" text[] NOT NULL,
	CONSTRAINT "playlists_slug_unique" UNIQUE("slug")
);
