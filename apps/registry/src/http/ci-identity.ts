import { RegistryError } from '@tractor-haat/registry';
import { type Caller, listTeams, type TeamSettings } from '@tractor-haat/registry/service';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';

/** Timeout in milliseconds for requests to an issuer. */
const LIMIT_MS = 5000;
/** Maximum age of a CI's token; a CI job requests one when it needs it. */
const OLDEST = '1 h';
const TOLERANCE_S = 30;
/** Asymmetric algorithms only: with a shared secret every verifier could also sign. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Keys by issuer, fetched once and again when a token names an unknown key. */
const known = new Map<string, Promise<Keys>>();

async function discover(issuer: string): Promise<Keys> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const discovery = discoverySchema.parse(await answer.json());
  const keys = new URL(discovery.jwks_uri);
  if (discovery.issuer !== issuer || keys.protocol !== new URL(issuer).protocol)
    throw new Error('it speaks for another issuer');
  return createRemoteJWKSet(keys, { timeoutDuration: LIMIT_MS });
}

function keysOf(issuer: string): Promise<Keys> {
  const cached = known.get(issuer);
  if (cached) return cached;
  const asking = discover(issuer).catch((cause: unknown) => {
    known.delete(issuer);
    throw new RegistryError(`The issuer ${issuer} cannot be asked for its keys.`, { cause });
  });
  known.set(issuer, asking);
  return asking;
}

/** Explains why an issuer's token is rejected, so that the team can fix it. */
function toRegistryError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  const cause = { cause: error };
  if (error instanceof errors.JWTExpired)
    return new RegistryError("The CI's token is over: ask for a new one in the job.", cause);
  if (error instanceof errors.JWTClaimValidationFailed)
    return new RegistryError(`The CI's token does not fit: its claim "${error.claim}".`, cause);
  return new RegistryError("The CI's token is not one of its issuer.", cause);
}

/** Issuer claimed by a token that is not verified yet; selects the keys to fetch. */
function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

const isOf = ({ oidc }: TeamSettings, { aud, repository, ref }: JWTPayload): boolean =>
  [aud].flat().includes(oidc.audience) &&
  repository === oidc.repository &&
  (oidc.ref === undefined || ref === oidc.ref);

/**
 * Authenticates a CI job by its OIDC token, so that CI stores no long-lived secret. Throws a RegistryError with the
 * reason if no team has this identity.
 */
export async function ciOf(registryDir: string, token: string): Promise<Caller> {
  const issuer = claimedIssuer(token);
  const teams = (await listTeams(registryDir)).filter((one) => one.oidc.issuer === issuer);
  if (!issuer || teams.length === 0)
    throw new RegistryError("No team's settings name the issuer of this token.");
  let payload: JWTPayload;
  try {
    const verified = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      audience: teams.map(({ oidc }) => oidc.audience),
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'repository'],
      maxTokenAge: OLDEST,
      clockTolerance: TOLERANCE_S,
    });
    payload = verified.payload;
  } catch (error) {
    throw toRegistryError(error);
  }
  const team = teams.find((one) => isOf(one, payload));
  if (!team)
    throw new RegistryError(
      `No team's settings name the repository ${JSON.stringify(payload.repository)} with this audience and ref.`,
    );
  const { oidc: _, ...grant } = team;
  return { ...grant, holder: 'ci' };
}
