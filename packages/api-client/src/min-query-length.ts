/** A shorter search query returns no results. */
export const MIN_QUERY_LENGTH = 2;
/** The API rejects a longer search query, and the results page truncates it. */
export const MAX_QUERY_LENGTH = 200;
