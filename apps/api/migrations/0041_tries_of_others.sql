ALTER TABLE "one_time_codes" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "browser" text;