import type { FamilyVote } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { familyVoices, familyVotes } from '../../../database/schema/family-votes.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { createTractorCardFinder } from '../../catalogue/tractors/to-tractor-card.ts';
import { createFamilyError } from './create-family-error.ts';
import type { FamilyDeps } from './family-deps.ts';

export async function requireFamilyVote(
  deps: FamilyDeps,
  id: string,
  language: Language,
): Promise<FamilyVote> {
  const { db } = deps;
  const family = await requireOpenFamily(deps, id);
  const voices = await db
    .select({
      name: familyVoices.name,
      reason: familyVoices.reason,
      tractor: familyVoices.tractor,
    })
    .from(familyVoices)
    .where(eq(familyVoices.family_id, id))
    .orderBy(asc(familyVoices.at), asc(familyVoices.browser));
  const cards = await listTractorCards(db, family.tractors, language);
  return { tractors: cards, voices, until: family.until.toISOString() };
}

export async function requireOpenFamily({ db, clock }: FamilyDeps, id: string) {
  const [family] = await db.select().from(familyVotes).where(eq(familyVotes.id, id));
  if (family === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  if (family.until <= clock()) throw createFamilyError('family_over', 'GONE');
  return family;
}

async function listTractorCards(db: Database, slugs: readonly string[], language: Language) {
  const ids = await Promise.all(
    slugs.map((slug) =>
      db.select({ id: tractors.id }).from(tractors).where(eq(tractors.slug, slug)),
    ),
  );
  return createTractorCardFinder(db)(
    ids.flatMap((rows) => rows.map(({ id }) => id)),
    language,
  );
}
