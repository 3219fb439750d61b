import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentState } from '../../../database/schema/content-state.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
  writeCatalogue,
} from '../../catalogue/catalogue-data/seed-catalogue.ts';
import { checkedContent } from './checked-content.ts';
import { checkedMedia } from './checked-media.ts';
import { readContentFiles } from './content-files.ts';
import { readContentVersion } from './content-version.ts';
import { readMediaFiles } from './media-files.ts';
import { writeContent } from './write-content.ts';
import { writeMedia } from './write-media.ts';

const CONTENT = 'content';

/** Key of an advisory lock, shared by all processes: serialises imports. */
const IMPORTING = 7_283_343;

/** Result of `seed`; `older`: the database has content with a higher number, which stays. */
export type SeedResult = 'written' | 'unchanged' | 'older';

/** `evenIfOlder`: the operator restores older content. */
export type SeedOptions = { evenIfOlder?: boolean };

/**
 * Imports the content folder: all of it, or nothing if a row is wrong (`ContentProblem`). Does nothing if the database
 * already has exactly this content, or newer one. Rows that left the content are retired, never deleted.
 */
export async function seed(
  db: Database,
  folder: string,
  { evenIfOlder = false }: SeedOptions = {},
): Promise<SeedResult> {
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
  const catalogue = checkCatalogue(catalogueFiles);
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

/** Digest of the stored content; null before the first import. */
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
