/** At most `most` times in any `seconds` (a sliding window). */
export type LimitRule = { readonly most: number; readonly seconds: number };
