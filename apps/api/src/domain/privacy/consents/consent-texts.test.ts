import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@tractor-haat/i18n';
import { repositoryRoot } from '../../../shared/paths.ts';
import { CURRENT_TEXTS, consentWords } from './consent-texts.ts';

/** Where the forms keep the words of each box. */
const SHOWN = {
  enquiry: ['apps/enquiry/src/locales/enquiry', 'terms'],
  listing: ['apps/sell/src/locales/sell', 'terms'],
  account: ['apps/account/src/locales/sign-in', 'terms'],
  calls: ['apps/enquiry/src/locales/enquiry', 'consent_calls'],
  news: ['apps/account/src/locales/newsletter', 'consent'],
  alerts: ['apps/enquiry/src/locales/alert', 'terms'],
} as const;

const rows = Object.entries(SHOWN).flatMap(([box, [file, key]]) =>
  LANGUAGES.map((language) => ({ box: box as keyof typeof SHOWN, file, key, language })),
);

test.each(rows)('what is kept as agreed to is what the form shows: $box in $language', (row) => {
  const file = path.join(repositoryRoot, `${row.file}.${row.language}.json`);
  const shown: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const words = shown[row.key]?.replace(/<\/?\w+>/g, '');
  expect(consentWords(CURRENT_TEXTS[row.box], row.language)).toBe(words);
});
