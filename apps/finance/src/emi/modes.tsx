import { island, Link, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { ChipNav } from '@tractor-haat/ui';
import { readModePaths } from './read-mode-paths.ts';

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
