import { useEffect, useState } from 'react';

/** How often the clock is looked at: a second is never shown late enough to be noticed. */
const LOOK_MS = 250;

/**
 * Whole seconds that are left until another code may be asked for; `restart` begins again. Goes by the
 * clock: a phone that slept counts on.
 *
 * @param seconds how long one countdown is
 * @param begins whether the first one runs at once; else it waits for `restart`
 */
export function useCountdown(seconds: number, begins = true) {
  const [end, setEnd] = useState(() => (begins ? Date.now() + seconds * 1000 : 0));
  const [left, setLeft] = useState(begins ? seconds : 0);
  useEffect(() => {
    if (end === 0) return;
    const count = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(count, LOOK_MS);
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
