import type { ImplementType } from '@tractor-haat/api-client';
import { Link, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { ChipNav } from '@tractor-haat/ui';

/** From one type's list to another's. */
export const TypeRow = withMarkupCache(function TypeRow({
  types,
  current,
}: {
  types: readonly Pick<ImplementType, 'slug' | 'name'>[];
  current: string | undefined;
}) {
  const { t } = useTranslation('implements');
  if (types.length === 0) return null;
  return (
    <ChipNav
      label={t('list.types')}
      as={Link}
      scroll
      items={types.map(({ slug, name }) => ({
        to: `/tractor-implements-in-india/${slug}`,
        text: name.text,
        lang: name.language,
        current: slug === current,
      }))}
    />
  );
});
