import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { RegistryError } from '../registry-error.ts';
import { matching } from '../schema.ts';
import { type Caller, type Grant, grantSchema, holderName } from './grant.ts';
import { changeRegistryFile, readRegistryFile } from './registry-dir.ts';

const FILE = 'tokens.json';

const DAY_MS = 86_400_000;

/** Maximum lifetime of a token in days. */
export const MAX_DAYS = 365;

const storedTokenSchema = z.object({
  ...grantSchema.shape,
  id: matching(/^[0-9a-f]{12}$/, 'the id of a token'),
  sha256: matching(/^[0-9a-f]{64}$/, 'a sha256 in hex'),
  holder: holderName,
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** A stored token: its hash, not its secret. */
export type StoredToken = z.infer<typeof storedTokenSchema>;

const bookSchema = z.array(storedTokenSchema);

/** `mfe_<id>_<secret>`: looked up by id, authenticated by secret. */
const FORM = /^mfe_([0-9a-f]{12})_([0-9a-f]{64})$/;

// The secret is 32 random bytes: a slow hash would add no protection.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

const isGood = ({ expires_at, revoked_at }: StoredToken, now: number) =>
  revoked_at === null && Date.parse(expires_at) > now;

/** All tokens including revoked ones, newest last. */
export const listTokens = (registryDir: string): Promise<StoredToken[]> =>
  readRegistryFile(registryDir, FILE, bookSchema, []);

/** Creates a token; the only time that its secret is returned. */
export async function makeToken(
  registryDir: string,
  grant: Grant & { holder: string },
  days: number,
  now = Date.now(),
): Promise<{ token: string; entry: StoredToken }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const entry: StoredToken = {
    ...grant,
    id,
    sha256: hashOf(secret).toString('hex'),
    made_at: new Date(now).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
    revoked_at: null,
  };
  return changeRegistryFile(registryDir, FILE, bookSchema, [], (book) => ({
    next: [...book, entry],
    result: { token: `mfe_${id}_${secret}`, entry },
  }));
}

/** Revokes a token at once. `false`: it was already revoked. */
export async function revokeToken(
  registryDir: string,
  id: string,
  now = Date.now(),
): Promise<boolean> {
  return changeRegistryFile(registryDir, FILE, bookSchema, [], (book) => {
    const found = book.find((one) => one.id === id);
    if (!found) throw new RegistryError(`There is no token ${id}.`);
    const revoked_at = found.revoked_at ?? new Date(now).toISOString();
    const next = book.map((one) => (one === found ? { ...one, revoked_at } : one));
    return { next, result: found.revoked_at === null };
  });
}

/** Holder of a token. Throws a RegistryError with the reason if the token is invalid. */
export async function holderOf(
  registryDir: string,
  token: string,
  now = Date.now(),
): Promise<Caller> {
  const [, id, secret = ''] = FORM.exec(token) ?? [];
  const entry = (await listTokens(registryDir)).find((one) => one.id === id);
  // A wrong secret gets the same response as an unknown id.
  if (!entry || !timingSafeEqual(hashOf(secret), Buffer.from(entry.sha256, 'hex')))
    throw new RegistryError('The token is unknown.');
  if (entry.revoked_at) throw new RegistryError(`The token ${entry.id} was revoked.`);
  if (!isGood(entry, now))
    throw new RegistryError(`The token ${entry.id} expired at ${entry.expires_at}.`);
  const { team, holder, apps, environments, rights } = entry;
  return { team, holder, apps, environments, rights };
}

/** Grants of all valid tokens. */
export const tokenGrants = async (registryDir: string, now = Date.now()): Promise<Grant[]> =>
  (await listTokens(registryDir)).filter((one) => isGood(one, now));
