import { findKeyErrors, readKeyUsage } from './find-key-errors.ts';
import { findTextErrors } from './find-text-errors.ts';
import { readNamespaces } from './read-namespaces.ts';

/**
 * Returns an error message for each translation of an app (`src/locales/<namespace>.<language>.json`) that is missing,
 * unused or left in English.
 *
 * @param folder of the app
 * @param packageFolders of the packages that use translations of the app
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
