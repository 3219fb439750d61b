import { useEffect, useState } from 'react';

/** A hand that has not moved for so long rests. */
const REST_MS = 150;

/**
 * The value once it has stayed the same for a moment: what is long to draw waits for the end of a drag, because
 * even work in small pieces ends in one long frame when its hundred rows change.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
