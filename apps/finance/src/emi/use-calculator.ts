import { useIslandPage, useLocation } from '@tractor-haat/platform/island';
import { useCallback, useEffect, useState } from 'react';
import { applyChange, type EmiInputs, formatInputs, readInputs } from './emi-inputs.ts';

/** Delay before the URL is updated: browsers throttle frequent history changes. */
const URL_DELAY_MS = 400;

/** State of the calculator. The URL stores it for sharing and reloads; during a drag the state is ahead of the URL. */
export function useCalculator(findPrice: (model: string) => number | undefined) {
  const { search } = useLocation();
  const { address } = useIslandPage();
  const [inputs, setInputs] = useState(() => readInputs(search, findPrice));
  // Last seen address and last address written by this hook: any other change came from navigation.
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  if (search !== seen) {
    setSeen(search);
    if (search !== written) setInputs(readInputs(search, findPrice));
  }
  useEffect(() => {
    const query = formatInputs(inputs);
    if (query === formatInputs(readInputs(search, findPrice))) return;
    const timer = setTimeout(() => {
      setWritten(query);
      if (address.replace) address.replace(query);
      else history.replaceState(history.state, '', query || location.pathname);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, search, address, findPrice]);
  const change = useCallback(
    (part: Partial<EmiInputs>) => setInputs((now) => applyChange(now, part)),
    [],
  );
  return { inputs, change };
}

export type Change = (part: Partial<EmiInputs>) => void;
