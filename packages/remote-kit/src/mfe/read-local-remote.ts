import fs from 'node:fs';
import path from 'node:path';
import { RegistryError } from '../registry.ts';

/** The remote in a folder with a `remote.json`. */
export interface LocalRemote {
  readonly name: string;
  readonly folder: string;
}

/** Reads `remote.json`. Throws a `RegistryError` if there is none. */
export function readLocalRemote(folder = process.cwd()): LocalRemote {
  const file = path.join(folder, 'remote.json');
  if (!fs.existsSync(file))
    throw new RegistryError(`There is no remote.json here: run mfe in a remote's folder.`);
  const { name } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { name, folder };
}
