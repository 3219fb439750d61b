/** Straight-line radius for dealers "near" a district, chosen as the longest trip for a spare part. */
export const NEARBY_RADIUS_KM = 100;
