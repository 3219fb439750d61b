import type { PriceAlertSaveBody } from '@tractor-haat/api-client/contract';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { priceAlerts } from '../../database/schema/price-alerts.ts';
import { addressKey } from '../../shared/limits/address-key.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { once } from '../../shared/once/once.ts';
import { randomId } from '../../shared/secrets/random-id.ts';
import { refusalOfSending } from '../codes/refusals.ts';
import { keepAlertConsent } from '../privacy/consents/of-alert.ts';
import type { AlertDeps } from './alert-deps.ts';
import { checkAlert } from './check-alert.ts';
import { endHash, endWord } from './end-word.ts';
import { refuseAlert } from './refuse-alert.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS = [{ most: 120, seconds: 600 }];
const MOST_OF_NUMBER = 20;

type Asker = { address: string; claim: Claim | null; hasProven(mobile: string): boolean };

/** Takes in a wish: it, its consent and the sending of its code are written at once. Gives its random id. */
export async function saveAlert(
  deps: AlertDeps,
  body: PriceAlertSaveBody,
  { address, claim, hasProven }: Asker,
): Promise<string> {
  const { db, clock, key, codes } = deps;
  const { language } = body;
  const now = clock();
  const taken = await consumeQuota(db, addressKey('price-alert', address), PER_ADDRESS, now);
  if (!taken.ok) throw refuseAlert('alert_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const checked = await checkAlert(deps, body);
  const { mobile } = checked;
  const [own] = await db
    .select({ total: count() })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.mobile, mobile), eq(priceAlerts.status, 'on')));
  if ((own?.total ?? 0) >= MOST_OF_NUMBER) throw refuseAlert('alert_many');
  const { answer: primary_id, more: issued } = await once(db, claim, z.string(), async (tx) => {
    const primary_id = randomId();
    const end_hash = endHash(endWord(key, primary_id));
    const row = { ...checked, primary_id, end_hash, language, created_at: now };
    await tx.insert(priceAlerts).values({ ...row, status: 'unverified' });
    if (body.terms) await keepAlertConsent(tx, row);
    const isKnown = hasProven(mobile);
    const code = { purpose: 'alert', mobile, request: primary_id, address, isKnown } as const;
    const issued = await codes.issueIn(tx, { ...code, language });
    // Nothing stays of a wish whose code cannot be sent.
    if (issued.outcome === 'wait') throw refusalOfSending(issued, 'otp_not_sent');
    return { answer: primary_id, more: issued };
  });
  if (issued !== undefined) await codes.sendNow(issued);
  return primary_id;
}
