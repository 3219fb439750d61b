import { RegistryError } from '@tractor-haat/registry';
import { type Caller, listTeams, type TeamSettings } from '@tractor-haat/registry/service';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';

/** Timeout in milliseconds for requests to an issuer. */
const REQUEST_TIMEOUT_MS = 5000;
/** Maximum age of a CI's token; a CI job requests one when it needs it. */
const MAX_TOKEN_AGE = '1 h';
const TOLERANCE_S = 30;
/** Asymmetric algorithms only: with a shared secret every verifier could also sign. */
const SIGNATURE_ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

type IssuerKeys = ReturnType<typeof createRemoteJWKSet>;

/** Keys by issuer, fetched once and again when a token names an unknown key. */
const keysByIssuer = new Map<string, Promise<IssuerKeys>>();

async function fetchKeys(issuer: string): Promise<IssuerKeys> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const discovery = discoverySchema.parse(await response.json());
  const keysUrl = new URL(discovery.jwks_uri);
  if (discovery.issuer !== issuer || keysUrl.protocol !== new URL(issuer).protocol)
    throw new Error('its configuration names another issuer');
  return createRemoteJWKSet(keysUrl, { timeoutDuration: REQUEST_TIMEOUT_MS });
}

function readIssuerKeys(issuer: string): Promise<IssuerKeys> {
  const cached = keysByIssuer.get(issuer);
  if (cached) return cached;
  const pending = fetchKeys(issuer).catch((cause: unknown) => {
    keysByIssuer.delete(issuer);
    throw new RegistryError(`The keys of the issuer ${issuer} cannot be fetched.`, { cause });
  });
  keysByIssuer.set(issuer, pending);
  return pending;
}

/** Explains why an issuer's token is rejected, so that the team can fix it. */
function toRegistryError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  const cause = { cause: error };
  if (error instanceof errors.JWTExpired)
    return new RegistryError("The CI's token has expired: request a new one in the job.", cause);
  if (error instanceof errors.JWTClaimValidationFailed)
    return new RegistryError(`The claim "${error.claim}" of the CI's token is invalid.`, cause);
  return new RegistryError("The CI's token has no valid signature of its issuer.", cause);
}

/** Issuer claimed by a token that is not verified yet; selects the keys to fetch. */
function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

const matchesTeam = ({ oidc }: TeamSettings, { aud, repository, ref }: JWTPayload): boolean =>
  [aud].flat().includes(oidc.audience) &&
  repository === oidc.repository &&
  (oidc.ref === undefined || ref === oidc.ref);

/**
 * Authenticates a CI job by its OIDC token, so that CI stores no long-lived secret. Throws a RegistryError with the
 * reason if no team has this identity.
 */
export async function authenticateCi(registryDir: string, token: string): Promise<Caller> {
  const issuer = claimedIssuer(token);
  const teams = (await listTeams(registryDir)).filter(
    (settings) => settings.oidc.issuer === issuer,
  );
  if (!issuer || teams.length === 0)
    throw new RegistryError('No team in teams.json has the issuer of this token.');
  let payload: JWTPayload;
  try {
    const verified = await jwtVerify(token, await readIssuerKeys(issuer), {
      issuer,
      audience: teams.map(({ oidc }) => oidc.audience),
      algorithms: SIGNATURE_ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'repository'],
      maxTokenAge: MAX_TOKEN_AGE,
      clockTolerance: TOLERANCE_S,
    });
    payload = verified.payload;
  } catch (error) {
    throw toRegistryError(error);
  }
  const team = teams.find((settings) => matchesTeam(settings, payload));
  if (!team)
    throw new RegistryError(
      `No team in teams.json has the repository ${JSON.stringify(payload.repository)} with this audience and ref.`,
    );
  const { oidc: _, ...grant } = team;
  return { ...grant, holder: 'ci' };
}
