import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import fs from 'node:fs/promises';
import { isMissing, replaceDurably } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import type { Seal } from './keys.ts';

/** Includes the purpose: a signature of a log line is not valid for a record. */
const signed = (text: string) => Buffer.from(`tractor-haat record\n${text}`);

const FORM = /^[A-Za-z0-9+/]{86}==$/;

/** Signs a record's exact text; the signature is stored beside it. */
export async function signRecord(
  store: string,
  { name, version }: { name: string; version: string },
  text: string,
  { key }: Seal,
): Promise<void> {
  const signature = sign(null, signed(text), key).toString('base64');
  await replaceDurably(storeLayout.signature(store, name, version), `${signature}\n`);
}

/** Problem of a record's signature; null if valid. */
export async function findSignatureProblem(
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
  return findRecordTextProblem(text, signature, key);
}

/** The same for a detached signature; null without one. */
export function findRecordTextProblem(
  text: string,
  signature: string | null,
  key: KeyObject,
): string | null {
  if (signature === null) return 'is not signed';
  const trimmed = signature.trim();
  const holds =
    FORM.test(trimmed) && verify(null, signed(text), key, Buffer.from(trimmed, 'base64'));
  return holds ? null : 'has an invalid signature';
}

/** Throws if the signature of a record is invalid. */
export async function refuseUnsigned(
  store: string,
  version: { name: string; version: string },
  text: string,
  key: KeyObject,
): Promise<void> {
  const problem = await findSignatureProblem(store, version, text, key);
  if (problem)
    throw new RegistryError(`The record of ${version.name}@${version.version} ${problem}.`);
}

/** Public key of a seal. */
export const publicKeyOf = ({ key }: Seal): KeyObject => createPublicKey(key);
