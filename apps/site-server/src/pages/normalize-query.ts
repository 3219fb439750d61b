import type { ArtifactRecord } from '@tractor-haat/registry';
import { withoutTrackingParameters } from './canonicalize-url.ts';

type App = Pick<ArtifactRecord, 'query'>;

/** More values than any filter offers. */
const MAX_VALUES = 40;

/**
 * Removes query parameters that neither the app of the page nor the shell declares, and sorts the others, so that
 * equivalent URLs share a cache entry. Apps without a declaration receive all parameters.
 */
export function normalizeQuery(requestedUrl: URL, shell: App, owner: App | undefined): URL {
  const url = withoutTrackingParameters(requestedUrl);
  if (url.search === '') return url;
  const names = [...new Set(url.searchParams.keys())];
  const listDeclaredParameters = (app: App | undefined) =>
    app === undefined ? [] : (app.query ?? names);
  const declaredParameters = new Set([
    ...listDeclaredParameters(owner),
    ...listDeclaredParameters(shell),
  ]);
  const query = new URLSearchParams();
  for (const name of names.filter((parameter) => declaredParameters.has(parameter)).sort()) {
    const values = [...new Set(url.searchParams.getAll(name))].slice(0, MAX_VALUES);
    for (const value of values) query.append(name, value);
  }
  url.search = query.toString();
  return url;
}
