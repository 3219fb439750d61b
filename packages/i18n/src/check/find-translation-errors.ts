import { findKeyErrors, readKeyUsage } from './find-key-errors.ts';
import { findTextErrors } from './find-text-errors.ts';
import { readNamespaces } from './read-namespaces.ts';

/**
 * Errors in an app's translations (`src/locales/<namespace>.<language>.json`): missing, unused or left in English.
 * @param folder the app's folder
 * @param speaking folders of packages that use the app's translations
 */
export function findTranslationErrors(folder: string, ...speaking: readonly string[]): string[] {
  const namespaces = readNamespaces(folder);
  if (namespaces.length === 0) return [];
  return [
    ...namespaces.flatMap((one) => findTextErrors(one).map((problem) => `${one.name}: ${problem}`)),
    ...findKeyErrors(namespaces, readKeyUsage(folder, ...speaking)),
  ];
}
