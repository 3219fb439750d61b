import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Claims in which the tokens of jobs differ. */
export interface Job extends JWTPayload {
  readonly age_s?: number;
  readonly life_s?: number;
}

const REPOSITORY = 'tractors/media';
const AUDIENCE = 'https://registry.test';

/** An OIDC issuer on its own port: discovery page, keys, and tokens for its jobs. */
export async function startIssuer() {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  let issuer = '';
  const server = http.createServer((request, answer) => {
    const body = request.url?.endsWith('/jwks')
      ? { keys: [jwk] }
      : { issuer, jwks_uri: `${issuer}/jwks` };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const usual = { iss: issuer, aud: AUDIENCE, repository: REPOSITORY, ref: 'refs/heads/main' };

  function job({ age_s = 0, life_s = 300, ...claims }: Job = {}, key = pair.privateKey) {
    const at = Math.floor(Date.now() / 1000) - age_s;
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt(at)
      .setExpirationTime(at + life_s)
      .sign(key);
  }

  /** A token signed with the public key as shared secret, which a verifier without algorithm check accepts. */
  const sharedSecret = async () =>
    new SignJWT(usual)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(JSON.stringify(jwk)));

  return {
    issuer,
    audience: AUDIENCE,
    repository: REPOSITORY,
    job,
    sharedSecret,
    stranger: async () => (await generateKeyPair('RS256')).privateKey,
    stop: () => server.close(),
  };
}
