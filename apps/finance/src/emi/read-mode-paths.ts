const EMI_PATH = '/tractor-emi-calculator';

const SHARED_PARAMETERS = ['price', 'down', 'rate', 'months', 'state'] as const;

/** Harvest loans have one instalment per half year, so the term is rounded to half years. */
const toHalfYears = (months: string) =>
  /^\d{1,3}$/.test(months) ? String(Math.max(1, Math.round(Number(months) / 6)) * 6) : months;

export function readModePaths(search: string) {
  const query = new URLSearchParams(search);
  const isHarvest = query.get('every') === 'harvest';
  const shared = SHARED_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const equal = new URLSearchParams(
    shared.filter(([name]) => name !== 'state').map(([...entry]) => entry),
  );
  const harvest = new URLSearchParams([
    ['every', 'harvest'],
    ...shared.map(([name, value]) => [name, name === 'months' ? toHalfYears(value) : value]),
  ]);
  return {
    isHarvest,
    equal: equal.size > 0 ? `${EMI_PATH}?${equal}` : EMI_PATH,
    harvest: `${EMI_PATH}?${harvest}`,
  };
}
