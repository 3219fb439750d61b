ALTER TABLE "tractors" ADD COLUMN "discontinued_on" date;--> statement-breakpoint
ALTER TABLE "tractors" ADD COLUMN "discontinued_source" text;