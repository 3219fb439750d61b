/** The API returns no results for a shorter search query. */
export const MIN_QUERY_LENGTH = 2;
/** The API rejects a longer search query. The results page truncates it before the request. */
export const MAX_QUERY_LENGTH = 200;
