export type RangeLimits = { min: number; max: number; step: number };

/** Decimal places of a step: 0.25 has two. */
const countDecimals = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** Returns the nearest valid value of the range. */
export function allowedValue(value: number, { min, max, step }: RangeLimits): number {
  const steps = Math.round((value - min) / step);
  const nearest = Number((min + steps * step).toFixed(countDecimals(step)));
  const highest = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(nearest, min), Math.max(highest, min));
}

/** Returns the value after one step up or down. A value between two steps moves to the next step in that direction. */
export function steppedValue(value: number, direction: 1 | -1, limits: RangeLimits): number {
  const nearest = allowedValue(value, limits);
  const isPastValue = direction === 1 ? nearest > value : nearest < value;
  return isPastValue ? nearest : allowedValue(nearest + direction * limits.step, limits);
}
