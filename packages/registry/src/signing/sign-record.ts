import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readIfExists } from '../read-if-exists.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { replaceDurably } from '../write-durably.ts';
import type { SigningKey } from './signing-key.ts';

/** The bytes contain the purpose, so that the signature of a log line is invalid for a record. */
const createSignedBytes = (text: string) => Buffer.from(`tractor-haat record\n${text}`);

/** An Ed25519 signature, 64 bytes in base64. */
export const SIGNATURE_PATTERN = /^[A-Za-z0-9+/]{86}==$/;

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
