import { validateField } from '@tractor-haat/api-client';
import type { FamilyReason, FamilyVoteBody } from '@tractor-haat/api-client/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { familyVoices } from '../../../database/schema/family-votes.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { createFamilyError, createFamilyFieldError } from './create-family-error.ts';
import type { FamilyDeps } from './family-deps.ts';
import { requireOpenFamily } from './require-family-vote.ts';

const ADDRESS_LIMITS = [{ max: 300, seconds: 3600 }];

/** Enough for a large family and its neighbours. */
const MAX_VOICES = 100;
const MAX_REASON_CHARACTERS = 140;

const NAME_FIELD = { name: 'name', kind: 'name', required: true } as const;

/** A second vote from the same browser replaces the first. */
export async function voteInFamily(
  deps: FamilyDeps,
  body: FamilyVoteBody,
  { address, browser }: { address: string; browser: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const family = await requireOpenFamily(deps, body.family);
  const vote = {
    name: toSingleLine(body.name),
    reason: toSingleLine(body.reason),
    tractor: body.tractor.trim(),
  };
  requireValidVote(vote, family.tractors);
  const quota = await consumeAddressQuota(db, 'family-voice', address, ADDRESS_LIMITS, now);
  if (!quota.ok) throw createFamilyError('family_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  const { id: family_id, until } = family;
  await db.transaction(async (tx) => {
    // Serialises the votes of a family, so that parallel requests cannot exceed `MAX_VOICES`.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`family ${family_id}`}, 0))`,
    );
    const isVoteOfBrowser = and(
      eq(familyVoices.family_id, family_id),
      eq(familyVoices.browser, browser),
    );
    const changedRows = await tx.update(familyVoices).set(vote).where(isVoteOfBrowser).returning();
    if (changedRows.length > 0) return;
    const [voices] = await tx
      .select({ total: count() })
      .from(familyVoices)
      .where(eq(familyVoices.family_id, family_id));
    if ((voices?.total ?? 0) >= MAX_VOICES) throw createFamilyError('family_full');
    await tx.insert(familyVoices).values({ family_id, browser, ...vote, at: now, until });
  });
}

type Vote = { name: string; reason: string; tractor: string };

function requireValidVote({ name, reason, tractor }: Vote, tractors: readonly string[]): void {
  const validationErrors: Record<string, FamilyReason> = {};
  if (validateField(NAME_FIELD, { name }) !== undefined) validationErrors.name = 'family_name';
  if ([...reason].length > MAX_REASON_CHARACTERS) validationErrors.reason = 'family_reason';
  if (!tractors.includes(tractor)) validationErrors.tractor = 'family_tractor';
  if (Object.keys(validationErrors).length > 0) throw createFamilyFieldError(validationErrors);
}

const toSingleLine = (text: string) => text.trim().replace(/\s+/g, ' ');
