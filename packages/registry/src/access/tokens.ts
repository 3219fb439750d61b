import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { RegistryError } from '../registry-error.ts';
import { matching } from '../schema.ts';
import { type Caller, type Grant, grantSchema, holderName } from './grant.ts';
import { changeOffice, readOffice } from './office.ts';

const FILE = 'tokens.json';

const DAY_MS = 86_400_000;

/** Nobody remembers a secret that is older. */
export const MAX_DAYS = 365;

const keptSchema = z.object({
  ...grantSchema.shape,
  id: matching(/^[0-9a-f]{12}$/, 'the id of a token'),
  sha256: matching(/^[0-9a-f]{64}$/, 'a sha256 in hex'),
  holder: holderName,
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** What is kept of a token: its hash, never itself. */
export type KeptToken = z.infer<typeof keptSchema>;

const bookSchema = z.array(keptSchema);

/** `mfe_<id>_<secret>`: found by its id, proved by its secret. */
const FORM = /^mfe_([0-9a-f]{12})_([0-9a-f]{64})$/;

// The secret is 32 random bytes: a slow hash would guard nothing more.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const isGood = ({ expires_at, revoked_at }: KeptToken, now: number) =>
  revoked_at === null && Date.parse(expires_at) > now;

/** All tokens that were ever made, the newest last. */
export const listTokens = (office: string): Promise<KeptToken[]> =>
  readOffice(office, FILE, bookSchema, []);

/** Makes a token; this is the only time that anybody sees it. */
export async function makeToken(
  office: string,
  grant: Grant & { holder: string },
  days: number,
  now = Date.now(),
): Promise<{ token: string; kept: KeptToken }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const kept: KeptToken = {
    ...grant,
    id,
    sha256: hashOf(secret).toString('hex'),
    made_at: new Date(now).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
    revoked_at: null,
  };
  return changeOffice(office, FILE, bookSchema, [], (book) => ({
    next: [...book, kept],
    result: { token: `mfe_${id}_${secret}`, kept },
  }));
}

/** Ends a token at once. `false`: it was ended before. */
export async function revokeToken(office: string, id: string, now = Date.now()): Promise<boolean> {
  return changeOffice(office, FILE, bookSchema, [], (book) => {
    const found = book.find((one) => one.id === id);
    if (!found) throw new RegistryError(`There is no token ${id}.`);
    const revoked_at = found.revoked_at ?? new Date(now).toISOString();
    const next = book.map((one) => (one === found ? { ...one, revoked_at } : one));
    return { next, result: found.revoked_at === null };
  });
}

/** Who holds a token. Throws a RegistryError that says why where nobody does any more. */
export async function holderOf(office: string, token: string, now = Date.now()): Promise<Caller> {
  const [, id, secret = ''] = FORM.exec(token) ?? [];
  const kept = (await listTokens(office)).find((one) => one.id === id);
  // An id that is right with another secret is told no more than an id that never was.
  if (!kept || !timingSafeEqual(hashOf(secret), Buffer.from(kept.sha256, 'hex')))
    throw new RegistryError('The registry does not know this token.');
  if (kept.revoked_at) throw new RegistryError(`The token ${kept.id} was revoked.`);
  if (!isGood(kept, now))
    throw new RegistryError(`The token ${kept.id} ended at ${kept.expires_at}.`);
  const { team, holder, apps, environments, rights } = kept;
  return { team, holder, apps, environments, rights };
}

/** The grants of all tokens that hold now. */
export const tokenGrants = async (office: string, now = Date.now()): Promise<Grant[]> =>
  (await listTokens(office)).filter((one) => isGood(one, now));
