import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { getPackageFolder, KIT_PACKAGES } from '../kit-packages.mjs';
import { packKit } from '../pack-kit.mjs';

/** The fields of a manifest that tests read. */
export interface PackManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Pack {
  readonly folder: string;
  readonly manifest: PackManifest;
}

export const readManifest = (folder: string): PackManifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Packs the kit and unpacks it into `<modules>/@tractor-haat`, as an installation does. Returns the packs by name. */
export async function unpackKit(modules: string): Promise<Record<string, Pack>> {
  const archives = path.join(modules, '.packs');
  const files = await packKit(archives);
  return Object.fromEntries(
    files.map((file, index) => {
      const name = KIT_PACKAGES[index] ?? '';
      const folder = path.join(modules, '@tractor-haat', name);
      fs.mkdirSync(folder, { recursive: true });
      const archive = path.join(archives, file ?? '');
      execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
      return [name, { folder, manifest: readManifest(folder) }];
    }),
  );
}

/** Returns undefined if the package is not installed in this repository. */
export function findInstalledFolder(name: string): string | undefined {
  const packageFolders = [
    path.resolve(import.meta.dirname, '../../..'),
    ...KIT_PACKAGES.map(getPackageFolder),
  ];
  return packageFolders
    .map((folder) => path.join(folder, 'node_modules', name))
    .find((folder) => fs.existsSync(folder));
}
