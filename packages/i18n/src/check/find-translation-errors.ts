import { findKeyErrors, readKeyUsage } from './find-key-errors.ts';
import { findTextErrors } from './find-text-errors.ts';
import { readNamespaces } from './read-namespaces.ts';

/**
 * Finds errors in an app's translations (`src/locales/<namespace>.<language>.json`): missing, unused or left in English.
 * @param folder the app's folder
 * @param packageFolders folders of packages that use the app's translations
 */
export function findTranslationErrors(
  folder: string,
  ...packageFolders: readonly string[]
): string[] {
  const namespaces = readNamespaces(folder);
  if (namespaces.length === 0) return [];
  return [
    ...namespaces.flatMap((namespace) =>
      findTextErrors(namespace).map((error) => `${namespace.name}: ${error}`),
    ),
    ...findKeyErrors(namespaces, readKeyUsage(folder, ...packageFolders)),
  ];
}
