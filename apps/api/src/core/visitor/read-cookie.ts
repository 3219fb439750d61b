import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { addSeconds, type Clock } from '../jobs/clock.ts';
import { readSigned, sign } from '../secrets/encrypt.ts';

export type CookieDeps = { key: string; clock: Clock; isProduction: boolean };

type Cookie = {
  name: string;
  value: string;
  /** `Max-Age`. 0 deletes the cookie. */
  seconds: number;
  isProduction: boolean;
  path?: '/' | '/api';
  sameSite?: 'Lax' | 'Strict';
};

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  return parseCookie(headers.cookie ?? '')[name];
}

export function setCookie(
  reply: FastifyReply,
  { name, value, seconds, isProduction, path = '/api', sameSite = 'Lax' }: Cookie,
) {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

const SESSION_ID_PATTERN = /^[\w-]{43}$/;

export function createSessionCookie({
  name,
  sameSite,
}: Required<Pick<Cookie, 'name' | 'sameSite'>>) {
  // Browsers accept the prefix `__Host-` only over HTTPS and only for this host.
  const toCookieName = (isProduction: boolean) => (isProduction ? `__Host-${name}` : name);
  return {
    read(request: FastifyRequest, isProduction: boolean): string | undefined {
      const id = readCookie(request, toCookieName(isProduction));
      return id !== undefined && SESSION_ID_PATTERN.test(id) ? id : undefined;
    },
    set(reply: FastifyReply, isProduction: boolean, id: string, seconds: number): void {
      const cookie = { name: toCookieName(isProduction), value: id, seconds, isProduction };
      setCookie(reply, { ...cookie, path: '/', sameSite });
    },
  };
}

export type VisitorDeps = CookieDeps & { db: Database };

export const withAddress = <Deps extends object>(deps: Deps, { ip }: FastifyRequest) => ({
  ...deps,
  address: ip,
});

/** A family may share a phone. The oldest items are removed. */
const MAX_ITEMS = 6;

/** Stored as `item.expirySeconds`, in seconds since 1970. */
type Entry = { readonly item: string; readonly expirySeconds: number };

/** Newest first, without expired items. */
export function readSignedItems(
  request: FastifyRequest,
  name: string,
  deps: Pick<CookieDeps, 'key' | 'clock'>,
): string[] {
  return readEntries(request, name, deps).map(({ item }) => item);
}

/** An item never expires earlier than before. Items must not contain spaces or points. */
export function addSignedItems(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, items, ttlSeconds }: { name: string; items: readonly string[]; ttlSeconds: number },
  deps: CookieDeps,
): void {
  const { key, clock, isProduction } = deps;
  const now = clock();
  const newExpirySeconds = Math.floor(addSeconds(now, ttlSeconds).getTime() / 1000);
  const existingEntries = readEntries(request, name, deps);
  const findExpiry = (item: string) =>
    existingEntries.find((entry) => entry.item === item)?.expirySeconds ?? 0;
  const newEntries = items.map((item) => ({
    item,
    expirySeconds: Math.max(newExpirySeconds, findExpiry(item)),
  }));
  const remainingEntries = existingEntries.filter(({ item }) => !items.includes(item));
  const entries: Entry[] = [...newEntries, ...remainingEntries].slice(0, MAX_ITEMS);
  const text = entries.map(({ item, expirySeconds }) => `${item}.${expirySeconds}`).join(' ');
  const lastExpirySeconds = Math.max(...entries.map(({ expirySeconds }) => expirySeconds));
  const value = sign(key, name, text, new Date(lastExpirySeconds * 1000));
  const seconds = lastExpirySeconds - Math.floor(now.getTime() / 1000);
  setCookie(reply, { name, value, seconds, isProduction });
}

function readEntries(
  request: FastifyRequest,
  name: string,
  { key, clock }: Pick<CookieDeps, 'key' | 'clock'>,
): Entry[] {
  const now = clock();
  const text = readSigned(key, name, readCookie(request, name) ?? '', now) ?? '';
  return text
    .split(' ')
    .map((entry) => entry.split('.'))
    .map(([item = '', expiry = '']) => ({ item, expirySeconds: Number(expiry) }))
    .filter(({ expirySeconds }) => expirySeconds * 1000 > now.getTime());
}
