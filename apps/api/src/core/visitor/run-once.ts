import { createHmac } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addSeconds } from '../jobs/clock.ts';
import { createTranslatedError } from '../messages/http-error.ts';
import { idempotencyKeys } from './tables.ts';

/** Identifies a request, so that a retry has no effect. */
export type Claim = {
  /** Visitor id of the browser. */
  browser: string;
  key: string;
  requestHash: string;
  now: Date;
};

type ClaimRequest = { browser: string; key: string; route: string; body: object; now: Date };

/** A retry may differ in these fields. */
const IGNORED_FIELDS = new Set(['idempotency_key', 'language', 'elapsed_ms']);

/** Keyed, because the mobile numbers in a body could be guessed from a plain hash. */
export function createClaim(
  secret: string,
  { browser, key, route, body, now }: ClaimRequest,
): Claim {
  const fields = Object.entries(body)
    .filter(([name, value]) => !IGNORED_FIELDS.has(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const payload = JSON.stringify(['claim', route, fields]);
  const requestHash = createHmac('sha256', secret).update(payload).digest('base64url');
  return { browser, key, requestHash, now };
}

/** A browser that was offline retries when it is online again, usually within a day. */
const RESPONSE_TTL_SECONDS = 24 * 3600;

/** `response` is stored for retries, so it must not contain personal data. */
type RunOnceResult<ResponseBody, Extra = undefined> = {
  response: ResponseBody;
  /** Not stored, for example a function to call after the commit. */
  more: Extra;
  /** If false, the response is not stored and a retry runs the task again. */
  isFinal?: boolean;
};

/** Runs `task` once per claim, in a transaction. Retries get the stored response. Without a claim it runs each time. */
export async function runOnce<ResponseBody, Extra = undefined>(
  db: Database,
  claim: Claim | null,
  schema: z.ZodType<ResponseBody>,
  task: (tx: Database) => Promise<RunOnceResult<ResponseBody, Extra>>,
): Promise<{ response: ResponseBody; more: Extra | undefined }> {
  return db.transaction(async (tx) => {
    if (claim === null) return task(tx);
    if (!(await insertClaim(tx, claim)))
      return { response: await readStoredResponse(tx, claim, schema), more: undefined };
    const { response, more, isFinal = true } = await task(tx);
    if (isFinal) await tx.update(idempotencyKeys).set({ response }).where(matchesClaim(claim));
    else await tx.delete(idempotencyKeys).where(matchesClaim(claim));
    return { response, more };
  });
}

/** Returns true for a retry of a completed request. Throws a 400 if the key belongs to another request. */
export async function isCompleted(db: Database, claim: Claim): Promise<boolean> {
  const [row] = await db
    .select({ request_hash: idempotencyKeys.request_hash })
    .from(idempotencyKeys)
    .where(and(matchesClaim(claim), gt(idempotencyKeys.expires_at, claim.now)));
  if (row && row.request_hash !== claim.requestHash) throw createTranslatedError('key_reused');
  return row !== undefined;
}

/** Returns true if the key is new or expired. Waits for a concurrent request with the same key. */
export async function insertClaim(tx: Database, claim: Claim): Promise<boolean> {
  const { browser, key, requestHash, now } = claim;
  const row = {
    request_hash: requestHash,
    response: {},
    expires_at: addSeconds(now, RESPONSE_TTL_SECONDS),
  };
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ browser, key, ...row })
    .onConflictDoUpdate({
      target: [idempotencyKeys.browser, idempotencyKeys.key],
      set: row,
      setWhere: lte(idempotencyKeys.expires_at, now),
    })
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

async function readStoredResponse<ResponseBody>(
  tx: Database,
  claim: Claim,
  schema: z.ZodType<ResponseBody>,
): Promise<ResponseBody> {
  const [row] = await tx
    .select({ request_hash: idempotencyKeys.request_hash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(matchesClaim(claim));
  if (row?.request_hash !== claim.requestHash) throw createTranslatedError('key_reused');
  return schema.parse(row.response);
}

const matchesClaim = ({ browser, key }: Claim) =>
  and(eq(idempotencyKeys.browser, browser), eq(idempotencyKeys.key, key));

type ProductLockKey = { form: string; mobile: string; product_key: string };

/** Requests for the same form, number and product wait until the transaction ends. */
export async function lockProduct(tx: Database, { form, mobile, product_key }: ProductLockKey) {
  const name = JSON.stringify([form, mobile, product_key]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
