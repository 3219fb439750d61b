import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentState } from '../../../database/schema/content-state.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
  writeCatalogue,
} from '../../catalogue/catalogue-data/catalogue-files.ts';
import { checkContent } from './check-content.ts';
import { checkMedia } from './check-media.ts';
import { readContentFiles } from './content-files.ts';
import { readContentVersion } from './content-version.ts';
import { readMediaFiles } from './media-files.ts';
import { writeContent } from './write-content.ts';
import { writeMedia } from './write-media.ts';

const CONTENT_STATE_NAME = 'content';

/** Key of an advisory lock, shared by all processes: serialises imports. */
const IMPORT_LOCK_KEY = 7_283_343;

/** Result of `seed`; `older`: the database has content with a higher number and is not changed. */
export type SeedResult = 'written' | 'unchanged' | 'older';

/** `evenIfOlder`: the operator restores older content. */
export type SeedOptions = { evenIfOlder?: boolean };

/**
 * Imports the content folder: all of it, or nothing if a row is invalid (`ContentError`). Does nothing if the database
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
  const findSkipReason = async (connection: Database) => {
    const state = await findContentState(connection);
    if (state?.digest === digest && state.number === number) return 'unchanged';
    return state !== null && state.number > number && !evenIfOlder ? 'older' : null;
  };
  const skipReason = await findSkipReason(db);
  if (skipReason !== null) return skipReason;
  const content = checkContent(files);
  const media = checkMedia(mediaFiles, new Set(content.videos.map(({ slug }) => slug)));
  const catalogue = checkCatalogue(catalogueFiles);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK_KEY})`);
    // Another process may have written while this one waited.
    const currentSkipReason = await findSkipReason(transaction);
    if (currentSkipReason !== null) return currentSkipReason;
    await writeContent(transaction, content, files.clips);
    await writeMedia(transaction, media, mediaFiles.clips);
    await writeCatalogue(transaction, catalogue);
    await transaction
      .insert(contentState)
      .values({ name: CONTENT_STATE_NAME, digest, number })
      .onConflictDoUpdate({
        target: contentState.name,
        set: { digest, number, written_at: new Date() },
      });
    return 'written';
  });
}

/** Digest of the stored content; null before the first import. */
export async function findContentDigest(db: Database): Promise<string | null> {
  return (await findContentState(db))?.digest ?? null;
}

async function findContentState(db: Database) {
  const [row] = await db
    .select({ digest: contentState.digest, number: contentState.number })
    .from(contentState)
    .where(eq(contentState.name, CONTENT_STATE_NAME));
  return row ?? null;
}
