import type { EnquireProps } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { EnquireIsland } from './enquire-island.ts';

export function Enquire({ label, variant, wide, ...form }: EnquireProps) {
  const { t } = useTranslation('lists');
  return <EnquireIsland {...{ form, label, variant, wide }} unavailable={t('unavailable')} />;
}
