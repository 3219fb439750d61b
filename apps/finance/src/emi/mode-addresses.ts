const PAGE = '/tractor-emi-calculator';

/** What both ways to pay back are told alike. */
const SHARED = ['price', 'down', 'rate', 'months', 'state'] as const;

/** Whole half years, as the harvests need them. */
const halfYears = (months: string) =>
  /^\d{1,3}$/.test(months) ? String(Math.max(1, Math.round(Number(months) / 6)) * 6) : months;

/** Which way the address asks for, and the addresses of both with what they share. */
export function modeAddresses(search: string) {
  const query = new URLSearchParams(search);
  const isHarvest = query.get('every') === 'harvest';
  const shared = SHARED.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const equal = new URLSearchParams(
    shared.filter(([name]) => name !== 'state').map(([...one]) => one),
  );
  const harvest = new URLSearchParams([
    ['every', 'harvest'],
    ...shared.map(([name, value]) => [name, name === 'months' ? halfYears(value) : value]),
  ]);
  return {
    isHarvest,
    equal: equal.size > 0 ? `${PAGE}?${equal}` : PAGE,
    harvest: `${PAGE}?${harvest}`,
  };
}
