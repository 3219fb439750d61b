import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { type ConsentBoxes, keepConsents } from '../consents/consents.ts';
import type { Account } from './account-deps.ts';

/** Records the consents of a registration, whose number is verified. */
export function keepAccountConsents(
  tx: Database,
  { id, mobile, created_at }: Account,
  { language, terms, ...boxes }: ConsentBoxes & { language: Language; terms?: string | undefined },
): Promise<void> {
  return keepConsents(tx, {
    request: `account:${id}`,
    mobile,
    source: 'register',
    terms: terms === 'on' ? 'account' : undefined,
    boxes,
    language,
    now: created_at,
    isProven: true,
  });
}
