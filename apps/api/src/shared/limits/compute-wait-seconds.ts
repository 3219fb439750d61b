import type { LimitRule } from './limit-rule.ts';

/** Returns the seconds until all rules allow the next use, at least 1. */
export function computeWaitSeconds(
  uses: readonly Date[],
  rules: readonly LimitRule[],
  now: Date,
): number {
  const useTimes = uses.map((use) => use.getTime()).sort((a, b) => a - b);
  const waitTimes = rules.map(({ max, seconds }) => {
    const inWindow = useTimes.filter((time) => time > now.getTime() - seconds * 1000);
    const expiringTime = inWindow[inWindow.length - max];
    return expiringTime === undefined ? 0 : (expiringTime + seconds * 1000 - now.getTime()) / 1000;
  });
  return Math.max(1, Math.ceil(Math.max(...waitTimes)));
}
