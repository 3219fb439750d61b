export type RangeLimits = { min: number; max: number; step: number };

/** Decimal places of a step: 0.25 has two. */
const countDecimals = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** The nearest valid value of the range. */
export function allowedValue(value: number, { min, max, step }: RangeLimits): number {
  const steps = Math.round((value - min) / step);
  const nearest = Number((min + steps * step).toFixed(countDecimals(step)));
  const highest = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(nearest, min), Math.max(highest, min));
}

/** One step up or down; a value between two steps goes to the next one in that direction. */
export function steppedValue(value: number, direction: 1 | -1, limits: RangeLimits): number {
  const nearest = allowedValue(value, limits);
  const isPastValue = direction === 1 ? nearest > value : nearest < value;
  return isPastValue ? nearest : allowedValue(nearest + direction * limits.step, limits);
}
