import { useEffect, useState } from 'react';

/** Short enough that no second is displayed late or skipped. */
const POLL_INTERVAL_MS = 250;

/**
 * Counts down the seconds until a code can be requested again. `restart` starts a new countdown. The seconds are
 * computed from the clock, so they also pass while a phone sleeps.
 *
 * @param seconds length of a countdown
 * @param begins false if the first countdown starts only with `restart`
 */
export function useCountdown(seconds: number, begins = true) {
  const [end, setEnd] = useState(() => (begins ? Date.now() + seconds * 1000 : 0));
  const [left, setLeft] = useState(begins ? seconds : 0);
  useEffect(() => {
    if (end === 0) return;
    const update = () => {
      const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(secondsLeft);
      if (secondsLeft === 0) clearInterval(timer);
    };
    const timer = setInterval(update, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    restart() {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  };
}
