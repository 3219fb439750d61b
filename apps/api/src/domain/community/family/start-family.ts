import { randomBytes } from 'node:crypto';
import { type FamilySaveBody, MAX_COMPARED, MIN_COMPARED } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import { z } from 'zod';
import { familyVotes } from '../../../database/schema/family-votes.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { runOnce } from '../../../shared/once/once.ts';
import { createTractorFactsFinder } from '../../catalogue/tractors/facts.ts';
import type { FamilyDeps } from './family-deps.ts';
import { refuseFamily } from './refuse-family.ts';

/** How long a vote is open. */
const FAMILY_SECONDS = 14 * 24 * 3600;

/** Generous: carriers put a village behind one address. */
const PER_ADDRESS = [{ max: 120, seconds: 3600 }];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs in the order of a comparison, from any form of its address: `/hi/compare-tractors/a-vs-b?only=…`. */
function comparedIn(comparison: string): string[] {
  const [address = ''] = comparison.trim().split(/[?#]/);
  const part = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const slugs = part.split('-vs-');
  return slugs.every((slug) => SLUG.test(slug)) ? [...new Set(slugs)].sort() : [];
}

/** Opens a vote about a comparison and returns its address. A repeated request returns the same one. */
export async function startFamily(
  { db, clock }: FamilyDeps,
  { comparison, language }: FamilySaveBody,
  { address, claim }: { address: string; claim: Claim | null },
): Promise<string> {
  const slugs = comparedIn(comparison);
  if (slugs.length < MIN_COMPARED || slugs.length > MAX_COMPARED)
    throw refuseFamily('family_comparison');
  const known = await createTractorFactsFinder(db)(slugs, language);
  if (known.length < slugs.length) throw refuseFamily('family_comparison');
  const now = clock();
  const taken = await consumeAddressQuota(db, 'family', address, PER_ADDRESS, now);
  if (!taken.ok) throw refuseFamily('family_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const { response: id } = await runOnce(db, claim, z.string(), async (tx) => {
    // Hexadecimal: addresses of pages are in small letters.
    const id = randomBytes(16).toString('hex');
    const until = addSeconds(now, FAMILY_SECONDS);
    await tx.insert(familyVotes).values({ id, tractors: slugs, until });
    return { response: id, more: undefined };
  });
  return localizePath(language, `/family/${id}`);
}
