import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createRegistryDir } from '../access/registry-dir.ts';
import { isMissing } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';

const KIND = 'ed25519';

/** The registry's private key, and the directory that it lies in. */
export interface Seal {
  readonly key: KeyObject;
  readonly registryDir: string;
}

const fileOf = (registryDir: string) => path.join(registryDir, 'signing.key');

/** Signing key; null if there is none. */
export async function readSeal(registryDir: string): Promise<Seal | null> {
  const file = fileOf(registryDir);
  try {
    const key = createPrivateKey(await fs.readFile(file, 'utf8'));
    if (key.asymmetricKeyType !== KIND) throw new RegistryError(`${file} is not an ${KIND} key.`);
    return { key, registryDir };
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof RegistryError) throw error;
    const isClosed = (error as NodeJS.ErrnoException).code === 'EACCES';
    const why = isClosed
      ? "is readable only by the registry's account: use the registry over the network (REGISTRY_URL)"
      : 'contains no key';
    throw new RegistryError(`${file} ${why}.`, { cause: error });
  }
}

/** The same, created on demand. Concurrent calls agree on one key. */
export async function provideSeal(registryDir: string): Promise<Seal> {
  const known = await readSeal(registryDir);
  if (known) return known;
  const file = fileOf(registryDir);
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await createRegistryDir(registryDir);
  const { privateKey } = generateKeyPairSync(KIND);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await fs.writeFile(own, pem, { mode: 0o600, flag: 'wx' });
  try {
    // A hard link appears atomically with its full content.
    await fs.link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(own, { force: true });
  }
  const seal = await readSeal(registryDir);
  if (!seal) throw new RegistryError(`${file} cannot be created.`);
  return seal;
}

/** Public key in one line. */
export const publicKeyText = ({ key }: Seal): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Parses a public key: one line or PEM. Throws on other input. */
export const publicKeyFrom = (text: string): KeyObject =>
  text.includes('BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/** Whether the text is a public key of the supported kind. */
export function isPublicKey(text: string): boolean {
  try {
    return !text.includes('PRIVATE') && publicKeyFrom(text).asymmetricKeyType === KIND;
  } catch {
    return false;
  }
}
