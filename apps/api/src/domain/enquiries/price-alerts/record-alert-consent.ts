import type { Language } from '@tractor-haat/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { consents } from '../../../database/schema/consents.ts';
import { CURRENT_CONSENT_TEXTS } from '../../people/consents/get-consent-text.ts';

type AlertConsent = { primary_id: string; mobile: string; language: Language; created_at: Date };

export async function recordAlertConsent(
  tx: Database,
  { primary_id, mobile, language, created_at }: AlertConsent,
): Promise<void> {
  await tx.insert(consents).values({
    purpose: 'alerts',
    mobile,
    source: 'price-alert',
    request: primary_id,
    text_version: CURRENT_CONSENT_TEXTS.alerts,
    language,
    given_at: created_at,
  });
}

export async function withdrawAlertConsent(
  tx: Database,
  request: string,
  now: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawn_at: now })
    .where(and(eq(consents.request, request), isNull(consents.withdrawn_at)));
}
