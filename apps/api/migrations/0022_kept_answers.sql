CREATE TABLE "kept_answers" (
	"browser" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_browser_key_pk" PRIMARY KEY("browser","key")
);
--> statement-breakpoint
CREATE INDEX "kept_answers_until" ON "kept_answers" USING btree ("until");