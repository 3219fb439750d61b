CREATE TABLE "used_shown" (
	"id" integer PRIMARY KEY NOT NULL,
	"cell" integer NOT NULL,
	"year" integer NOT NULL,
	"price_inr" integer NOT NULL,
	"hours" integer NOT NULL,
	"listed_on" date NOT NULL,
	"hp" double precision
);
--> statement-breakpoint
CREATE TABLE "used_values" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"number" "smallserial" NOT NULL,
	CONSTRAINT "used_values_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
ALTER TABLE "used_shown" ADD CONSTRAINT "used_shown_id_used_tractors_id_fk" FOREIGN KEY ("id") REFERENCES "public"."used_tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_shown_cell" ON "used_shown" USING btree ("cell","year");--> statement-breakpoint
CREATE INDEX "used_shown_newest" ON "used_shown" USING btree ("listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cell","year");--> statement-breakpoint
CREATE INDEX "used_shown_price" ON "used_shown" USING btree ("price_inr","listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cell","year");--> statement-breakpoint
CREATE INDEX "used_shown_price_desc" ON "used_shown" USING btree ("price_inr" DESC NULLS FIRST,"listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cell","year");--> statement-breakpoint
CREATE INDEX "used_shown_year" ON "used_shown" USING btree ("year" DESC NULLS FIRST,"listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cell");--> statement-breakpoint
CREATE INDEX "used_shown_hours" ON "used_shown" USING btree ("hours","listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cell","year");--> statement-breakpoint
CREATE INDEX "used_shown_like" ON "used_shown" USING btree ("hp","price_inr");