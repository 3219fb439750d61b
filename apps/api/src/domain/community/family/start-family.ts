import { randomBytes } from 'node:crypto';
import { type FamilySaveBody, MAX_COMPARED, MIN_COMPARED } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import { z } from 'zod';
import { familyVotes } from '../../../database/schema/family-votes.ts';
import { addSeconds } from '../../../shared/clock.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { createTractorFactsFinder } from '../../catalogue/tractors/to-tractor-facts.ts';
import { createFamilyError } from './create-family-error.ts';
import type { FamilyDeps } from './family-deps.ts';

const FAMILY_VOTE_SECONDS = 14 * 24 * 3600;

/** A carrier may serve a whole village from one IP address, so the limit is high. */
const ADDRESS_LIMITS = [{ max: 120, seconds: 3600 }];

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function startFamily(
  { db, clock }: FamilyDeps,
  { comparison, language }: FamilySaveBody,
  { address, claim }: { address: string; claim: Claim | null },
): Promise<string> {
  const slugs = parseComparedSlugs(comparison);
  if (slugs.length < MIN_COMPARED || slugs.length > MAX_COMPARED)
    throw createFamilyError('family_comparison');
  const tractorFacts = await createTractorFactsFinder(db)(slugs, language);
  if (tractorFacts.length < slugs.length) throw createFamilyError('family_comparison');
  const now = clock();
  const quota = await consumeAddressQuota(db, 'family', address, ADDRESS_LIMITS, now);
  if (!quota.ok) throw createFamilyError('family_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  const { response: id } = await runOnce(db, claim, z.string(), async (tx) => {
    // The site lowercases paths, so the id must not have capital letters.
    const id = randomBytes(16).toString('hex');
    const until = addSeconds(now, FAMILY_VOTE_SECONDS);
    await tx.insert(familyVotes).values({ id, tractors: slugs, until });
    return { response: id, more: undefined };
  });
  return localizePath(language, `/family/${id}`);
}

/** Accepts `a-vs-b`, a path such as `/hi/compare-tractors/a-vs-b?only=…`, or a full URL. */
function parseComparedSlugs(comparison: string): string[] {
  const [path = ''] = comparison.trim().split(/[?#]/);
  const lastSegment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const slugs = lastSegment.split('-vs-');
  return slugs.every((slug) => SLUG_PATTERN.test(slug)) ? [...new Set(slugs)].sort() : [];
}
