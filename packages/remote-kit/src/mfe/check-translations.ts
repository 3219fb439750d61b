import { createRequire } from 'node:module';
import path from 'node:path';
import { findTranslationErrors } from '@tractor-haat/i18n/check';
import type { LocalRemote } from './read-local-remote.ts';

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
