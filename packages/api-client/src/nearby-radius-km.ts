/** Dealers within this straight-line distance count as near a district: the longest trip for a spare part. */
export const NEARBY_RADIUS_KM = 100;
