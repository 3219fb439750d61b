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

/**
 * Cards cached in memory, for links that are shared now. There are millions of possible cards, so they would fill a
 * disk, and HTTP caches store them anyway.
 */
const MAX_CACHED_CARDS = 100;

export function createShareCardFinder(db: Database, queue: TaskQueue, site: CardSite) {
  const contents = createContentFinders(db);
  const photoBytes = db
    .select({ large: usedPhotos.large })
    .from(usedPhotos)
    .where(eq(usedPhotos.photo, sql.placeholder('photo')))
    .prepare('card_photo');
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_CARDS });

  /**
   * Null for an unknown card or another revision. Drawing counts against the limit of `source` (TaskQueue); cached
   * cards and cards in progress do not.
   */
  return async function find(file: CardFile, source: string): Promise<Buffer | null> {
    const { kind, key, language, form, revision } = file;
    const content = await contents[kind](key, language);
    if (content === null || content.card.revision !== revision) return null;
    const name = [kind, key, language, form, revision].join(' ');
    const cached = cache.get(name);
    const bytes =
      cached ??
      queue.run(source, async () => {
        const [photo] = content.photo ? await photoBytes.execute({ photo: content.photo }) : [];
        return drawCard(content, form, site, photo?.large ?? null);
      });
    cache.set(name, bytes);
    return bytes.catch((cause: unknown) => {
      cache.delete(name);
      throw cause;
    });
  };
}

export type ShareCardFinder = ReturnType<typeof createShareCardFinder>;
