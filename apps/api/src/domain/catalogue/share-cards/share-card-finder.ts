import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import type { TaskQueue } from '../../../shared/task-queue.ts';
import { createContentFinders } from './create-content-finders.ts';
import { drawCard } from './draw-card.ts';
import type { CardFile } from './parse-card-file.ts';

export interface CardSite {
  readonly name: string;
  readonly host: string;
}

/** Cards are not stored on disk. Millions are possible, and HTTP caches store the ones that are shared. */
const MAX_CACHED_CARDS = 100;

export function createShareCardFinder(db: Database, queue: TaskQueue, site: CardSite) {
  const contentFinders = createContentFinders(db);
  const photoQuery = db
    .select({ large: usedPhotos.large })
    .from(usedPhotos)
    .where(eq(usedPhotos.photo, sql.placeholder('photo')))
    .prepare('card_photo');
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_CARDS });

  /** Returns null for an unknown card or an outdated revision. Cached cards do not use the quota of `source`. */
  return async function find(file: CardFile, source: string): Promise<Buffer | null> {
    const { kind, key, language, form, revision } = file;
    const content = await contentFinders[kind](key, language);
    if (content === null || content.card.revision !== revision) return null;
    const cacheKey = [kind, key, language, form, revision].join(' ');
    const cached = cache.get(cacheKey);
    const bytes =
      cached ??
      queue.run(source, async () => {
        const [photo] = content.photo ? await photoQuery.execute({ photo: content.photo }) : [];
        return drawCard(content, form, site, photo?.large ?? null);
      });
    cache.set(cacheKey, bytes);
    return bytes.catch((cause: unknown) => {
      cache.delete(cacheKey);
      throw cause;
    });
  };
}

export type ShareCardFinder = ReturnType<typeof createShareCardFinder>;
