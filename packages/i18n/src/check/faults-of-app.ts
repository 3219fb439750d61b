import { faultsOfTexts } from './faults-of-texts.ts';
import { faultsOfUse, readUse } from './faults-of-use.ts';
import { readNamespaces } from './messages.ts';

/**
 * What is wrong with the words of an app (`src/locales/<namespace>.<language>.json`): missing, unused or left in English.
 *
 * @param folder the app's
 * @param speaking folders of packages that say words of the app
 */
export function faultsOfApp(folder: string, ...speaking: readonly string[]): string[] {
  const namespaces = readNamespaces(folder);
  if (namespaces.length === 0) return [];
  return [
    ...namespaces.flatMap((one) => faultsOfTexts(one).map((fault) => `${one.name}: ${fault}`)),
    ...faultsOfUse(namespaces, readUse(folder, ...speaking)),
  ];
}
