import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findTranslationErrors } from '@tractor-haat/i18n/check';
import { compile } from '@tractor-haat/tooling/compile';
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

/**
 * Runs `mfe build`: compiles the remote into `dist/`, for browsers and for the site server. Returns false on failure.
 */
export async function build({ name, folder }: LocalRemote): Promise<boolean> {
  const startedAt = performance.now();
  // webpack does not delete files of an earlier build.
  fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const isBuilt = await compile(path.join(folder, 'webpack.config.mjs'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(isBuilt ? `${name} built in ${seconds} s` : `${name} did not build.`);
  return isBuilt;
}

/** Runs `mfe check`: returns true if every text is translated into all languages and used. */
export function checkTranslations({ folder }: LocalRemote): boolean {
  const { dependencies = {} } = createRequire(path.join(folder, 'package.json'))('./package.json');
  const translatingPackages = '@tractor-haat/forms' in dependencies ? findFormsPackage(folder) : [];
  const errors = findTranslationErrors(folder, ...translatingPackages);
  for (const error of errors) console.error(error);
  if (errors.length === 0) console.log('Every text is translated into every language, and used.');
  return errors.length === 0;
}

/** The package `forms` uses translations of the remote, so its keys count as used. */
function findFormsPackage(folder: string): string[] {
  try {
    const requireFromFolder = createRequire(path.join(folder, 'package.json'));
    return [path.dirname(requireFromFolder.resolve('@tractor-haat/forms/package.json'))];
  } catch {
    return [];
  }
}
