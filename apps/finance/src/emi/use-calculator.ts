import { useIslandPage, useLocation } from '@tractor-haat/platform/island';
import { useCallback, useEffect, useState } from 'react';
import { changed, type EmiInputs, readInputs, writeInputs } from './emi-inputs.ts';

/** The address follows when the hand has rested so long: browsers refuse a hundred changes a second. */
const REST_MS = 400;

/**
 * What the calculator is told. It lives in the address, so that it can be shared and comes back with a
 * reload; while a slider is dragged it runs ahead of it.
 */
export function useCalculator(priceOf: (model: string) => number | undefined) {
  const { search } = useLocation();
  const { address } = useIslandPage();
  const [inputs, setInputs] = useState(() => readInputs(search, priceOf));
  // The address that is known, and the one that was written here last: any other is the visitor's.
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  if (search !== seen) {
    setSeen(search);
    if (search !== written) setInputs(readInputs(search, priceOf));
  }
  useEffect(() => {
    const query = writeInputs(inputs);
    if (query === writeInputs(readInputs(search, priceOf))) return;
    const timer = setTimeout(() => {
      setWritten(query);
      if (address.replace) address.replace(query);
      else history.replaceState(history.state, '', query || location.pathname);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [inputs, search, address, priceOf]);
  const change = useCallback(
    (part: Partial<EmiInputs>) => setInputs((now) => changed(now, part)),
    [],
  );
  return { inputs, change };
}

/** Passes changes of the inputs up. */
export type Change = (part: Partial<EmiInputs>) => void;
