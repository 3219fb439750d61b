/** Radius of "near" in kilometres of straight-line distance: the longest trip for a spare part. */
export const NEARBY_RADIUS_KM = 100;
