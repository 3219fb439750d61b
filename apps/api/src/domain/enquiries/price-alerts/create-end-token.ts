import { createHash, createHmac } from 'node:crypto';
import { type Language, localizePath } from '@tractor-haat/i18n';

const TOKEN_CHARACTERS = 32;

/** Token of the link that ends an alert. It is in lower case, because the site lowercases paths. */
export const createEndToken = (key: string, primary_id: string): string =>
  deriveToken(key, 'price alert ends', primary_id);

/** A push message contains this token. The phone returns it to start the alert. */
export const createStartToken = (key: string, primary_id: string): string =>
  deriveToken(key, 'price alert starts', primary_id);

function deriveToken(key: string, purpose: string, primary_id: string): string {
  const payload = JSON.stringify([purpose, primary_id]);
  return createHmac('sha256', key).update(payload).digest('hex').slice(0, TOKEN_CHARACTERS);
}

export const hashEndToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const formatEndUrl = (origin: string, language: Language, token: string): string =>
  `${origin}${localizePath(language, `/price-alert/${token}`)}`;
