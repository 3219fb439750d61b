/** @typedef {{ page: string, fcp: number, lcp: number, hydrated: number, tbt: number, cls: number }} Visit */

/**
 * Limits of a first visit in milliseconds (ADR 11). Paint and hydration count from the first paint of an empty page
 * measured in the same minutes, which removes the cost of network and browser.
 */
const limits = /** @type {const} */ ([
  { key: 'fcp', what: 'first contentful paint', limit: 350, sinceEmpty: true },
  { key: 'lcp', what: 'largest contentful paint', limit: 500, sinceEmpty: true },
  { key: 'hydrated', what: 'hydrated', limit: 1800, sinceEmpty: true },
  { key: 'tbt', what: 'total blocking time', limit: 80, sinceEmpty: false },
  { key: 'cls', what: 'layout shift', limit: 0.02, sinceEmpty: false },
]);

/** Every page must hydrate within this share of the time of a React Router page with a list of 24 cards (issue 36). */
const ROUTER_SHARE = 0.85;

/**
 * One line for each limit of each visit. A missing measurement exceeds its limit.
 * @param {{ fcp: number }} empty
 * @param {readonly Visit[]} visits
 * @param {{ hydrated: number } | undefined} routerList React Router's page of the list, measured in the same minutes
 */
export function compareTimes(empty, visits, routerList) {
  const all = [
    ...limits.map(({ limit, sinceEmpty, ...rest }) => ({
      ...rest,
      most: sinceEmpty ? limit + empty.fcp : limit,
    })),
    {
      key: /** @type {const} */ ('hydrated'),
      what: `hydrated, ${ROUTER_SHARE} × React Router's list`,
      most: ROUTER_SHARE * (routerList?.hydrated ?? Number.NaN),
    },
  ];
  return visits.flatMap((visit) =>
    all.map(({ key, what, most }) => {
      const measured = visit[key];
      return { page: visit.page, key, what, measured, most, ok: measured <= most };
    }),
  );
}
