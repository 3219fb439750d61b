import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { contentState } from '../../../core/database/tables.ts';
import { type PlacesSeedResult, seedPlaces } from '../../catalogue/places/seed-places.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
  writeCatalogue,
} from '../catalogue-rows/catalogue-files.ts';
import { checkContent } from './check-content.ts';
import { checkMedia } from './check-media.ts';
import { readContentFiles, readContentVersion, readMediaFiles } from './content-files.ts';
import { writeContent, writeMedia } from './write-content.ts';

export type ImportedContent = { content: SeedResult; places: PlacesSeedResult | 'older' };

export async function importContent(
  db: Database,
  folder: string,
  options: SeedOptions = {},
): Promise<ImportedContent> {
  const content = await seed(db, folder, options);
  return { content, places: content === 'older' ? 'older' : await seedPlaces(db, folder) };
}

const CONTENT_STATE_NAME = 'content';

/** Advisory lock for the imports of all processes. The key must differ from the keys of other locks. */
const IMPORT_LOCK_KEY = 7_283_343;

/** `older` means that nothing was written, because the database has content with a higher version number. */
type SeedResult = 'written' | 'unchanged' | 'older';

type SeedOptions = { evenIfOlder?: boolean };

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
