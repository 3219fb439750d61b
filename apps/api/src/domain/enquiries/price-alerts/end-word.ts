import { createHash, createHmac } from 'node:crypto';
import { localizePath, type Language } from '@tractor-haat/i18n';

/**
 * Token of the link that ends an alert, in small letters like all addresses. It is derived from our key, so no table
 * stores it.
 */
export const endWord = (key: string, primary_id: string): string =>
  wordFor(key, 'price alert ends', primary_id);

/** Token that a push delivers to a phone; its return starts the alert, like a code by SMS. */
export const startWord = (key: string, primary_id: string): string =>
  wordFor(key, 'price alert starts', primary_id);

function wordFor(key: string, what: string, primary_id: string): string {
  const parts = JSON.stringify([what, primary_id]);
  return createHmac('sha256', key).update(parts).digest('hex').slice(0, 32);
}

/** The stored hash of a token. */
export const endHash = (word: string): string =>
  createHash('sha256').update(word).digest('base64url');

export const endLink = (origin: string, language: Language, word: string): string =>
  `${origin}${localizePath(language, `/price-alert/${word}`)}`;
