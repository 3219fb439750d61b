import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@tractor-haat/i18n';
import { repositoryRoot } from '../files/repository-root.ts';
import { CURRENT_CONSENT_TEXTS, getConsentText } from './record-consents.ts';

const CONSENT_KEYS = [
  { box: 'enquiry', file: 'apps/enquiry/src/locales/enquiry', key: 'terms' },
  { box: 'listing', file: 'apps/sell/src/locales/sell', key: 'terms' },
  { box: 'account', file: 'apps/account/src/locales/sign-in', key: 'terms' },
  { box: 'calls', file: 'apps/enquiry/src/locales/enquiry', key: 'consent_calls' },
  { box: 'calls', file: 'apps/sell/src/locales/sell', key: 'consent_calls' },
  { box: 'news', file: 'apps/enquiry/src/locales/enquiry', key: 'consent_news' },
  { box: 'news', file: 'apps/sell/src/locales/sell', key: 'consent_news' },
  { box: 'news', file: 'apps/account/src/locales/newsletter', key: 'consent' },
  { box: 'alerts', file: 'apps/enquiry/src/locales/alert', key: 'terms' },
] as const;

const rows = CONSENT_KEYS.flatMap((consent) =>
  LANGUAGES.map((language) => ({ ...consent, language })),
);

test.each(rows)('returns the text that $file shows for the consent "$box" in $language', (row) => {
  const file = path.join(repositoryRoot, `${row.file}.${row.language}.json`);
  const translations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const text = translations[row.key]?.replace(/<\/?\w+>/g, '');
  expect(getConsentText(CURRENT_CONSENT_TEXTS[row.box], row.language)).toBe(text);
});
