ALTER TABLE "implements" DROP CONSTRAINT "implements_type_brand_slug";--> statement-breakpoint
ALTER TABLE "tractors" DROP CONSTRAINT "tractors_slug_unique";--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_slug_unique";--> statement-breakpoint
ALTER TABLE "tractor_comparisons" DROP CONSTRAINT "tractor_comparisons_first_id_tractors_id_fk";
--> statement-breakpoint
ALTER TABLE "tractor_comparisons" DROP CONSTRAINT "tractor_comparisons_second_id_tractors_id_fk";
--> statement-breakpoint
ALTER TABLE "post_texts" DROP CONSTRAINT "post_texts_post_id_posts_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_tractor_id_tractors_id_fk";
--> statement-breakpoint
ALTER TABLE "used_tractors" DROP CONSTRAINT "used_tractors_tractor_id_tractors_id_fk";
--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_state" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "implement_brands" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "implement_brands" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "implement_types" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "implement_types" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "implements" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "implements" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "insurance_figures" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_figures" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_authors" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_authors" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_tags" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_tags" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_texts" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_texts" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "road_charges" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "road_charges" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_pages" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_pages" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subsidies" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subsidies" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tractor_brands" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tractor_brands" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tractors" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tractors" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tyre_brands" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tyre_brands" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tyres" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tyres" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD CONSTRAINT "tractor_comparisons_first_id_tractors_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."tractors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tractor_comparisons" ADD CONSTRAINT "tractor_comparisons_second_id_tractors_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."tractors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tractor_id_tractors_id_fk" FOREIGN KEY ("tractor_id") REFERENCES "public"."tractors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_tractors" ADD CONSTRAINT "used_tractors_tractor_id_tractors_id_fk" FOREIGN KEY ("tractor_id") REFERENCES "public"."tractors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "implements_address_live" ON "implements" USING btree ("type_id","brand_id","slug") WHERE "implements"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tractors_slug_live" ON "tractors" USING btree ("slug") WHERE "tractors"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_slug_live" ON "videos" USING btree ("slug") WHERE "videos"."retired_at" is null;