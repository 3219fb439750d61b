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

/** Advisory lock for the imports of all processes. The key must differ from the keys of other locks. */
const IMPORT_LOCK_KEY = 7_283_343;

/** `older` means that nothing was written, because the database has content with a higher version number. */
export type SeedResult = 'written' | 'unchanged' | 'older';

export type SeedOptions = { evenIfOlder?: boolean };

/** Skips older content, unless `evenIfOlder` is set. Retires missing rows. Throws `ContentError` for an invalid row. */
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
    // Another process may have imported the content while this one waited for the lock.
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
