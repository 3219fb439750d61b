-- What only search holds in memory; machines and brands have revisions of their own.
CREATE TRIGGER site_pages_changed AFTER INSERT OR UPDATE OR DELETE ON site_pages FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER search_words_changed AFTER INSERT OR UPDATE OR DELETE ON search_words FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER INSERT OR UPDATE OR DELETE ON posts FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER post_texts_changed AFTER INSERT OR UPDATE OR DELETE ON post_texts FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER videos_changed AFTER INSERT OR UPDATE OR DELETE ON videos FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER reels_changed AFTER INSERT OR UPDATE OR DELETE ON reels FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER stories_changed AFTER INSERT OR UPDATE OR DELETE ON stories FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER subsidies_changed AFTER INSERT OR UPDATE OR DELETE ON subsidies FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
