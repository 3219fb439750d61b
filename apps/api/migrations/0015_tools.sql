CREATE TABLE "tractor_comparisons" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "tractor_comparisons_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "road_charges" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"charge" text NOT NULL,
	"state" text,
	"min_inr" integer,
	"max_inr" integer,
	"min_percent" double precision,
	"max_percent" double precision,
	"condition" text,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "road_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD CONSTRAINT "tractor_comparisons_first_id_tractors_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD CONSTRAINT "tractor_comparisons_second_id_tractors_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "road_charges_state" ON "road_charges" USING btree ("state");