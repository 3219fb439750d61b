CREATE TABLE "dealers" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"area" text NOT NULL,
	"phone" text NOT NULL,
	"demo" boolean NOT NULL,
	CONSTRAINT "dealers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "list_revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"tractor_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"district" text,
	"written_on" date NOT NULL,
	"demo" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp with time zone,
	CONSTRAINT "reviews_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "tractor_brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "tractor_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tractors" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"model" text NOT NULL,
	"series" text,
	"hp" double precision,
	"cylinders" integer,
	"engine_cc" integer,
	"rated_rpm" integer,
	"pto_hp" double precision,
	"gears_forward" integer,
	"gears_reverse" integer,
	"drive" text NOT NULL,
	"fuel" text NOT NULL,
	"lift_capacity_kg" integer,
	"front_tyres" text[] NOT NULL,
	"rear_tyres" text[] NOT NULL,
	"emission" text,
	"cabin_ac" boolean NOT NULL,
	"launched_year" integer,
	"specs" jsonb NOT NULL,
	"test_report" jsonb,
	"popularity" integer NOT NULL,
	"price_min_inr" integer,
	"price_max_inr" integer,
	"show_price" boolean NOT NULL,
	"price_note" text,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "tractors_key_unique" UNIQUE("key"),
	CONSTRAINT "tractors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tyre_brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "tyre_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tyres" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"model" text NOT NULL,
	"size" text NOT NULL,
	"position" text NOT NULL,
	"ply_rating" integer,
	"construction" text,
	"tube" text,
	"popularity" integer NOT NULL,
	"price_min_inr" integer,
	"price_max_inr" integer,
	"show_price" boolean NOT NULL,
	"price_note" text,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "tyres_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "used_tractors" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"slug" text NOT NULL,
	"tractor_id" integer NOT NULL,
	"year" integer NOT NULL,
	"hours" integer,
	"owners" integer NOT NULL,
	"rc" boolean NOT NULL,
	"hypothecation" text NOT NULL,
	"insurance_until" date,
	"tyre_condition_pct" integer,
	"condition" jsonb NOT NULL,
	"price_inr" integer NOT NULL,
	"negotiable" boolean NOT NULL,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"listed_on" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"demo" boolean NOT NULL,
	CONSTRAINT "used_tractors_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tractor_id_tractors_id_fk" FOREIGN KEY ("tractor_id") REFERENCES "public"."tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tractors" ADD CONSTRAINT "tractors_brand_id_tractor_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."tractor_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyres" ADD CONSTRAINT "tyres_brand_id_tyre_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."tyre_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD CONSTRAINT "used_tractors_tractor_id_tractors_id_fk" FOREIGN KEY ("tractor_id") REFERENCES "public"."tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealers_brand" ON "dealers" USING btree ("kind","brand","state");--> statement-breakpoint
CREATE INDEX "dealers_state" ON "dealers" USING btree ("state","district");--> statement-breakpoint
CREATE INDEX "reviews_tractor" ON "reviews" USING btree ("tractor_id","status");--> statement-breakpoint
CREATE INDEX "tractors_brand" ON "tractors" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "tyres_brand" ON "tyres" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "tyres_size" ON "tyres" USING btree ("size");--> statement-breakpoint
CREATE INDEX "used_tractors_tractor" ON "used_tractors" USING btree ("tractor_id","status");--> statement-breakpoint
CREATE INDEX "used_tractors_status" ON "used_tractors" USING btree ("status","listed_on");