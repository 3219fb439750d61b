import { eq } from 'drizzle-orm';
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
import { readMediaFiles } from './media-files.ts';
import { writeContent } from './write-content.ts';
import { writeMedia } from './write-media.ts';

const CONTENT = 'content';

/** What `seed` did. */
export type Seeded = 'written' | 'unchanged';

/**
 * Brings the content folder into the database: all of it or, when a row is wrong, nothing
 * (`ContentProblem`). Does nothing when the database already has exactly this content.
 */
export async function seed(db: Database, folder: string): Promise<Seeded> {
  const files = readContentFiles(folder);
  const mediaFiles = readMediaFiles(folder);
  const catalogueFiles = readCatalogueFiles(folder);
  const digest = `${files.digest} ${mediaFiles.digest} ${catalogueFiles.digest}`;
  if ((await contentDigest(db)) === digest) return 'unchanged';
  const content = checkedContent(files);
  const media = checkedMedia(mediaFiles, new Set(content.videos.map(({ slug }) => slug)));
  const catalogue = checkedCatalogue(catalogueFiles);
  await db.transaction(async (transaction) => {
    await writeContent(transaction, content, files.clips);
    await writeMedia(transaction, media, mediaFiles.clips);
    await writeCatalogue(transaction, catalogue);
    const state = { name: CONTENT, digest };
    await transaction
      .insert(contentState)
      .values(state)
      .onConflictDoUpdate({
        target: contentState.name,
        set: { digest, written_at: new Date() },
      });
  });
  return 'written';
}

/** Digest of the content that is in the database; null before the first time. */
export async function contentDigest(db: Database): Promise<string | null> {
  const rows = await db
    .select({ digest: contentState.digest })
    .from(contentState)
    .where(eq(contentState.name, CONTENT));
  return rows[0]?.digest ?? null;
}
