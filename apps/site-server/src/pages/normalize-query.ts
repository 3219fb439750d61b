import type { ArtifactRecord } from '@tractor-haat/registry';
import { removeTrackingParameters } from './canonicalize-url.ts';

type QueryDeclaration = Pick<ArtifactRecord, 'query'>;

/** More values than any filter offers. */
const MAX_PARAMETER_VALUES = 40;

/**
 * Removes query parameters that neither the app of the page nor the shell declares, and sorts the others, so that
 * equivalent URLs share a cache entry. Apps without a declaration receive all parameters.
 */
export function normalizeQuery(
  requestedUrl: URL,
  shell: QueryDeclaration,
  owner: QueryDeclaration | undefined,
): URL {
  const url = removeTrackingParameters(requestedUrl);
  if (url.search === '') return url;
  const names = [...new Set(url.searchParams.keys())];
  const listDeclaredParameters = (app: QueryDeclaration | undefined) =>
    app === undefined ? [] : (app.query ?? names);
  const declaredParameters = new Set([
    ...listDeclaredParameters(owner),
    ...listDeclaredParameters(shell),
  ]);
  const query = new URLSearchParams();
  for (const name of names.filter((parameter) => declaredParameters.has(parameter)).sort()) {
    const values = [...new Set(url.searchParams.getAll(name))].slice(0, MAX_PARAMETER_VALUES);
    for (const value of values) query.append(name, value);
  }
  url.search = query.toString();
  return url;
}
