/** Radius of "near" in kilometres of straight-line distance: the longest trip for a spare part. */
export const NEAR_KM = 100;
