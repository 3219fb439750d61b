/** Route pattern of a page and the app that declares it. */
export interface PageMatch<App> {
  readonly pattern: string;
  readonly app: App;
}

/** Compiled route patterns of several apps. */
export interface RouteTable<App> {
  /**
   * Finds the page at a path without language prefix, percent-encoded as in a URL. Returns undefined if no pattern
   * matches.
   */
  find(path: string): PageMatch<App> | undefined;
}

/** The name of a parameter at the start of a segment: `:page` in `:page.html`. */
const PARAMETER_PATTERN = /^:[\w-]+/;

/**
 * Compiles route patterns, once per composition. The table selects the pattern that React Router's `matchRoutes`
 * selects from the same patterns: more segments first, then static segments before parameters before `*`, then the
 * given order. A parameter never matches an empty segment.
 */
export function createRouteTable<App extends { readonly routes: readonly string[] }>(
  apps: readonly App[],
): RouteTable<App> {
  const branches = apps
    .flatMap((app) =>
      app.routes.flatMap((pattern) =>
        expandOptional(pattern).map((path) => ({
          page: { pattern, app },
          score: scorePath(path),
          matcher: compilePath(path),
        })),
      ),
    )
    .sort((a, b) => b.score - a.score);
  return {
    find(path) {
      const decoded = decodeSegments(path);
      return branches.find(({ matcher }) => matcher.test(decoded))?.page;
    },
  };
}

/**
 * Returns the paths that a pattern matches in a normalised form: parameters without names, lower case, and one path for
 * each combination of optional segments. Two apps must not claim the same path. `/a/:id` and `/a/new` are different
 * paths, because React Router prefers the static segment.
 * @example listClaims('/A/:id?') // ['/a', '/a/:']
 */
export const listClaims = (pattern: string): string[] =>
  expandOptional(pattern).map((path) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    return `/${segments.map((segment) => segment.replace(PARAMETER_PATTERN, ':').toLowerCase()).join('/')}`;
  });

/**
 * Returns a path that both patterns match with equal rank, so that only their order would decide. Returns undefined if
 * there is none.
 * @example findEqualMatch('/:a/x', '/y/:b') // '/y/x'
 */
export function findEqualMatch(pattern: string, otherPattern: string): string | undefined {
  for (const first of expandOptional(pattern))
    for (const second of expandOptional(otherPattern)) {
      if (scorePath(first) !== scorePath(second)) continue;
      const path = mergePaths(first, second);
      if (compilePath(first).test(path) && compilePath(second).test(path)) return path;
    }
  return undefined;
}

/** Returns the only path that both patterns can match, apart from the values of parameters. */
function mergePaths(first: string, second: string): string {
  const firstSegments = listSegments(first);
  const secondSegments = listSegments(second);
  const length = Math.max(firstSegments.length, secondSegments.length);
  const segments = Array.from({ length }, (_, index) => {
    const candidates = [firstSegments[index], secondSegments[index]].filter(
      (segment) => segment !== undefined,
    );
    const literal = candidates.find((segment) => !segment.startsWith(':'));
    // A parameter can have a suffix: `:page.html`.
    const suffixes = candidates.map((segment) => segment.replace(PARAMETER_PATTERN, ''));
    return literal ?? `x${suffixes.find((suffix) => suffix !== '') ?? ''}`;
  });
  return `/${segments.join('/')}`;
}

const listSegments = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && segment !== '*');

/** `/a/:b?` becomes `/a` and `/a/:b`. */
const expandOptional = (pattern: string): string[] =>
  expandSegments(pattern.split('/')).map((segments) => segments.join('/') || '/');

function expandSegments([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = expandSegments(others);
  const required = tails.map((tail) => [first.replace(/\?$/, ''), ...tail]);
  return first.endsWith('?') ? [...tails, ...required] : required;
}

/** React Router has the same values. */
const SEGMENT_SCORES = { static: 10, parameter: 3, empty: 1, splat: -2 };

function scorePath(path: string): number {
  const segments = path.split('/');
  const scores = segments.map((segment) => {
    if (segment === '*') return SEGMENT_SCORES.splat;
    if (segment === '') return SEGMENT_SCORES.empty;
    return /^:[\w-]+$/.test(segment) ? SEGMENT_SCORES.parameter : SEGMENT_SCORES.static;
  });
  return scores.reduce((sum, score) => sum + score, segments.length);
}

function compilePath(path: string): RegExp {
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:[\w-]+/g, '/[^/]+');
  if (!path.endsWith('*')) return new RegExp(`^${source}/*$`, 'i');
  return new RegExp(`^${source}${/^\/?\*$/.test(path) ? '.*' : '(?:/.+|/*)'}$`, 'i');
}

/**
 * Decodes each segment, but leaves an encoded slash encoded, because it does not separate segments. Returns a malformed
 * path unchanged.
 */
function decodeSegments(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
