import { type KeyObject, sign, verify } from 'node:crypto';
import type { EnvironmentName } from '../environment-name.ts';
import { RegistryError } from '../registry-error.ts';
import { SIGNATURE_PATTERN } from './sign-record.ts';
import type { SigningKey } from './signing-key.ts';

/** The bytes contain the name of the environment, so that a signed staging file is invalid for production. */
const createSignedBytes = (env: EnvironmentName, content: object) =>
  Buffer.from(`tractor-haat environment\n${env}\n${JSON.stringify(content)}`);

/** Text of an environment file, with a signature if there is a signing key. */
export function formatEnvironment(
  env: EnvironmentName,
  content: object,
  signingKey: Pick<SigningKey, 'key'> | null,
): string {
  const plain = JSON.parse(JSON.stringify(content));
  const signature =
    signingKey && sign(null, createSignedBytes(env, plain), signingKey.key).toString('base64');
  return `${JSON.stringify(signature ? { ...plain, signature } : plain, null, 2)}\n`;
}

/**
 * Throws a RegistryError if an environment file is not signed or its signature is invalid.
 *
 * @param location name of the file in error messages
 */
export function requireSignedEnvironment(
  env: EnvironmentName,
  source: string,
  key: KeyObject,
  location: string,
): void {
  const { signature, ...content } = JSON.parse(source) as { signature?: unknown };
  if (signature === undefined) throw new RegistryError(`${location} is not signed.`);
  const isValid =
    typeof signature === 'string' &&
    SIGNATURE_PATTERN.test(signature) &&
    verify(null, createSignedBytes(env, content), key, Buffer.from(signature, 'base64'));
  if (!isValid) throw new RegistryError(`${location} has an invalid signature.`);
}
