/** @typedef {{ page: string, fcp: number, lcp: number, hydrated: number, tbt: number, cls: number }} Visit */

/**
 * Limits of a first visit (ADR 11), in milliseconds except for the layout shift. With `sinceEmpty` the time counts from
 * the first paint of an empty page that is measured in the same minutes, which removes the cost of network and browser.
 */
const limits = /** @type {const} */ ([
  { key: 'fcp', metric: 'first contentful paint', limit: 350, sinceEmpty: true },
  { key: 'lcp', metric: 'largest contentful paint', limit: 500, sinceEmpty: true },
  { key: 'hydrated', metric: 'hydrated', limit: 1800, sinceEmpty: true },
  { key: 'tbt', metric: 'total blocking time', limit: 80, sinceEmpty: false },
  { key: 'cls', metric: 'layout shift', limit: 0.02, sinceEmpty: false },
]);

/** Limit of the time to hydrate, relative to a page of React Router with the same list. */
const ROUTER_SHARE = 0.85;

/**
 * Compares each visit with each limit. A missing measurement exceeds its limit.
 * @param {{ fcp: number }} empty
 * @param {readonly Visit[]} visits
 * @param {{ hydrated: number } | undefined} routerList the list in React Router, measured in the same minutes
 */
export function compareTimes(empty, visits, routerList) {
  const maxima = [
    ...limits.map(({ limit, sinceEmpty, key, metric }) => ({
      key,
      metric,
      max: sinceEmpty ? limit + empty.fcp : limit,
    })),
    {
      key: /** @type {const} */ ('hydrated'),
      metric: `hydrated, ${ROUTER_SHARE} × React Router's list`,
      max: ROUTER_SHARE * (routerList?.hydrated ?? Number.NaN),
    },
  ];
  return visits.flatMap((visit) =>
    maxima.map(({ key, metric, max }) => {
      const measured = visit[key];
      return { page: visit.page, key, metric, measured, max, ok: measured <= max };
    }),
  );
}
