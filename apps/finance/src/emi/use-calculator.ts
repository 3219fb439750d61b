import { useIslandPage, useLocation } from '@tractor-haat/platform/island';
import { useCallback, useEffect, useState } from 'react';
import { applyChange, type EmiInputs, formatInputs, readInputs } from './emi-inputs.ts';

/** Browsers throttle frequent history changes, so the URL is updated with this delay. */
const URL_DELAY_MS = 400;

/** The URL is a copy of the inputs for sharing and reloads. */
export function useCalculator(findPrice: (model: string) => number | undefined) {
  const { search } = useLocation();
  const { address } = useIslandPage();
  const [inputs, setInputs] = useState(() => readInputs(search, findPrice));
  // A query that this hook has not written comes from a navigation and replaces the inputs.
  const [lastSearch, setLastSearch] = useState(search);
  const [writtenQuery, setWrittenQuery] = useState<string>();
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== writtenQuery) setInputs(readInputs(search, findPrice));
  }
  useEffect(() => {
    const query = formatInputs(inputs);
    if (query === formatInputs(readInputs(search, findPrice))) return;
    const timer = setTimeout(() => {
      setWrittenQuery(query);
      if (address.replace) address.replace(query);
      else history.replaceState(history.state, '', query || location.pathname);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, search, address, findPrice]);
  const change = useCallback(
    (changes: Partial<EmiInputs>) => setInputs((current) => applyChange(current, changes)),
    [],
  );
  return { inputs, change };
}

export type ChangeInputs = (changes: Partial<EmiInputs>) => void;
