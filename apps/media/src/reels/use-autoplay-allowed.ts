import { useEffect, useState } from 'react';

/** True when nothing should play by itself: reduced motion, or a visitor who saves data. */
export function useAutoplayAllowed(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const data = matchMedia('(prefers-reduced-data: reduce)');
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const look = () => setCalm(motion.matches || data.matches || connection?.saveData === true);
    look();
    motion.addEventListener('change', look);
    return () => motion.removeEventListener('change', look);
  }, []);
  return calm;
}
