export { distanceKm, KM_PER_DEGREE, type Point } from './distance-km.ts';
export { PLACE_FILES, PLACE_KINDS, type PlaceKind } from './place-files.ts';
export {
  type DistrictRow,
  districtRow,
  type NeighbourRow,
  neighbourRow,
  type Places,
  type StateRow,
  stateRow,
  type TehsilRow,
  type TownRow,
  tehsilRow,
  townRow,
} from './places.ts';
export { toPhoneticKey, toPlaceSlug, toPlainName } from './to-place-slug.ts';
