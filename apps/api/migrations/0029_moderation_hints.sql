ALTER TABLE "moderation_decisions" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_photos" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "used_photos" ADD COLUMN "look_parts" text[];--> statement-breakpoint
CREATE INDEX "used_photos_look" ON "used_photos" USING gin ("look_parts");--> statement-breakpoint
CREATE INDEX "used_tractors_waiting" ON "used_tractors" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "used_tractors_like" ON "used_tractors" USING btree ("tractor_id","year","id");--> statement-breakpoint
CREATE INDEX "used_tractors_mobile" ON "used_tractors" USING btree ("seller_mobile");