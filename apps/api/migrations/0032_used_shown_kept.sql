-- The number of a power's band, from 1; 0 where it is not known. Plain sums, which are put into the statements that use them.
CREATE FUNCTION used_hp_band(hp double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((hp > 0)::integer + (hp > 20)::integer + (hp > 30)::integer + (hp > 40)::integer + (hp > 50)::integer
    + (hp > 60)::integer, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION used_price_band(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (price > 0)::integer + (price > 200000)::integer + (price > 300000)::integer + (price > 500000)::integer
$$;
--> statement-breakpoint
-- Makes `used_shown` say what is so of these listings. Bits of a cell, from the lowest: 10 brand, 10 state, 3 power,
-- 3 price, 1 four-wheel drive, 1 mini.
CREATE FUNCTION show_used(wanted integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM used_shown USING used_tractors
  WHERE used_shown.id = ANY (wanted) AND used_tractors.id = used_shown.id AND used_tractors.status <> 'approved';
  INSERT INTO used_values (kind, value)
  SELECT DISTINCT named.kind, named.value
  FROM unnest(wanted) AS ask(id)
  JOIN used_tractors u ON u.id = ask.id AND u.status = 'approved'
  JOIN tractors t ON t.id = u.tractor_id
  JOIN tractor_brands b ON b.id = t.brand_id
  CROSS JOIN LATERAL (VALUES ('brand', b.slug), ('state', u.state)) AS named(kind, value)
  WHERE NOT EXISTS (SELECT FROM used_values known WHERE known.kind = named.kind AND known.value = named.value)
  ON CONFLICT DO NOTHING;
  INSERT INTO used_shown (id, cell, year, price_inr, hours, listed_on, hp)
  SELECT u.id,
    (brand.number & 1023)
      | ((state.number & 1023) << 10)
      | (used_hp_band(t.hp) << 20)
      | (used_price_band(u.price_inr) << 23)
      | ((t.drive = '4wd')::integer << 26)
      | (coalesce(t.hp <= 30, false)::integer << 27),
    u.year, u.price_inr, coalesce(u.hours, 2147483647), u.listed_on, t.hp
  FROM unnest(wanted) AS ask(id)
  JOIN used_tractors u ON u.id = ask.id AND u.status = 'approved'
  JOIN tractors t ON t.id = u.tractor_id
  JOIN tractor_brands b ON b.id = t.brand_id
  JOIN used_values brand ON brand.kind = 'brand' AND brand.value = b.slug
  JOIN used_values state ON state.kind = 'state' AND state.value = u.state
  ON CONFLICT (id) DO UPDATE
  SET cell = excluded.cell, year = excluded.year, price_inr = excluded.price_inr, hours = excluded.hours,
    listed_on = excluded.listed_on, hp = excluded.hp
  WHERE (used_shown.cell, used_shown.year, used_shown.price_inr, used_shown.hours, used_shown.listed_on, used_shown.hp)
    IS DISTINCT FROM (excluded.cell, excluded.year, excluded.price_inr, excluded.hours, excluded.listed_on, excluded.hp);
END $$;
--> statement-breakpoint
CREATE FUNCTION list_grows(list text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_revisions (name, revision) VALUES (list, 1)
  ON CONFLICT (name) DO UPDATE SET revision = list_revisions.revision + 1
$$;
--> statement-breakpoint
-- Of a statement's rows only those count that visitors see, or saw: a draft changes nothing for anybody.
CREATE FUNCTION used_came() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(id) INTO seen FROM come WHERE status = 'approved';
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(come.id) INTO seen FROM come JOIN gone USING (id)
  WHERE (come.status = 'approved' OR gone.status = 'approved') AND come IS DISTINCT FROM gone;
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Their rows of used_shown went with them.
CREATE FUNCTION used_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE status = 'approved') THEN
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_models_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(u.id) INTO seen
  FROM come JOIN gone USING (id) JOIN used_tractors u ON u.tractor_id = come.id AND u.status = 'approved'
  WHERE (come.brand_id, come.hp, come.drive) IS DISTINCT FROM (gone.brand_id, gone.hp, gone.drive);
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_brands_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(u.id) INTO seen
  FROM come JOIN gone USING (id) JOIN tractors t ON t.brand_id = come.id
  JOIN used_tractors u ON u.tractor_id = t.id AND u.status = 'approved'
  WHERE come.slug IS DISTINCT FROM gone.slug;
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER used_tractors_changed ON used_tractors;
--> statement-breakpoint
CREATE TRIGGER used_tractors_came AFTER INSERT ON used_tractors REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_came();
--> statement-breakpoint
CREATE TRIGGER used_tractors_turned AFTER UPDATE ON used_tractors REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_turned();
--> statement-breakpoint
CREATE TRIGGER used_tractors_went AFTER DELETE ON used_tractors REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION used_went();
--> statement-breakpoint
CREATE TRIGGER tractors_turned AFTER UPDATE ON tractors REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_models_turned();
--> statement-breakpoint
CREATE TRIGGER tractor_brands_turned AFTER UPDATE ON tractor_brands REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_brands_turned();
--> statement-breakpoint
SELECT show_used(array_agg(id)) FROM used_tractors WHERE status = 'approved';
--> statement-breakpoint
-- What a visitor wrote and nobody has read yet is in no list of reviews.
CREATE FUNCTION reviews_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM come WHERE status = 'approved') THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_turned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM come JOIN gone USING (id)
    WHERE (come.status = 'approved' OR gone.status = 'approved') AND come IS DISTINCT FROM gone
  ) THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE status = 'approved') THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER reviews_changed ON reviews;
--> statement-breakpoint
CREATE TRIGGER reviews_came AFTER INSERT ON reviews REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION reviews_came();
--> statement-breakpoint
CREATE TRIGGER reviews_turned AFTER UPDATE ON reviews REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION reviews_turned();
--> statement-breakpoint
CREATE TRIGGER reviews_went AFTER DELETE ON reviews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION reviews_went();
