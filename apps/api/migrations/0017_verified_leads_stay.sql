-- Whatever an API process is talked into: a verified lead keeps its person, its number and what it asks for, and what
-- happened to leads is only ever added to. Erasing on a person's own wish, and retention, say so in their transaction:
-- set_config('tractor_haat.erasing', 'on', true).
CREATE FUNCTION verified_lead_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'verified'
    AND (NEW.status, NEW.name, NEW.mobile, NEW.form, NEW.product_key, NEW.fields, NEW.created_at)
      IS DISTINCT FROM (OLD.status, OLD.name, OLD.mobile, OLD.form, OLD.product_key, OLD.fields, OLD.created_at)
    AND coalesce(current_setting('tractor_haat.erasing', true), '') <> 'on'
  THEN
    RAISE EXCEPTION 'a verified lead does not change';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER verified_lead_stays BEFORE UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION verified_lead_stays();
--> statement-breakpoint
CREATE FUNCTION enquiry_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('tractor_haat.erasing', true), '') <> 'on' THEN
    RAISE EXCEPTION 'the history of leads is only added to';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiry_events_stay BEFORE UPDATE OR DELETE ON enquiry_events FOR EACH ROW EXECUTE FUNCTION enquiry_events_stay();
