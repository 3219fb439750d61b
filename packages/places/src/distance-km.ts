/** Coordinates in degrees, north and east positive. */
export type Point = { latitude: number; longitude: number };

/** Length of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in kilometres by the equirectangular approximation, which is accurate enough up to 100 km. */
export function distanceKm(a: Point, b: Point): number {
  const northDegrees = a.latitude - b.latitude;
  const narrowing = Math.cos(toRadians((a.latitude + b.latitude) / 2));
  const eastDegrees = (a.longitude - b.longitude) * narrowing;
  return Math.hypot(northDegrees, eastDegrees) * KM_PER_DEGREE;
}
