import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/**
 * Claims of a job's token. `age_s` is the time since `iat`, `lifetime_s` the time from `iat` to `exp`, both in seconds.
 */
export interface JobClaims extends JWTPayload {
  readonly age_s?: number;
  readonly lifetime_s?: number;
}

const REPOSITORY = 'tractors/media';
const AUDIENCE = 'https://registry.test';

/** Starts an OIDC issuer that serves its discovery document and keys, and signs tokens of CI jobs. */
export async function startIssuer() {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  let issuer = '';
  const server = http.createServer((request, response) => {
    const body = request.url?.endsWith('/jwks')
      ? { keys: [jwk] }
      : { issuer, jwks_uri: `${issuer}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const defaultClaims = {
    iss: issuer,
    aud: AUDIENCE,
    repository: REPOSITORY,
    ref: 'refs/heads/main',
  };

  function createJobToken(
    { age_s = 0, lifetime_s = 300, ...claims }: JobClaims = {},
    key = pair.privateKey,
  ) {
    const issuedAt = Math.floor(Date.now() / 1000) - age_s;
    return new SignJWT({ ...defaultClaims, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime_s)
      .sign(key);
  }

  /** Algorithm confusion attack: a verifier that accepts HS256 would use the public key as the shared secret. */
  const createSharedSecretToken = async () =>
    new SignJWT(defaultClaims)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(JSON.stringify(jwk)));

  return {
    issuer,
    audience: AUDIENCE,
    repository: REPOSITORY,
    createJobToken,
    createSharedSecretToken,
    createOtherKey: async () => (await generateKeyPair('RS256')).privateKey,
    stop: () => server.close(),
  };
}
