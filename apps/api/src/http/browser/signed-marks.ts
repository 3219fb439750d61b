import type { FastifyReply, FastifyRequest } from 'fastify';
import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import { type CookieDeps, cookieOf, setCookie } from './cookies.ts';

/** Enough for a shared phone or computer; the oldest is dropped first. */
const MOST = 6;

type Entry = { readonly mark: string; readonly seconds: number };

/** Valid marks of a signed cookie, newest first; each one has its own expiry. */
export function marksIn(
  request: FastifyRequest,
  name: string,
  deps: Pick<CookieDeps, 'key' | 'clock'>,
): string[] {
  return entriesIn(request, name, deps).map(({ mark }) => mark);
}

/** Adds marks to the cookie without shortening others. A mark must not contain spaces or points. */
export function addMarks(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, marks, lifeSeconds }: { name: string; marks: readonly string[]; lifeSeconds: number },
  deps: CookieDeps,
): void {
  const { key, clock, isProduction } = deps;
  const now = clock();
  const end = Math.floor(later(now, lifeSeconds).getTime() / 1000);
  const before = entriesIn(request, name, deps);
  const endOf = (mark: string) => before.find((entry) => entry.mark === mark)?.seconds ?? 0;
  const added = marks.map((mark) => ({ mark, seconds: Math.max(end, endOf(mark)) }));
  const others = before.filter(({ mark }) => !marks.includes(mark));
  const entries: Entry[] = [...added, ...others].slice(0, MOST);
  const text = entries.map(({ mark, seconds }) => `${mark}.${seconds}`).join(' ');
  const last = Math.max(...entries.map(({ seconds }) => seconds));
  const value = sign(key, name, text, new Date(last * 1000));
  const seconds = last - Math.floor(now.getTime() / 1000);
  setCookie(reply, { name, value, seconds, isProduction });
}

function entriesIn(
  request: FastifyRequest,
  name: string,
  { key, clock }: Pick<CookieDeps, 'key' | 'clock'>,
): Entry[] {
  const now = clock();
  const text = readSigned(key, name, cookieOf(request, name) ?? '', now) ?? '';
  return text
    .split(' ')
    .map((entry) => entry.split('.'))
    .map(([mark = '', seconds = '']) => ({ mark, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds * 1000 > now.getTime());
}
