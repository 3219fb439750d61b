import { type FormDraft, MAX_DRAFT_TOKEN_LENGTH } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addSeconds, type Clock } from '../jobs/clock.ts';
import { consumeAddressQuota } from '../limits/consume-address-quota.ts';
import { consumeQuota, type LimitRule } from '../limits/consume-quota.ts';
import { HttpError } from '../messages/http-error.ts';
import { createRandomId, decrypt, encrypt } from '../secrets/encrypt.ts';
import { formDrafts } from './tables.ts';

const DRAFT_TTL_SECONDS = 30 * 60;

/** More than any form of the site contains, even in a script with three bytes per letter. */
const MAX_STORED_BYTES = 16 * 1024;

/** Limits of drafts in the database. Further drafts are encrypted in the URL. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 60, seconds: DRAFT_TTL_SECONDS }];
const SITE_LIMITS: readonly LimitRule[] = [{ max: 5000, seconds: DRAFT_TTL_SECONDS }];

export type DraftDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly key: string;
  readonly address: string;
};

/** `page` has no language prefix and may have a query. */
export const createDraftPath = (
  deps: DraftDeps,
  language: Language,
  page: string,
  draft: Partial<FormDraft>,
): Promise<string> => addDraftToPath(deps, localizePath(language, page), draft);

/** `page` includes the language prefix and may have a query. */
export async function addDraftToPath(
  deps: DraftDeps,
  page: string,
  draft: Partial<FormDraft>,
): Promise<string> {
  const [path = '', query = ''] = page.split('?');
  const search = new URLSearchParams(query);
  search.set('draft', await createDraftToken(deps, draft));
  return `${path}?${search}`;
}

/** Returns the id of a stored draft, or the encrypted draft if it is large or a quota is exceeded. */
async function createDraftToken(deps: DraftDeps, draft: Partial<FormDraft>): Promise<string> {
  const { db, clock, key } = deps;
  const expires_at = addSeconds(clock(), DRAFT_TTL_SECONDS);
  const isLarge = Buffer.byteLength(JSON.stringify(draft)) > MAX_STORED_BYTES;
  if (isLarge || draft.wait_seconds !== undefined || !(await consumeDraftQuota(deps)))
    return encryptDraft(key, draft, expires_at);
  const id = createRandomId();
  await db.insert(formDrafts).values({ id, content: draft, expires_at });
  return id;
}

export async function consumeDraftQuota({ db, clock, address }: Omit<DraftDeps, 'key'>) {
  const now = clock();
  const addressQuota = await consumeAddressQuota(db, 'drafts', address, ADDRESS_LIMITS, now);
  return addressQuota.ok && (await consumeQuota(db, 'drafts:all', SITE_LIMITS, now)).ok;
}

export function toErrorDraft(error: unknown): Partial<FormDraft> {
  if (!(error instanceof HttpError)) throw error;
  const { reason, faults: validationErrors, retryAfterSeconds } = error.details;
  return {
    reason: reason ?? 'submission_failed',
    ...(validationErrors === undefined ? {} : { faults: { ...validationErrors } }),
    ...(retryAfterSeconds === undefined ? {} : { wait_seconds: retryAfterSeconds }),
  };
}

export async function readDraft(
  { db, clock, key }: Omit<DraftDeps, 'address'>,
  token: string,
): Promise<Record<string, unknown> | undefined> {
  const now = clock();
  const [row] = await db
    .select({ content: formDrafts.content })
    .from(formDrafts)
    .where(and(eq(formDrafts.id, token), gt(formDrafts.expires_at, now)));
  return row?.content ?? decryptDraft(key, token, now);
}

export const maskMobile = (mobile: string): string => `XXXXXXXX${mobile.slice(-2)}`;

const ENCRYPTION_PURPOSE = 'form draft';

const encryptedDraft = z.object({ until: z.number(), content: z.record(z.string(), z.unknown()) });

/** Omits the field values if the URL would be too long. */
function encryptDraft(key: string, content: Partial<FormDraft>, expiresAt: Date): string {
  const encryptContent = (draft: Partial<FormDraft>) =>
    encrypt(
      key,
      ENCRYPTION_PURPOSE,
      Buffer.from(JSON.stringify({ until: expiresAt.getTime(), content: draft })),
    );
  const fullToken = encryptContent(content);
  const { values: _, ...withoutValues } = content;
  return fullToken.length > MAX_DRAFT_TOKEN_LENGTH ? encryptContent(withoutValues) : fullToken;
}

function decryptDraft(key: string, token: string, now: Date) {
  try {
    const { until, content } = encryptedDraft.parse(
      JSON.parse(decrypt(key, ENCRYPTION_PURPOSE, token).toString()),
    );
    return until > now.getTime() ? content : undefined;
  } catch {
    return undefined;
  }
}
