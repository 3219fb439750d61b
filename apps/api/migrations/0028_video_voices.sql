ALTER TABLE "videos" ADD COLUMN "voice_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "post" text;