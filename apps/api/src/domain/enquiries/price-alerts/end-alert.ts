import type { PriceAlert } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { priceAlerts } from '../../../database/schema/price-alerts.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { localText } from '../../../shared/localised-text.ts';
import { withdrawRequest } from './alert-consents.ts';
import type { AlertDeps } from './alert-deps.ts';
import { endHash } from './end-word.ts';
import { refuseAlert } from './refuse-alert.ts';

type Deps = Pick<AlertDeps, 'db' | 'clock'>;

/** Data of the page with the button that ends an alert. Throws a 410 if the alert has ended or is unknown. */
export async function readAlert(
  { db }: Deps,
  word: string,
  language: Language,
): Promise<PriceAlert> {
  const [found] = await db
    .select({
      brand_name: tractorBrands.name,
      model: tractors.model,
      below_inr: priceAlerts.below_inr,
      push_mark: priceAlerts.push_mark,
    })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(priceAlerts.end_hash, endHash(word)));
  if (found === undefined) throw refuseAlert('alert_ended', 'GONE');
  const { model, below_inr, push_mark, brand_name } = found;
  const by = push_mark === null ? 'number' : 'phone';
  return { model, below_inr, by, brand_name: localText(brand_name, language) };
}

/** Ends an alert and deletes all its data; idempotent. */
export function endAlert({ db, clock }: Deps, word: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(priceAlerts)
      .where(eq(priceAlerts.end_hash, endHash(word)))
      .returning({ primary_id: priceAlerts.primary_id });
    if (gone !== undefined) await withdrawRequest(tx, gone.primary_id, clock());
  });
}
