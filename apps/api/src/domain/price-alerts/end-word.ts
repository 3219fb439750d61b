import { createHash, createHmac } from 'node:crypto';
import { addressIn, type Language } from '@tractor-haat/i18n';

/**
 * The word in the link that ends an alert, in small letters as addresses of pages have them. Only we can make it, so no
 * table needs to hold it.
 */
export function endWord(key: string, primary_id: string): string {
  const parts = JSON.stringify(['price alert ends', primary_id]);
  return createHmac('sha256', key).update(parts).digest('hex').slice(0, 32);
}

/** What a table holds instead. */
export const endHash = (word: string): string =>
  createHash('sha256').update(word).digest('base64url');

export const endLink = (origin: string, language: Language, word: string): string =>
  `${origin}${addressIn(language, `/price-alert/${word}`)}`;
