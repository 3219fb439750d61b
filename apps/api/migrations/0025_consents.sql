CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"mobile" text,
	"email" text,
	"source" text NOT NULL,
	"request" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_leads" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"product_key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "gone_leads_day_form_product_key_pk" PRIMARY KEY("day","form","product_key")
);
--> statement-breakpoint
CREATE TABLE "my_data_visits" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"language" text NOT NULL,
	"proven_at" timestamp with time zone,
	"ticket_hash" text,
	"says" jsonb,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "my_data_visits_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("request","purpose");--> statement-breakpoint
CREATE INDEX "consents_mobile" ON "consents" USING btree ("mobile","purpose");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "my_data_visits_until" ON "my_data_visits" USING btree ("until");
--> statement-breakpoint
-- Erasing on a person's own wish takes a number out of whatever words still hold it, of these too.
CREATE OR REPLACE FUNCTION audit_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('tractor_haat.erasing', true), '') = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was done is only added to';
END $$;
