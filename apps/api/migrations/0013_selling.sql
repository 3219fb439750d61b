CREATE TABLE "used_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"photo" text NOT NULL,
	"listing_id" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_photos_photo_unique" UNIQUE("photo")
);
--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "primary_id" text;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "seller_name" text;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "seller_mobile" text;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_photos" ADD CONSTRAINT "used_photos_listing_id_used_tractors_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."used_tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_photos_listing" ON "used_photos" USING btree ("listing_id","place");--> statement-breakpoint
CREATE INDEX "used_photos_created" ON "used_photos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "used_tractors_live_once" ON "used_tractors" USING btree ("seller_mobile","tractor_id","year") WHERE "used_tractors"."status" in ('pending', 'approved');--> statement-breakpoint
ALTER TABLE "used_tractors" ADD CONSTRAINT "used_tractors_primary_id_unique" UNIQUE("primary_id");