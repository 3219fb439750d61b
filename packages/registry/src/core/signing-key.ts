import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createRegistryDir } from './read-registry-file.ts';
import { RegistryError } from './registry-error.ts';
import { createPrivateFile, isMissingFileError } from './write-durably.ts';

const KEY_TYPE = 'ed25519';

/** Private Ed25519 key of a registry, with the directory that also contains the log head. */
export interface SigningKey {
  readonly key: KeyObject;
  readonly registryDir: string;
}

const toKeyFile = (registryDir: string) => path.join(registryDir, 'signing.key');

/**
 * Signing key of the registry, or null if it has none. Throws a RegistryError if the file is unreadable or contains
 * another kind of key.
 */
export async function readSigningKey(registryDir: string): Promise<SigningKey | null> {
  const file = toKeyFile(registryDir);
  try {
    const key = createPrivateKey(await fs.readFile(file, 'utf8'));
    if (key.asymmetricKeyType !== KEY_TYPE)
      throw new RegistryError(`${file} is not an ${KEY_TYPE} key.`);
    return { key, registryDir };
  } catch (error) {
    if (isMissingFileError(error)) return null;
    if (error instanceof RegistryError) throw error;
    const isUnreadable = (error as NodeJS.ErrnoException).code === 'EACCES';
    const reason = isUnreadable
      ? "is readable only by the registry's account: use the registry over the network (REGISTRY_URL)"
      : 'contains no key';
    throw new RegistryError(`${file} ${reason}.`, { cause: error });
  }
}

/** Returns the signing key and creates it if needed. Concurrent calls return the same key. */
export async function ensureSigningKey(registryDir: string): Promise<SigningKey> {
  const existing = await readSigningKey(registryDir);
  if (existing) return existing;
  const file = toKeyFile(registryDir);
  await createRegistryDir(registryDir);
  const { privateKey } = generateKeyPairSync(KEY_TYPE);
  await createPrivateFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const signingKey = await readSigningKey(registryDir);
  if (!signingKey) throw new RegistryError(`${file} cannot be created.`);
  return signingKey;
}

/** Public key in one line (base64 of DER), the value of REGISTRY_PUBLIC_KEY. */
export const formatPublicKey = ({ key }: SigningKey): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Parses a public key in PEM or as `formatPublicKey` writes it. Throws on other input. */
export const parsePublicKey = (text: string): KeyObject =>
  text.includes('BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/** True for a public Ed25519 key in a format that `parsePublicKey` accepts. False for a private key. */
export function isPublicKey(text: string): boolean {
  try {
    return !text.includes('PRIVATE') && parsePublicKey(text).asymmetricKeyType === KEY_TYPE;
  } catch {
    return false;
  }
}
