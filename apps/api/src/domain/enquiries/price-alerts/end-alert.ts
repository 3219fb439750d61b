import type { PriceAlert } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { priceAlerts } from '../../../database/schema/price-alerts.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import type { AlertDeps } from './alert-deps.ts';
import { createAlertError } from './create-alert-error.ts';
import { hashEndToken } from './create-end-token.ts';
import { withdrawAlertConsent } from './record-alert-consent.ts';

type Deps = Pick<AlertDeps, 'db' | 'clock'>;

export async function loadAlert(
  { db }: Deps,
  token: string,
  language: Language,
): Promise<PriceAlert> {
  const [alert] = await db
    .select({
      brand_name: tractorBrands.name,
      model: tractors.model,
      below_inr: priceAlerts.below_inr,
      push_mark: priceAlerts.push_mark,
    })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(priceAlerts.end_hash, hashEndToken(token)));
  if (alert === undefined) throw createAlertError('alert_ended', 'GONE');
  const { model, below_inr, push_mark, brand_name } = alert;
  const by = push_mark === null ? 'number' : 'phone';
  return { model, below_inr, by, brand_name: toLocalText(brand_name, language) };
}

export function endAlert({ db, clock }: Deps, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(priceAlerts)
      .where(eq(priceAlerts.end_hash, hashEndToken(token)))
      .returning({ primary_id: priceAlerts.primary_id });
    if (deleted !== undefined) await withdrawAlertConsent(tx, deleted.primary_id, clock());
  });
}
