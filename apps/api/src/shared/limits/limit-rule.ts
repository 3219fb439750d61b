/** At most `max` uses in a sliding window of `seconds`. */
export type LimitRule = { readonly max: number; readonly seconds: number };
