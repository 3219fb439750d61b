import { createHash, createHmac } from 'node:crypto';
import { addressIn, type Language } from '@tractor-haat/i18n';

/** 192 bits, in small letters: the site writes every address so. */
const wordOf = (key: string, ...parts: string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['newsletter', ...parts]))
    .digest()
    .subarray(0, 24)
    .toString('hex');

/** The word of the link that confirms one request; in no table and no job, only in its mail. */
export const confirmWord = (key: string, email: string, salt: string): string =>
  wordOf(key, 'confirm', email, salt);

/** The word that ends the newsletter of a mailbox; the same in every mail to it, so that old ones end it as well. */
export const unsubscribeWord = (key: string, email: string): string =>
  wordOf(key, 'unsubscribe', email);

/** Of that many random bits a fast hash is enough. */
export const hashOfWord = (word: string): string =>
  createHash('sha256').update(word).digest('base64url');

type Place = { origin: string; language: Language };

export const confirmAddress = ({ origin, language }: Place, word: string): string =>
  `${origin}${addressIn(language, `/newsletter/confirm/${word}`)}`;

/** The page with a button, for people. */
export const unsubscribePage = (language: Language, word: string): string =>
  addressIn(language, `/newsletter/unsubscribe/${word}`);

/** Where mail programs post to by themselves (RFC 8058); opened by a person it leads to the page. */
export const oneClickAddress = (origin: string, word: string): string =>
  `${origin}/api/newsletter_unsubscribe/${word}`;
