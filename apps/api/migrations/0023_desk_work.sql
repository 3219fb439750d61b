CREATE TABLE "content_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"row_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"webhook_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last" text,
	CONSTRAINT "webhook_deliveries_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_lead_id_desk_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."desk_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_edits_revision" ON "content_edits" USING btree ("entity","row_id","revision");--> statement-breakpoint
CREATE INDEX "moderation_decisions_item" ON "moderation_decisions" USING btree ("item","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","lead_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lead" ON "webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "used_photos_same" ON "used_photos" USING btree (md5("small"));
--> statement-breakpoint
-- With the lead come its messages: one for each receiver whose owner may see it, in the same transaction.
CREATE OR REPLACE FUNCTION desk_lead_arrives() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made integer := desk_lead_of(NEW);
BEGIN
  INSERT INTO webhook_deliveries (message_id, webhook_id, lead_id, created_at, since, next_at)
  SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), w.id, l.id, l.verified_at, l.verified_at, l.verified_at
  FROM desk_leads l, webhooks w JOIN staff s ON s.id = w.staff_id
  WHERE l.id = made AND NOT w.ended AND s.active AND (
    s.role = 'admin' OR (
      s.role = 'dealer' AND l.brand = ANY (s.brands)
      AND (l.district = ANY (s.districts) OR l.state || '/' || l.district = ANY (s.districts))
    )
  );
  RETURN NULL;
END $$;
