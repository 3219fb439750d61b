import { createHash, createHmac } from 'node:crypto';
import { type Language, localizePath } from '@tractor-haat/i18n';

const TOKEN_BYTES = 24;

/** The token has 192 bits and is in lower case, because the site lowercases paths. */
const createToken = (key: string, ...values: string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['newsletter', ...values]))
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('hex');

/** The database stores only a hash of the token, so only the mail contains the link. */
export const createConfirmToken = (key: string, email: string, salt: string): string =>
  createToken(key, 'confirm', email, salt);

/** All mails to a mailbox have the same token, so that links in old mails work. */
export const createUnsubscribeToken = (key: string, email: string): string =>
  createToken(key, 'unsubscribe', email);

/** A token has 192 unguessable bits, so a fast hash is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

type LinkBase = { origin: string; language: Language };

export const formatConfirmUrl = ({ origin, language }: LinkBase, token: string): string =>
  `${origin}${localizePath(language, `/newsletter/confirm/${token}`)}`;

export const formatUnsubscribePath = (language: Language, token: string): string =>
  localizePath(language, `/newsletter/unsubscribe/${token}`);

/** One-click unsubscribe of mail programs (RFC 8058). A GET request is redirected to the page. */
export const formatListUnsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/api/newsletter_unsubscribe/${token}`;
