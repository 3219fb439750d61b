import { listTractors, type TractorsQuery } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import type { ListChoice } from '../../list/list-choice.ts';
import { requireChoice } from '../../list/require-choice.ts';
import type { Variant } from './list-variants.ts';
import { type ListedTractors, toListedTractors } from './listed-tractors.ts';

export interface TractorList {
  readonly variant: Variant;
  readonly choice: ListChoice;
  readonly result: ListedTractors;
}

/** The API validates filter values, so they are cast to the types of the query. */
export async function loadTractors(
  pageRequest: PageRequest,
  variant: Variant,
): Promise<TractorList> {
  const choice = requireChoice(pageRequest, variant.spec);
  const query = { ...choice.filters, ...variant.fixed } as TractorsQuery;
  const sort = choice.sort as NonNullable<TractorsQuery['sort']>;
  const result = await listTractors(
    { ...query, sort, page: choice.page, language: pageRequest.language },
    pageRequest.options,
  );
  return { variant, choice, result: toListedTractors(result, choice, variant.name === 'series') };
}
