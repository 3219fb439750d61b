/** Degrees, north and east. */
export type Point = { latitude: number; longitude: number };

/** Kilometres of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two near points (the flat approximation is accurate up to 100 km). */
export function distanceKm(a: Point, b: Point): number {
  const north = a.latitude - b.latitude;
  const narrowing = Math.cos(radians((a.latitude + b.latitude) / 2));
  const east = (a.longitude - b.longitude) * narrowing;
  return Math.hypot(north, east) * KM_PER_DEGREE;
}
