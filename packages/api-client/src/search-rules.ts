/** Shorter texts are answered with nothing. */
export const SEARCH_LEAST = 2;
/** Longer ones are refused by the API; the page for results cuts them. */
export const SEARCH_MOST = 200;
