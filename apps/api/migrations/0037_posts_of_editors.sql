ALTER TABLE "posts" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The next start reads the content again, so that editors find the words of its posts.
UPDATE content_state SET digest = '';
