import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import fs from 'node:fs/promises';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { isMissing, replaceDurably } from '../write-durably.ts';
import type { SigningKey } from './signing-key.ts';

/** The bytes include the purpose: a signature of a log line is invalid for a record. */
const createSignedBytes = (text: string) => Buffer.from(`tractor-haat record\n${text}`);

const SIGNATURE_PATTERN = /^[A-Za-z0-9+/]{86}==$/;

/** Signs a record's exact text and stores the signature beside the record. */
export async function signRecord(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  { key }: SigningKey,
): Promise<void> {
  const signature = sign(null, createSignedBytes(text), key).toString('base64');
  await replaceDurably(storeLayout.signature(store, name, version), `${signature}\n`);
}

/** Error of a record's signature; null if valid. */
export async function findSignatureError(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<string | null> {
  const file = storeLayout.signature(store, name, version);
  let signature: string;
  try {
    signature = (await fs.readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return 'is not signed';
    throw error;
  }
  return findTextSignatureError(text, signature, key);
}

/** Error of a signature that was read already; null if it is valid. */
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

/** Throws if the signature of a record is invalid. */
export async function requireSignedRecord(
  store: string,
  version: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<void> {
  const error = await findSignatureError(store, version, text, key);
  if (error) throw new RegistryError(`The record of ${version.name}@${version.version} ${error}.`);
}

/** Public key that belongs to a signing key. */
export const toPublicKey = ({ key }: SigningKey): KeyObject => createPublicKey(key);
