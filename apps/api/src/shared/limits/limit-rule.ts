/** Allows at most `max` uses in a sliding window of `seconds` seconds. */
export type LimitRule = { readonly max: number; readonly seconds: number };
