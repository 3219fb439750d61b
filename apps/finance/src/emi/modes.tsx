import { island, Link, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { ChipNav } from '@tractor-haat/ui';

function ModeLinks() {
  const { t } = useTranslation('emi');
  const { isHarvest, equal, harvest } = readModePaths(useLocation().search);
  return (
    <ChipNav
      label={t('mode.label')}
      as={Link}
      items={[
        { to: equal, text: t('mode.equal'), current: !isHarvest },
        { to: harvest, text: t('mode.harvest'), current: isHarvest },
      ]}
    />
  );
}

export const Modes = island<object>('finance/modes', ModeLinks);

const EMI_PATH = '/tractor-emi-calculator';

const SHARED_PARAMETERS = ['price', 'down', 'rate', 'months', 'state'] as const;

/** Harvest loans have one instalment per half year, so the term is rounded to half years. */
function toHalfYears(months: string): string {
  if (!/^\d{1,3}$/.test(months)) return months;
  const halfYears = Math.max(1, Math.round(Number(months) / 6));
  return String(halfYears * 6);
}

/** URLs of the two repayment modes: equal instalments, or instalments after each harvest. */
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
    equal: String(equal) ? `${EMI_PATH}?${equal}` : EMI_PATH,
    harvest: `${EMI_PATH}?${harvest}`,
  };
}
