import { useIslandPage, useLocation } from '@tractor-haat/platform/island';
import { useCallback, useEffect, useState } from 'react';
import { changed, type EmiInputs, readInputs, writeInputs } from './emi-inputs.ts';

/** Delay before the address is updated: browsers throttle frequent history changes. */
const REST_MS = 400;

/**
 * State of the calculator. The address stores it for sharing and reloads; during a drag the state is ahead of the
 * address.
 */
export function useCalculator(priceOf: (model: string) => number | undefined) {
  const { search } = useLocation();
  const { address } = useIslandPage();
  const [inputs, setInputs] = useState(() => readInputs(search, priceOf));
  // Last seen address and last address written by this hook: any other change came from navigation.
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

/** Applies a partial change to the inputs. */
export type Change = (part: Partial<EmiInputs>) => void;
