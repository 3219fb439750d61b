-- A statement that changes what a list shows makes the list's revision one higher.
CREATE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_revisions (name, revision) VALUES (TG_ARGV[0], 1)
  ON CONFLICT (name) DO UPDATE SET revision = list_revisions.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tractors_changed AFTER INSERT OR UPDATE OR DELETE ON tractors FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tractors');
--> statement-breakpoint
CREATE TRIGGER tractor_brands_changed AFTER INSERT OR UPDATE OR DELETE ON tractor_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tractors');
--> statement-breakpoint
CREATE TRIGGER tyres_changed AFTER INSERT OR UPDATE OR DELETE ON tyres FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tyres');
--> statement-breakpoint
CREATE TRIGGER tyre_brands_changed AFTER INSERT OR UPDATE OR DELETE ON tyre_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tyres');
--> statement-breakpoint
CREATE TRIGGER used_tractors_changed AFTER INSERT OR UPDATE OR DELETE ON used_tractors FOR EACH STATEMENT EXECUTE FUNCTION list_changed('used');
--> statement-breakpoint
CREATE TRIGGER implements_changed AFTER INSERT OR UPDATE OR DELETE ON implements FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER implement_brands_changed AFTER INSERT OR UPDATE OR DELETE ON implement_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER implement_types_changed AFTER INSERT OR UPDATE OR DELETE ON implement_types FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER dealers_changed AFTER INSERT OR UPDATE OR DELETE ON dealers FOR EACH STATEMENT EXECUTE FUNCTION list_changed('dealers');
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION list_changed('reviews');
