import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/sign.ts';
import { type CookieDeps, readCookie, setCookie } from './read-cookie.ts';

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
