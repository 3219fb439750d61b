import type { Clock } from '../shared/clock.ts';

/** A clock that only a test moves. */
export type MovingClock = { now: Clock; forward(seconds: number): void };

export function movingClock(start = '2026-11-21T06:00:00Z'): MovingClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    forward(seconds) {
      at += seconds * 1000;
    },
  };
}
