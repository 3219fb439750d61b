import type { Facet } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import { type ListChoice, writeChoice } from './list-address.ts';

/** What the list is narrowed by, each with the way back. */
export function ChosenFilters({
  choice,
  brands,
}: {
  choice: ListChoice;
  brands: readonly Facet[];
}) {
  const { t } = useTranslation('implements');
  if (choice.brands.length === 0) return null;
  const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name.text ?? slug;
  const without = (slug: string) =>
    `.${writeChoice({ ...choice, page: 1, brands: choice.brands.filter((one) => one !== slug) })}`;
  return (
    <ChipRow>
      {choice.brands.map((slug) => (
        <FilterChip
          key={slug}
          as={Link}
          to={without(slug)}
          removeLabel={t('list.remove_filter', { name: nameOf(slug) })}
        >
          {nameOf(slug)}
        </FilterChip>
      ))}
      <Link to={`.${writeChoice({ ...choice, page: 1, brands: [] })}`}>{t('list.clear_all')}</Link>
    </ChipRow>
  );
}
