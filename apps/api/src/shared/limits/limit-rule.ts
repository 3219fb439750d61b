/** At most `most` times in any `seconds` (a sliding window). */
export type LimitRule = { readonly max: number; readonly seconds: number };
