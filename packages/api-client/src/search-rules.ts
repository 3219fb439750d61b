/** Minimum query length; shorter queries return no results. */
export const SEARCH_LEAST = 2;
/** Maximum query length: the API rejects longer queries, the results page cuts them. */
export const SEARCH_MOST = 200;
