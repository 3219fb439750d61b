import { EnquireButton, type EnquireProps } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { EnquireIsland } from './enquire-island.ts';

/** Opens one of the enquiry remote's forms for what the page is about. */
export function Enquire(props: EnquireProps) {
  const { t } = useTranslation('lists');
  return <EnquireButton {...props} unavailable={t('unavailable')} as={EnquireIsland} />;
}
