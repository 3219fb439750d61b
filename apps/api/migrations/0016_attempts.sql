CREATE TABLE "enquiry_attempts" (
	"primary_id" text PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"browser" text NOT NULL,
	"form" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"product_key" text NOT NULL,
	"product_id" integer,
	"fields" jsonb NOT NULL,
	"page_source" text NOT NULL,
	"type_id" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "enquiries_suggested_once";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "enquiry_attempts" ADD CONSTRAINT "enquiry_attempts_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_attempts_same" ON "enquiry_attempts" USING btree ("mobile","form","product_key","browser");--> statement-breakpoint
CREATE INDEX "enquiry_attempts_enquiry" ON "enquiry_attempts" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_attempts_created" ON "enquiry_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_suggested_once" ON "enquiries" USING btree ("attempt_id","product_key");