CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"post_slug" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"post_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"contents" jsonb NOT NULL,
	"reading_minutes" integer NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "post_texts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"author" text NOT NULL,
	"published_on" date NOT NULL,
	"updated_on" date,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"implement_types" text[] NOT NULL,
	"picture" jsonb NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"question_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"answered_on" date NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp with time zone,
	CONSTRAINT "answers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"tractor" text,
	"name" text NOT NULL,
	"mobile" text,
	"asked_on" date NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp with time zone,
	CONSTRAINT "questions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"duration_seconds" integer NOT NULL,
	"published_on" date NOT NULL,
	"clip" text NOT NULL,
	"caption_languages" text[] NOT NULL,
	"poster" jsonb NOT NULL,
	"demo" boolean NOT NULL,
	CONSTRAINT "reels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"published_on" date NOT NULL,
	"picture" jsonb NOT NULL,
	"slides" jsonb NOT NULL,
	"more" text,
	CONSTRAINT "stories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "subsidies" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"state" text,
	"summary" jsonb NOT NULL,
	"help" jsonb NOT NULL,
	"eligibility" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"official_url" text NOT NULL,
	"official_name" text NOT NULL,
	"checked_on" date NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "subsidies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"voter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_kind_target_voter_pk" PRIMARY KEY("kind","target","voter")
);
--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "clip" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "youtube_id" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "implement_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_slug","status");--> statement-breakpoint
CREATE INDEX "comments_mobile" ON "comments" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id","status");--> statement-breakpoint
CREATE INDEX "questions_shown" ON "questions" USING btree ("status","asked_on");