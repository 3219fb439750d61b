import { createRequire } from 'node:module';
import path from 'node:path';
import { findAppProblems } from '@tractor-haat/i18n/check';
import type { OwnRemote } from './own-remote.ts';

/** Where the package of forms is installed, whose sentences are words of the remote; none where it has no forms. */
function formsOf(folder: string): string[] {
  try {
    const find = createRequire(path.join(folder, 'package.json'));
    return [path.dirname(find.resolve('@tractor-haat/forms/package.json'))];
  } catch {
    return [];
  }
}

/** `mfe check`: whether every text is there in every language, and used. */
export function checkTranslations({ folder }: OwnRemote): boolean {
  const { dependencies = {} } = createRequire(path.join(folder, 'package.json'))('./package.json');
  const speaking = '@tractor-haat/forms' in dependencies ? formsOf(folder) : [];
  const problems = findAppProblems(folder, ...speaking);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('Every text is translated into every language, and used.');
  return problems.length === 0;
}
