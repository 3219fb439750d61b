import type { ArtifactRecord } from '@tractor-haat/registry';

/**
 * Appends the target to the origin. `new URL(target, origin)` would resolve `//other.test/` to another host, and cached
 * pages would contain that host.
 */
export function parseRequestUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  const address = origin + target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const TRACKING_PARAMETER = /^(utm_\w+|fbclid|gclid|igshid|_gl)$/;

/** English pages have no prefix. `/english` is a path. */
const ENGLISH_PREFIX = /^\/en(?=\/|$)/;

/**
 * Canonical URLs have lower case, single slashes, no trailing slash and no `/en`. `location` is undefined for a
 * canonical URL.
 */
export function canonicalizeUrl(url: URL): { location?: string } {
  let path = toLowerCasePath(url.pathname.replace(/\/{2,}/g, '/'));
  path = path.replace(ENGLISH_PREFIX, '') || '/';
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path === url.pathname ? {} : { location: path + url.search };
}

const ESCAPE_OR_CAPITAL = /%[0-9A-Fa-f]{2}|[A-Z]/g;

/** Does not change escapes such as `%2F`, whose canonical form is upper case. */
const toLowerCasePath = (path: string) =>
  path.replace(ESCAPE_OR_CAPITAL, (part) => (part.length === 1 ? part.toLowerCase() : part));

export function removeTrackingParameters(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name) || name === 'language') clean.searchParams.delete(name);
  }
  clean.hash = '';
  return clean;
}

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
