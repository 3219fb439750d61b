import { createHash, createHmac } from 'node:crypto';
import { addressIn, type Language } from '@tractor-haat/i18n';

/**
 * The word in the link that ends an alert, in small letters as addresses of pages have them. Only we can make it, so no
 * table needs to hold it.
 */
export const endWord = (key: string, primary_id: string): string =>
  wordFor(key, 'price alert ends', primary_id);

/** The word that a push brings to a phone, and whose return starts the alert: as a code by SMS does. */
export const startWord = (key: string, primary_id: string): string =>
  wordFor(key, 'price alert starts', primary_id);

function wordFor(key: string, what: string, primary_id: string): string {
  const parts = JSON.stringify([what, primary_id]);
  return createHmac('sha256', key).update(parts).digest('hex').slice(0, 32);
}

/** What a table holds instead. */
export const endHash = (word: string): string =>
  createHash('sha256').update(word).digest('base64url');

export const endLink = (origin: string, language: Language, word: string): string =>
  `${origin}${addressIn(language, `/price-alert/${word}`)}`;
