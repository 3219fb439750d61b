CREATE TABLE "content_state" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "implement_brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"listed" boolean NOT NULL,
	CONSTRAINT "implement_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "implement_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "implement_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "implements" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"type_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"model" text NOT NULL,
	"working_width_mm" integer,
	"required_hp_min" double precision,
	"required_hp_max" double precision,
	"specs" jsonb NOT NULL,
	"price_min_inr" integer,
	"price_max_inr" integer,
	"show_price" boolean NOT NULL,
	"price_note" text,
	"popularity" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "implements_key_unique" UNIQUE("key"),
	CONSTRAINT "implements_type_brand_slug" UNIQUE("type_id","brand_id","slug")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"topic" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"published_on" date NOT NULL,
	"clip" text NOT NULL,
	"caption_languages" text[] NOT NULL,
	"poster" jsonb NOT NULL,
	"transcript" jsonb NOT NULL,
	"demo" boolean NOT NULL,
	CONSTRAINT "videos_key_unique" UNIQUE("key"),
	CONSTRAINT "videos_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "implements" ADD CONSTRAINT "implements_type_id_implement_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."implement_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "implements" ADD CONSTRAINT "implements_brand_id_implement_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."implement_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "implements_brand" ON "implements" USING btree ("brand_id");