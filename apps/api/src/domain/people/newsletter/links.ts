import { createHash, createHmac } from 'node:crypto';
import { localizePath, type Language } from '@tractor-haat/i18n';

/** 192 bits, in small letters, because the site lowercases addresses. */
const wordOf = (key: string, ...parts: string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['newsletter', ...parts]))
    .digest()
    .subarray(0, 24)
    .toString('hex');

/** Token of the confirmation link; only its mail contains it, no table and no job. */
export const confirmWord = (key: string, email: string, salt: string): string =>
  wordOf(key, 'confirm', email, salt);

/** Unsubscribe token of a mailbox; the same in every mail, so that links in old mails work. */
export const unsubscribeWord = (key: string, email: string): string =>
  wordOf(key, 'unsubscribe', email);

/** A fast hash is enough for that many random bits. */
export const hashOfWord = (word: string): string =>
  createHash('sha256').update(word).digest('base64url');

type Place = { origin: string; language: Language };

export const confirmAddress = ({ origin, language }: Place, word: string): string =>
  `${origin}${localizePath(language, `/newsletter/confirm/${word}`)}`;

/** The page with a button, for people. */
export const unsubscribePage = (language: Language, word: string): string =>
  localizePath(language, `/newsletter/unsubscribe/${word}`);

/** Target of the one-click unsubscribe of mail programs (RFC 8058); opened by a person it redirects to the page. */
export const oneClickAddress = (origin: string, word: string): string =>
  `${origin}/api/newsletter_unsubscribe/${word}`;
