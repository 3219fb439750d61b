CREATE TABLE "insurance_figures" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"amount_inr" integer,
	"percent" double precision,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "insurance_figures_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "loan_offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"lender" jsonb NOT NULL,
	"rate_min_pct" double precision,
	"rate_max_pct" double precision,
	"rates_on" date,
	"share_max_pct" double precision,
	"amount_max_inr" integer,
	"months_max" integer,
	"fee_max_pct" double precision,
	"land_min_acres" double precision,
	"sort_order" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "loan_offers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "loan_offers_kind" ON "loan_offers" USING btree ("kind","sort_order");