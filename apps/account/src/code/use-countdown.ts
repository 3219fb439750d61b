import { useEffect, useState } from 'react';

/** Whole seconds that are left; `restart` begins again. Goes by the clock: a sleeping phone counts on. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const count = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 250);
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
