/** Nobody drives further for a spare part: "near" means within this many kilometres, as the crow flies. */
export const NEAR_KM = 100;
