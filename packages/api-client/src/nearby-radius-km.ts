/** Maximum straight-line distance of a nearby dealer, about the longest trip for a spare part. */
export const NEARBY_RADIUS_KM = 100;
