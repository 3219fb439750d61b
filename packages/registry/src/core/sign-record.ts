import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { EnvironmentName } from './app-name-schema.ts';
import { RegistryError } from './registry-error.ts';
import type { SigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';
import { readIfExists, replaceDurably } from './write-durably.ts';

/** The bytes contain the purpose, so that the signature of a log line is invalid for a record. */
const createSignedBytes = (text: string) => Buffer.from(`tractor-haat record\n${text}`);

/** An Ed25519 signature, 64 bytes in base64. */
const SIGNATURE_PATTERN = /^[A-Za-z0-9+/]{86}==$/;

/** Signs the exact text of a record, byte for byte, and stores the signature in a file beside it. */
export async function signRecord(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  { key }: SigningKey,
): Promise<void> {
  const signature = sign(null, createSignedBytes(text), key).toString('base64');
  await replaceDurably(storeLayout.signature(store, name, version), `${signature}\n`);
}

/**
 * Reads the signature of a record and verifies it against the text. Returns the end of an error message such as `is not
 * signed`, or null if the signature is valid.
 */
export async function findSignatureError(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<string | null> {
  const signature = await readIfExists(storeLayout.signature(store, name, version));
  return findTextSignatureError(text, signature, key);
}

/** Verifies a signature like `findSignatureError`, but does not read it. `signature` is null for an unsigned record. */
export function findTextSignatureError(
  text: string,
  signature: string | null,
  key: KeyObject,
): string | null {
  if (signature === null) return 'is not signed';
  const trimmed = signature.trim();
  const isValid =
    SIGNATURE_PATTERN.test(trimmed) &&
    verify(null, createSignedBytes(text), key, Buffer.from(trimmed, 'base64'));
  return isValid ? null : 'has an invalid signature';
}

/** Throws a RegistryError if a record is not signed or its signature is invalid. */
export async function requireSignedRecord(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<void> {
  const error = await findSignatureError(store, { name, version }, text, key);
  if (error) throw new RegistryError(`The record of ${name}@${version} ${error}.`);
}

export const toPublicKey = ({ key }: SigningKey): KeyObject => createPublicKey(key);

/** The bytes contain the name of the environment, so that a signed staging file is invalid for production. */
const createEnvironmentBytes = (env: EnvironmentName, content: object) =>
  Buffer.from(`tractor-haat environment\n${env}\n${JSON.stringify(content)}`);

/** Text of an environment file, with a signature if there is a signing key. */
export function formatEnvironment(
  env: EnvironmentName,
  content: object,
  signingKey: Pick<SigningKey, 'key'> | null,
): string {
  const plain = JSON.parse(JSON.stringify(content));
  const signature =
    signingKey && sign(null, createEnvironmentBytes(env, plain), signingKey.key).toString('base64');
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
    verify(null, createEnvironmentBytes(env, content), key, Buffer.from(signature, 'base64'));
  if (!isValid) throw new RegistryError(`${location} has an invalid signature.`);
}
