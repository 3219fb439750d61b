CREATE TABLE "newsletter" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
