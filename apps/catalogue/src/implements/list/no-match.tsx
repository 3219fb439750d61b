import { Link, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, EmptyState } from '@tractor-haat/ui';
import { type ListChoice, writeChoice } from './list-address.ts';

/** Nothing fits: says so and offers the list without the filters. */
export function NoMatch({ choice }: { choice: ListChoice }) {
  const { t } = useTranslation('implements');
  return (
    <EmptyState title={t('list.no_match')}>
      <p>{t('list.no_match_help')}</p>
      <ButtonLink as={Link} to={`.${writeChoice({ ...choice, page: 1, brands: [] })}`}>
        {t('list.clear_all')}
      </ButtonLink>
    </EmptyState>
  );
}
