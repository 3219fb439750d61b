CREATE TABLE "enquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"primary_id" text NOT NULL,
	"form" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"product_key" text NOT NULL,
	"product_id" integer,
	"fields" jsonb NOT NULL,
	"page_source" text NOT NULL,
	"type_id" integer NOT NULL,
	"language" text NOT NULL,
	"parent_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "enquiries_primary_id_unique" UNIQUE("primary_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_parent_id_enquiries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_mobile" ON "enquiries" USING btree ("mobile","form","product_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_suggested_once" ON "enquiries" USING btree ("parent_id","product_key");--> statement-breakpoint
CREATE INDEX "enquiries_created" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_events_enquiry" ON "enquiry_events" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "form_drafts_until" ON "form_drafts" USING btree ("until");