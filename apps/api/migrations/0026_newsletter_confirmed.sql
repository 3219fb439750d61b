CREATE TABLE "newsletter_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"unsubscribe_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "unsubscribe_hash" text;--> statement-breakpoint
CREATE INDEX "newsletter_requests_email" ON "newsletter_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_requests_unsubscribe" ON "newsletter_requests" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "newsletter_requests_expires" ON "newsletter_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_unsubscribe" ON "newsletter" USING btree ("unsubscribe_hash");