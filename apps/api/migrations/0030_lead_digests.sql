CREATE TABLE "lead_digests" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"day" text NOT NULL,
	"after_lead" integer NOT NULL,
	"last_lead" integer NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_digests" ADD CONSTRAINT "lead_digests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_digests_once" ON "lead_digests" USING btree ("staff_id","day");--> statement-breakpoint
CREATE INDEX "lead_digests_newest" ON "lead_digests" USING btree ("staff_id","last_lead");--> statement-breakpoint
CREATE INDEX "enquiries_model" ON "enquiries" USING btree (lower("fields"->>'model'));