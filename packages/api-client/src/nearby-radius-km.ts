/** Maximum straight-line distance of a nearby dealer in kilometres: the longest trip for a spare part. */
export const NEARBY_RADIUS_KM = 100;
