import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentState } from '../../database/schema/content-state.ts';
import {
  checkedCatalogue,
  readCatalogueFiles,
  writeCatalogue,
} from '../catalogue-data/seed-catalogue.ts';
import { checkedContent } from './checked-content.ts';
import { checkedMedia } from './checked-media.ts';
import { readContentFiles } from './content-files.ts';
import { readContentVersion } from './content-version.ts';
import { readMediaFiles } from './media-files.ts';
import { writeContent } from './write-content.ts';
import { writeMedia } from './write-media.ts';

const CONTENT = 'content';

/** Any number that all our processes know: two imports at once take turns. */
const IMPORTING = 7_283_343;

/** What `seed` did; `older`: the database has content of a newer number, which stays. */
export type Seeded = 'written' | 'unchanged' | 'older';

/** `evenIfOlder`: an operator wants the older content back. */
export type SeedOptions = { evenIfOlder?: boolean };

/**
 * Brings the content folder into the database: all of it or, when a row is wrong, nothing
 * (`ContentProblem`). Does nothing when the database already has exactly this content, or newer one.
 * What leaves the content is retired, never deleted.
 */
export async function seed(
  db: Database,
  folder: string,
  { evenIfOlder = false }: SeedOptions = {},
): Promise<Seeded> {
  const files = readContentFiles(folder);
  const mediaFiles = readMediaFiles(folder);
  const catalogueFiles = readCatalogueFiles(folder);
  const { number } = readContentVersion(folder);
  const digest = `${files.digest} ${mediaFiles.digest} ${catalogueFiles.digest}`;
  const judge = async (connection: Database) => {
    const state = await contentInDatabase(connection);
    if (state?.digest === digest && state.number === number) return 'unchanged';
    return state !== null && state.number > number && !evenIfOlder ? 'older' : null;
  };
  const judged = await judge(db);
  if (judged !== null) return judged;
  const content = checkedContent(files);
  const media = checkedMedia(mediaFiles, new Set(content.videos.map(({ slug }) => slug)));
  const catalogue = checkedCatalogue(catalogueFiles);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORTING})`);
    // Another process may have written while this one waited.
    const judgedAgain = await judge(transaction);
    if (judgedAgain !== null) return judgedAgain;
    await writeContent(transaction, content, files.clips);
    await writeMedia(transaction, media, mediaFiles.clips);
    await writeCatalogue(transaction, catalogue);
    await transaction
      .insert(contentState)
      .values({ name: CONTENT, digest, number })
      .onConflictDoUpdate({
        target: contentState.name,
        set: { digest, number, written_at: new Date() },
      });
    return 'written';
  });
}

/** Digest of the content that is in the database; null before the first time. */
export async function contentDigest(db: Database): Promise<string | null> {
  return (await contentInDatabase(db))?.digest ?? null;
}

async function contentInDatabase(db: Database) {
  const [row] = await db
    .select({ digest: contentState.digest, number: contentState.number })
    .from(contentState)
    .where(eq(contentState.name, CONTENT));
  return row ?? null;
}
