/** Tells the time; tests give one that stands still until they move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** `seconds` after `moment`. */
export function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
