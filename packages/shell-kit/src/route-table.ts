/** Page at a path: its route pattern and the app that declares it. */
export interface PageMatch<App> {
  readonly pattern: string;
  readonly app: App;
}

/** Route patterns of several apps, compiled and ranked. */
export interface RouteTable<App> {
  /** Page at a path without language prefix, as in a URL (percent-encoded); undefined if no app has it. */
  find(path: string): PageMatch<App> | undefined;
}

/**
 * Compiles route patterns; call it once per composition. The table selects the pattern that React
 * Router's `matchRoutes` selects from the same patterns: more segments first, static segments before
 * parameters before `*`, then in the given order. A parameter never matches an empty segment.
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
 * Returns the paths that a pattern claims, in a comparable form. Apps with an equal claim compete for
 * the same pages. Parameter names and the case of static segments do not count. `/a/:id` and `/a/new` differ,
 * because the static segment takes precedence.
 */
export const listClaims = (pattern: string): string[] =>
  expandOptional(pattern).map((path) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    return `/${segments.map((segment) => segment.replace(/^:[\w-]+/, ':').toLowerCase()).join('/')}`;
  });

/**
 * A path that both patterns match with equal rank, so that only their order decides; undefined if there is none.
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

/** Returns the only path that both paths can match, except for the values of parameters. */
function mergePaths(first: string, second: string): string {
  const [segmentsA, segmentsB] = [first, second].map((path) =>
    path.split('/').filter((segment) => segment !== '' && segment !== '*'),
  ) as [string[], string[]];
  const length = Math.max(segmentsA.length, segmentsB.length);
  const segments = Array.from({ length }, (_, index) => {
    const both = [segmentsA[index], segmentsB[index]].filter((segment) => segment !== undefined);
    const literal = both.find((segment) => !segment.startsWith(':'));
    // A parameter may have a suffix: `:page.html`.
    const suffixes = both.map((segment) => segment.replace(/^:[\w-]+/, ''));
    return literal ?? `x${suffixes.find((suffix) => suffix !== '') ?? ''}`;
  });
  return `/${segments.join('/')}`;
}

/** Expands optional segments: `/a/:b?` becomes `/a` and `/a/:b`. */
const expandOptional = (pattern: string): string[] =>
  expandSegments(pattern.split('/')).map((segments) => segments.join('/') || '/');

function expandSegments([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = expandSegments(rest);
  const required = tails.map((tail) => [first.replace(/\?$/, ''), ...tail]);
  return first.endsWith('?') ? [...tails, ...required] : required;
}

/** React Router's weights of segments. */
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

/** Decodes each segment; a decoded slash does not separate segments. Returns a malformed path unchanged. */
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
