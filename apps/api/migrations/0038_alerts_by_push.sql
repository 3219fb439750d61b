ALTER TABLE "price_alerts" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "push_sealed" text;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "push_mark" text;--> statement-breakpoint
CREATE INDEX "price_alerts_push" ON "price_alerts" USING btree ("push_mark");