/** Degrees, north and east. */
export type Point = { latitude: number; longitude: number };

/** Kilometres of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two near points (the flat approximation is accurate up to 100 km). */
export function distanceKm(a: Point, b: Point): number {
  const northDegrees = a.latitude - b.latitude;
  const narrowing = Math.cos(toRadians((a.latitude + b.latitude) / 2));
  const eastDegrees = (a.longitude - b.longitude) * narrowing;
  return Math.hypot(northDegrees, eastDegrees) * KM_PER_DEGREE;
}
