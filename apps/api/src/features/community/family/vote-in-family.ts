import { randomBytes } from 'node:crypto';
import { FAMILY_MESSAGES, type FamilyReason, validateField } from '@tractor-haat/api-client';
import {
  type ErrorCode,
  type FamilySaveBody,
  type FamilyVote,
  type FamilyVoteBody,
  MAX_COMPARED,
  MIN_COMPARED,
} from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { createTranslatedError, HttpError } from '../../../core/messages/http-error.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import {
  createTractorCardFinder,
  createTractorFactsFinder,
} from '../../catalogue/tractors/to-tractor-card.ts';
import { familyVoices, familyVotes } from './tables.ts';

type FamilyDeps = { db: Database; clock: Clock };

const FAMILY_VOTE_SECONDS = 14 * 24 * 3600;

/** A carrier may serve a whole village from one IP address, so the limit is high. */
const START_ADDRESS_LIMITS = [{ max: 120, seconds: 3600 }];

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
  const quota = await consumeAddressQuota(db, 'family', address, START_ADDRESS_LIMITS, now);
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

const VOTE_ADDRESS_LIMITS = [{ max: 300, seconds: 3600 }];

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
  const quota = await consumeAddressQuota(db, 'family-voice', address, VOTE_ADDRESS_LIMITS, now);
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

async function requireOpenFamily({ db, clock }: FamilyDeps, id: string) {
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

function createFamilyError(
  reason: FamilyReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const translations = FAMILY_MESSAGES[reason];
  const details = { reason, translations };
  return new HttpError(
    code,
    translations.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

function createFamilyFieldError(
  validationErrors: Readonly<Record<string, FamilyReason>>,
): HttpError {
  const [reason = 'family_tractor'] = Object.values(validationErrors);
  const translations = FAMILY_MESSAGES[reason];
  return new HttpError('BAD_REQUEST', translations.en, {
    reason,
    faults: validationErrors,
    translations,
  });
}
