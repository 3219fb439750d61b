import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { matching } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';
import { type Caller, type Grant, grantSchema, holderName } from './grant.ts';
import { changeRegistryFile, readRegistryFile } from './read-registry-file.ts';

const TOKENS_FILE = 'tokens.json';

const DAY_MS = 86_400_000;

/** Maximum lifetime of a token in days. */
export const MAX_TOKEN_DAYS = 365;

const storedTokenSchema = z.object({
  ...grantSchema.shape,
  id: matching(/^[0-9a-f]{12}$/, 'the id of a token'),
  sha256: matching(/^[0-9a-f]{64}$/, 'a sha256 in hex'),
  holder: holderName,
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** A stored token. It contains a hash of the secret instead of the secret. */
export type StoredToken = z.infer<typeof storedTokenSchema>;

const tokensSchema = z.array(storedTokenSchema);

/** `mfe_<id>_<secret>`: a token is found by its id and authenticated by its secret. */
const TOKEN_PATTERN = /^mfe_([0-9a-f]{12})_([0-9a-f]{64})$/;

// The secret is 32 random bytes: a slow hash would add no protection.
const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

const isValid = ({ expires_at, revoked_at }: StoredToken, now: number) =>
  revoked_at === null && Date.parse(expires_at) > now;

/** All tokens, including revoked tokens, from oldest to newest. */
export const listTokens = (registryDir: string): Promise<StoredToken[]> =>
  readRegistryFile(registryDir, TOKENS_FILE, tokensSchema, []);

/** Creates a token and returns it with its secret, which is not stored. */
export async function createToken(
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
    sha256: hashSecret(secret).toString('hex'),
    made_at: new Date(now).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
    revoked_at: null,
  };
  return changeRegistryFile(registryDir, TOKENS_FILE, tokensSchema, [], (tokens) => ({
    next: [...tokens, entry],
    result: { token: `mfe_${id}_${secret}`, entry },
  }));
}

/** Revokes a token. Returns false if it was already revoked. */
export async function revokeToken(
  registryDir: string,
  id: string,
  now = Date.now(),
): Promise<boolean> {
  return changeRegistryFile(registryDir, TOKENS_FILE, tokensSchema, [], (tokens) => {
    const existing = tokens.find((item) => item.id === id);
    if (!existing) throw new RegistryError(`There is no token ${id}.`);
    const revoked_at = existing.revoked_at ?? new Date(now).toISOString();
    const next = tokens.map((item) => (item === existing ? { ...item, revoked_at } : item));
    return { next, result: existing.revoked_at === null };
  });
}

/** Holder of a token. Throws a RegistryError with the reason if the token is invalid. */
export async function authenticateToken(
  registryDir: string,
  token: string,
  now = Date.now(),
): Promise<Caller> {
  const [, id, secret = ''] = TOKEN_PATTERN.exec(token) ?? [];
  const entry = (await listTokens(registryDir)).find((item) => item.id === id);
  // A wrong secret gets the same response as an unknown id.
  if (!entry || !timingSafeEqual(hashSecret(secret), Buffer.from(entry.sha256, 'hex')))
    throw new RegistryError('The token is unknown.');
  if (entry.revoked_at) throw new RegistryError(`The token ${entry.id} was revoked.`);
  if (!isValid(entry, now))
    throw new RegistryError(`The token ${entry.id} expired at ${entry.expires_at}.`);
  const { team, holder, apps, environments, rights } = entry;
  return { team, holder, apps, environments, rights };
}

/** Grants of all valid tokens. */
export const listTokenGrants = async (registryDir: string, now = Date.now()): Promise<Grant[]> =>
  (await listTokens(registryDir)).filter((item) => isValid(item, now));
