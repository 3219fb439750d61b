import type { Clock } from '../core/jobs/clock.ts';

/** Stands still until a test calls `forward`. */
export type MovingClock = { now: Clock; forward(seconds: number): void };

export function createMovingClock(start = '2026-11-21T06:00:00Z'): MovingClock {
  let timeMs = Date.parse(start);
  return {
    now: () => new Date(timeMs),
    forward(seconds) {
      timeMs += seconds * 1000;
    },
  };
}
