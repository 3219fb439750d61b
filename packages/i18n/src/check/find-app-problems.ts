import { findTextProblems } from './find-text-problems.ts';
import { findUseProblems, readUse } from './find-use-problems.ts';
import { readNamespaces } from './messages.ts';

/**
 * What is wrong with the words of an app (`src/locales/<namespace>.<language>.json`): missing, unused or left in English.
 *
 * @param folder the app's
 * @param speaking folders of packages that say words of the app
 */
export function findAppProblems(folder: string, ...speaking: readonly string[]): string[] {
  const namespaces = readNamespaces(folder);
  if (namespaces.length === 0) return [];
  return [
    ...namespaces.flatMap((one) =>
      findTextProblems(one).map((problem) => `${one.name}: ${problem}`),
    ),
    ...findUseProblems(namespaces, readUse(folder, ...speaking)),
  ];
}
