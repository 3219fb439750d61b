CREATE TABLE "desk_leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"assignee_id" integer,
	"follow_up" text,
	"called_at" timestamp with time zone,
	"verified_at" timestamp with time zone NOT NULL,
	"form" text NOT NULL,
	"brand" text,
	"state" text,
	"district" text
);
--> statement-breakpoint
CREATE TABLE "lead_assignments" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text,
	"district" text,
	"staff_id" integer NOT NULL,
	CONSTRAINT "lead_assignments_once" UNIQUE NULLS NOT DISTINCT("brand","district")
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_leads" ADD CONSTRAINT "desk_leads_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_leads" ADD CONSTRAINT "desk_leads_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_desk_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."desk_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_leads_enquiry" ON "desk_leads" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "desk_leads_status" ON "desk_leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "desk_leads_brand" ON "desk_leads" USING btree ("brand","district","id");--> statement-breakpoint
CREATE INDEX "desk_leads_district" ON "desk_leads" USING btree ("district","id");--> statement-breakpoint
CREATE INDEX "desk_leads_form" ON "desk_leads" USING btree ("form","id");--> statement-breakpoint
CREATE INDEX "desk_leads_assignee" ON "desk_leads" USING btree ("assignee_id","id");--> statement-breakpoint
CREATE INDEX "desk_leads_verified" ON "desk_leads" USING btree ("verified_at");--> statement-breakpoint
CREATE INDEX "lead_assignments_district" ON "lead_assignments" USING btree ("district");--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id");--> statement-breakpoint
-- Whichever way a number is proven, the desk has the lead in the same transaction.
CREATE FUNCTION desk_lead_of(enquiry enquiries) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
  of_brand text := nullif(enquiry.fields->>'brand', '');
  of_state text := nullif(enquiry.fields->>'state', '');
  of_district text := nullif(enquiry.fields->>'district', '');
BEGIN
  IF of_brand IS NULL AND enquiry.form = 'dealer-contact' THEN
    SELECT brand INTO of_brand FROM dealers WHERE id = enquiry.product_id;
  END IF;
  INSERT INTO desk_leads (enquiry_id, verified_at, form, brand, state, district, assignee_id)
  VALUES (
    enquiry.id, coalesce(enquiry.verified_at, enquiry.created_at), enquiry.form, of_brand, of_state, of_district,
    (SELECT staff_id FROM lead_assignments
      WHERE (brand IS NULL OR brand = of_brand)
        AND (district IS NULL OR district IN (of_district, of_state || '/' || of_district))
      ORDER BY (brand IS NULL)::int + (district IS NULL)::int, brand IS NULL, id LIMIT 1)
  )
  ON CONFLICT (enquiry_id) DO NOTHING RETURNING id INTO made;
  RETURN made;
END $$;
--> statement-breakpoint
CREATE FUNCTION desk_lead_arrives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM desk_lead_of(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_lead_arrives AFTER INSERT OR UPDATE OF status ON enquiries
  FOR EACH ROW WHEN (NEW.status = 'verified') EXECUTE FUNCTION desk_lead_arrives();
--> statement-breakpoint
-- Those that were proven before.
SELECT count(desk_lead_of(enquiries)) FROM (SELECT * FROM enquiries WHERE status = 'verified' ORDER BY verified_at, id) AS enquiries;
