import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import fs from 'node:fs/promises';
import { isMissing, replaceDurably } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import type { Seal } from './keys.ts';

/** What is signed says what it is: a signature of a line of the log is none of a record. */
const signed = (text: string) => Buffer.from(`tractor-haat record\n${text}`);

const FORM = /^[A-Za-z0-9+/]{86}==$/;

/** Signs a record's exact text, beside which the signature is kept. */
export async function signRecord(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  { key }: Seal,
): Promise<void> {
  const signature = sign(null, signed(text), key).toString('base64');
  await replaceDurably(storeLayout.signature(store, name, version), `${signature}\n`);
}

/** What is wrong with the signature of a record's text; null when it is the registry's. */
export async function signatureFault(
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
  return recordTextFault(text, signature, key);
}

/** The same, of a signature that lies elsewhere; null where there is none. */
export function recordTextFault(
  text: string,
  signature: string | null,
  key: KeyObject,
): string | null {
  if (signature === null) return 'is not signed';
  const given = signature.trim();
  const holds = FORM.test(given) && verify(null, signed(text), key, Buffer.from(given, 'base64'));
  return holds ? null : 'is not what the registry signed';
}

/** Throws where a record's text is not what the registry signed. */
export async function refuseUnsigned(
  store: string,
  version: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<void> {
  const fault = await signatureFault(store, version, text, key);
  if (fault) throw new RegistryError(`The record of ${version.name}@${version.version} ${fault}.`);
}

/** The public half of a seal. */
export const publicKeyOf = ({ key }: Seal): KeyObject => createPublicKey(key);
