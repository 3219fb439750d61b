import { RegistryError } from '@tractor-haat/registry';
import { type Caller, listTeams, type TeamSettings } from '@tractor-haat/registry/service';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';

const REQUEST_TIMEOUT_MS = 5000;
/** A CI job requests its token just before it uses it, so an older token is rejected even if it has not expired. */
const MAX_TOKEN_AGE = '1 h';
const CLOCK_TOLERANCE_SECONDS = 30;
/** Asymmetric algorithms only: with a shared secret, each verifier could also create tokens. */
const SIGNATURE_ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];

/**
 * Authenticates a CI job by its OIDC token, so that the CI system stores no long-lived secret. Throws a RegistryError
 * if the token is invalid or if no team in `teams.json` has its repository.
 */
export async function authenticateCi(registryDir: string, token: string): Promise<Caller> {
  const issuer = readClaimedIssuer(token);
  const teams = (await listTeams(registryDir)).filter(
    (settings) => settings.oidc.issuer === issuer,
  );
  if (!issuer || teams.length === 0)
    throw new RegistryError('No team in teams.json has the issuer of this token.');
  let payload: JWTPayload;
  try {
    const verified = await jwtVerify(token, await getIssuerKeys(issuer), {
      issuer,
      audience: teams.map(({ oidc }) => oidc.audience),
      algorithms: SIGNATURE_ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'repository'],
      maxTokenAge: MAX_TOKEN_AGE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
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

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

type IssuerKeys = ReturnType<typeof createRemoteJWKSet>;

/** Entries never expire, because `createRemoteJWKSet` fetches the keys again for a token with an unknown key id. */
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

function getIssuerKeys(issuer: string): Promise<IssuerKeys> {
  const cached = keysByIssuer.get(issuer);
  if (cached) return cached;
  const pending = fetchKeys(issuer).catch((cause: unknown) => {
    keysByIssuer.delete(issuer);
    throw new RegistryError(`The keys of the issuer ${issuer} cannot be fetched.`, { cause });
  });
  keysByIssuer.set(issuer, pending);
  return pending;
}

function toRegistryError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  const options = { cause: error };
  if (error instanceof errors.JWTExpired)
    return new RegistryError("The CI's token has expired: request a new one in the job.", options);
  if (error instanceof errors.JWTClaimValidationFailed)
    return new RegistryError(`The claim "${error.claim}" of the CI's token is invalid.`, options);
  return new RegistryError("The CI's token has no valid signature of its issuer.", options);
}

/** The token is not verified yet, so its issuer is used only to select the keys. */
function readClaimedIssuer(token: string): string | undefined {
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
