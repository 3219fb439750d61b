import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { createPatternSchema } from '../core/parse-json.ts';
import { changeRegistryFile, readRegistryFile } from '../core/read-registry-file.ts';
import { RegistryError } from '../core/registry-error.ts';
import { type Caller, type Grant, grantSchema, holderNameSchema } from './grant.ts';

const TOKENS_FILE = 'tokens.json';

const DAY_MS = 86_400_000;
const ID_BYTES = 6;
const SECRET_BYTES = 32;

export const MAX_TOKEN_DAYS = 365;

const storedTokenSchema = z.object({
  ...grantSchema.shape,
  id: createPatternSchema(/^[0-9a-f]{12}$/, 'the id of a token'),
  sha256: createPatternSchema(/^[0-9a-f]{64}$/, 'a sha256 in hex'),
  holder: holderNameSchema,
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** Entry of `tokens.json`: the grant of a token and the SHA-256 of its secret, but not the secret. */
export type StoredToken = z.infer<typeof storedTokenSchema>;

const tokensSchema = z.array(storedTokenSchema);

/** `mfe_<id>_<secret>`: the id finds the entry and the secret authenticates the caller. */
const TOKEN_PATTERN = /^mfe_([0-9a-f]{12})_([0-9a-f]{64})$/;

// A slow hash would add no protection, because the secret is 32 random bytes.
const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

const isValid = ({ expires_at, revoked_at }: StoredToken, now: number) =>
  revoked_at === null && Date.parse(expires_at) > now;

/** All tokens from oldest to newest, including revoked and expired ones. */
export const listTokens = (registryDir: string): Promise<StoredToken[]> =>
  readRegistryFile(registryDir, TOKENS_FILE, tokensSchema, []);

/** Creates a token that is valid for `days`. The returned `token` contains the secret, which cannot be read again. */
export async function createToken(
  registryDir: string,
  grant: Grant & { holder: string },
  days: number,
  now = Date.now(),
): Promise<{ token: string; entry: StoredToken }> {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
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

/**
 * Revokes a token. Returns false if it was already revoked, and throws a RegistryError if there is no token with this
 * id.
 */
export async function revokeToken(
  registryDir: string,
  id: string,
  now = Date.now(),
): Promise<boolean> {
  return changeRegistryFile(registryDir, TOKENS_FILE, tokensSchema, [], (tokens) => {
    const existing = tokens.find((token) => token.id === id);
    if (!existing) throw new RegistryError(`There is no token ${id}.`);
    const revoked_at = existing.revoked_at ?? new Date(now).toISOString();
    const next = tokens.map((token) => (token === existing ? { ...token, revoked_at } : token));
    return { next, result: existing.revoked_at === null };
  });
}

/** Returns the caller that a token identifies. Throws a RegistryError if the token is unknown, revoked or expired. */
export async function authenticateToken(
  registryDir: string,
  token: string,
  now = Date.now(),
): Promise<Caller> {
  const [, id, secret = ''] = TOKEN_PATTERN.exec(token) ?? [];
  const entry = (await listTokens(registryDir)).find((stored) => stored.id === id);
  // The same error as for an unknown id, so that an attacker cannot find valid ids.
  if (!entry || !timingSafeEqual(hashSecret(secret), Buffer.from(entry.sha256, 'hex')))
    throw new RegistryError('The token is unknown.');
  if (entry.revoked_at) throw new RegistryError(`The token ${entry.id} was revoked.`);
  if (!isValid(entry, now))
    throw new RegistryError(`The token ${entry.id} expired at ${entry.expires_at}.`);
  const { team, holder, apps, environments, rights } = entry;
  return { team, holder, apps, environments, rights };
}

/** Grants of all tokens that are neither revoked nor expired. */
export const listTokenGrants = async (registryDir: string, now = Date.now()): Promise<Grant[]> =>
  (await listTokens(registryDir)).filter((token) => isValid(token, now));
