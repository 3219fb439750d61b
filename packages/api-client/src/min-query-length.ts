/** Minimum query length; shorter queries return no results. */
export const MIN_QUERY_LENGTH = 2;
/** Maximum query length: the API rejects longer queries, the results page cuts them. */
export const MAX_QUERY_LENGTH = 200;
