import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { openOffice } from '../access/office.ts';
import { isMissing } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';

const KIND = 'ed25519';

/** The registry's private key, and the office that it lies in. */
export interface Seal {
  readonly key: KeyObject;
  readonly office: string;
}

const fileOf = (office: string) => path.join(office, 'signing.key');

/** The registry's seal; null where it has none. */
export async function readSeal(office: string): Promise<Seal | null> {
  const file = fileOf(office);
  try {
    const key = createPrivateKey(await fs.readFile(file, 'utf8'));
    if (key.asymmetricKeyType !== KIND) throw new RegistryError(`${file} is no ${KIND} key.`);
    return { key, office };
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof RegistryError) throw error;
    const isClosed = (error as NodeJS.ErrnoException).code === 'EACCES';
    const why = isClosed
      ? "is for the registry's own account: reach the registry over the network (REGISTRY_URL)"
      : 'holds no key';
    throw new RegistryError(`${file} ${why}.`, { cause: error });
  }
}

/** The same, made when there is none. Two at once agree on one. */
export async function provideSeal(office: string): Promise<Seal> {
  const known = await readSeal(office);
  if (known) return known;
  const file = fileOf(office);
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await openOffice(office);
  const { privateKey } = generateKeyPairSync(KIND);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await fs.writeFile(own, pem, { mode: 0o600, flag: 'wx' });
  try {
    // A link appears with its whole content, or not at all.
    await fs.link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(own, { force: true });
  }
  const seal = await readSeal(office);
  if (!seal) throw new RegistryError(`${file} cannot be made.`);
  return seal;
}

/** The half that everybody may know, in one line. */
export const publicKeyText = ({ key }: Seal): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Reads a public key: the one line, or PEM. Throws on anything else. */
export const publicKeyFrom = (text: string): KeyObject =>
  text.includes('BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/** Whether it is a key of the kind that registries sign with. */
export function isPublicKey(text: string): boolean {
  try {
    return !text.includes('PRIVATE') && publicKeyFrom(text).asymmetricKeyType === KIND;
  } catch {
    return false;
  }
}
