CREATE TABLE "notebook_entries" (
	"account_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"gone" boolean NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"to" text NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "notebook_entries_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notebook_entries_at" ON "notebook_entries" USING btree ("at");