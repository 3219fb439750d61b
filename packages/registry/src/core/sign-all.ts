import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ENVIRONMENT_NAMES, type EnvironmentName } from './app-name-schema.ts';
import { readEnvironment } from './environment.ts';
import { listPublishedApps, parseRecord } from './parse-record.ts';
import { writeEnvironment } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';
import { findSignatureError, signRecord, toPublicKey } from './sign-record.ts';
import type { SigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './with-store-lock.ts';

/**
 * Signs all records and environments that are not signed with the key, and returns their names. The operator must trust
 * the content of the store, because it is not verified.
 */
export async function signAll(store: string, signingKey: SigningKey): Promise<string[]> {
  const key = toPublicKey(signingKey);
  const signed: string[] = [];
  await withStoreLock(store, async () => {
    for (const app of await listPublishedApps(store)) {
      const folder = storeLayout.records(store, app);
      for (const file of (await fs.readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
        const text = await fs.readFile(path.join(folder, file), 'utf8');
        const { name, version } = parseRecord(text, file);
        if (name !== app || `${version}.json` !== file)
          throw new RegistryError(`${path.join(folder, file)} is the record of another version.`);
        if ((await findSignatureError(store, { name, version }, text, key)) === null) continue;
        await signRecord(store, { name, version }, text, signingKey);
        signed.push(`${name}@${version}`);
      }
    }
    for (const env of ENVIRONMENT_NAMES) {
      const environment = await readEnvironment(store, env);
      if (environment.revision === 0) continue;
      if (await isSignedEnvironment(store, env, key)) continue;
      await writeEnvironment(store, env, environment, signingKey);
      signed.push(env);
    }
  });
  return signed;
}

async function isSignedEnvironment(
  store: string,
  env: EnvironmentName,
  key: KeyObject,
): Promise<boolean> {
  try {
    await readEnvironment(store, env, key);
    return true;
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}
