CREATE TABLE "client_events" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"phase" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_events_hour_remote_version_phase_code_pk" PRIMARY KEY("hour","remote","version","phase","code")
);
--> statement-breakpoint
CREATE INDEX "client_events_last_at" ON "client_events" USING btree ("last_at");