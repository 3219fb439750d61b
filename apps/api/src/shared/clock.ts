export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
