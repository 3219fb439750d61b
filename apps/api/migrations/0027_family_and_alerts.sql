CREATE TABLE "family_voices" (
	"family_id" text NOT NULL,
	"browser" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"tractor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "family_voices_family_id_browser_pk" PRIMARY KEY("family_id","browser")
);
--> statement-breakpoint
CREATE TABLE "family_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"tractors" text[] DEFAULT '{}'::text[] NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_alert_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"alert_id" integer NOT NULL,
	"why" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_alert_used" (
	"alert_id" integer NOT NULL,
	"used_id" integer NOT NULL,
	CONSTRAINT "price_alert_used_alert_id_used_id_pk" PRIMARY KEY("alert_id","used_id")
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"primary_id" text NOT NULL,
	"end_hash" text NOT NULL,
	"mobile" text NOT NULL,
	"tractor_id" integer NOT NULL,
	"below_inr" integer,
	"state" text,
	"district" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"told_min_inr" integer,
	"told_max_inr" integer,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "price_alerts_primary_id_unique" UNIQUE("primary_id"),
	CONSTRAINT "price_alerts_end_hash_unique" UNIQUE("end_hash")
);
--> statement-breakpoint
ALTER TABLE "family_voices" ADD CONSTRAINT "family_voices_family_id_family_votes_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert_messages" ADD CONSTRAINT "price_alert_messages_alert_id_price_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."price_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert_used" ADD CONSTRAINT "price_alert_used_alert_id_price_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."price_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert_used" ADD CONSTRAINT "price_alert_used_used_id_used_tractors_id_fk" FOREIGN KEY ("used_id") REFERENCES "public"."used_tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_tractor_id_tractors_id_fk" FOREIGN KEY ("tractor_id") REFERENCES "public"."tractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_voices_until" ON "family_voices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "family_votes_until" ON "family_votes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "price_alert_messages_alert" ON "price_alert_messages" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "price_alert_used_of" ON "price_alert_used" USING btree ("used_id");--> statement-breakpoint
CREATE INDEX "price_alerts_mobile" ON "price_alerts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "price_alerts_tractor" ON "price_alerts" USING btree ("tractor_id","status");--> statement-breakpoint
CREATE INDEX "price_alerts_created" ON "price_alerts" USING btree ("created_at");