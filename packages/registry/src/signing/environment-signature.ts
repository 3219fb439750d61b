import { type KeyObject, sign, verify } from 'node:crypto';
import type { EnvironmentName } from '../names.ts';
import { RegistryError } from '../registry-error.ts';
import type { Seal } from './keys.ts';

const FORM = /^[A-Za-z0-9+/]{86}==$/;

/** Includes the environment's name: a signature for staging is not valid for production. */
const signedText = (env: EnvironmentName, content: object) =>
  Buffer.from(`tractor-haat environment\n${env}\n${JSON.stringify(content)}`);

/** Content of an environment file with its signature if there is a key. */
export function environmentText(
  env: EnvironmentName,
  content: object,
  seal: Pick<Seal, 'key'> | null,
): string {
  const plain = JSON.parse(JSON.stringify(content));
  const signature = seal && sign(null, signedText(env, plain), seal.key).toString('base64');
  return `${JSON.stringify(signature ? { ...plain, signature } : plain, null, 2)}\n`;
}

/** Throws if the signature of an environment file is invalid; `place` is its name in messages. */
export function refuseUnsignedEnvironment(
  env: EnvironmentName,
  source: string,
  key: KeyObject,
  place: string,
): void {
  const { signature, ...content } = JSON.parse(source) as { signature?: unknown };
  if (signature === undefined) throw new RegistryError(`${place} is not signed.`);
  const holds =
    typeof signature === 'string' &&
    FORM.test(signature) &&
    verify(null, signedText(env, content), key, Buffer.from(signature, 'base64'));
  if (!holds) throw new RegistryError(`${place} has an invalid signature.`);
}
