import { validateField } from '@tractor-haat/api-client';
import type { FamilyReason, FamilyVoteBody } from '@tractor-haat/api-client/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { familyVoices } from '../../../database/schema/family-votes.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import type { FamilyDeps } from './family-deps.ts';
import { openFamily } from './read-family.ts';
import { refuseFamily, refuseFamilyFields } from './refuse-family.ts';

const PER_ADDRESS = [{ max: 300, seconds: 3600 }];

/** A large family and its village. */
const MAX_VOICES = 100;
const REASON_MOST = 140;

const NAME = { name: 'name', kind: 'name', required: true } as const;

/** Stores a browser's vote; it replaces the earlier one. */
export async function voteInFamily(
  deps: FamilyDeps,
  body: FamilyVoteBody,
  { address, browser }: { address: string; browser: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const family = await openFamily(deps, body.family);
  const name = oneLine(body.name);
  const reason = oneLine(body.reason);
  const tractor = body.tractor.trim();
  const validationErrors: Record<string, FamilyReason> = {};
  if (validateField(NAME, { name }) !== undefined) validationErrors.name = 'family_name';
  if ([...reason].length > REASON_MOST) validationErrors.reason = 'family_reason';
  if (!family.tractors.includes(tractor)) validationErrors.tractor = 'family_tractor';
  if (Object.keys(validationErrors).length > 0) throw refuseFamilyFields(validationErrors);
  const taken = await consumeAddressQuota(db, 'family-voice', address, PER_ADDRESS, now);
  if (!taken.ok) throw refuseFamily('family_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const { id: family_id, until } = family;
  await db.transaction(async (tx) => {
    // Serialises concurrent votes, so that the limit counts both.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`family ${family_id}`}, 0))`,
    );
    const own = and(eq(familyVoices.family_id, family_id), eq(familyVoices.browser, browser));
    const vote = { name, reason, tractor };
    const changed = await tx.update(familyVoices).set(vote).where(own).returning();
    if (changed.length > 0) return;
    const [voices] = await tx
      .select({ total: count() })
      .from(familyVoices)
      .where(eq(familyVoices.family_id, family_id));
    if ((voices?.total ?? 0) >= MAX_VOICES) throw refuseFamily('family_full');
    await tx.insert(familyVoices).values({ family_id, browser, ...vote, at: now, until });
  });
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
