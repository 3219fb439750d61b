/** At most `max` uses in any `seconds` (a sliding window). */
export type LimitRule = { readonly max: number; readonly seconds: number };
