CREATE TABLE "gateway_states" (
	"name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "sent_at" timestamp with time zone;