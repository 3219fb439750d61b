import { listTyres, type TyresPage, type TyresQuery } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import type { ListChoice, ListSpec } from '../list/list-choice.ts';
import { requireChoice } from '../list/require-choice.ts';

export interface TyreList {
  readonly spec: ListSpec;
  readonly choice: ListChoice;
  readonly result: TyresPage;
}

/** `fixed` are filters that the visitor cannot change. */
export async function loadTyres(
  pageRequest: PageRequest,
  spec: ListSpec,
  fixed: TyresQuery = {},
): Promise<TyreList> {
  const choice = requireChoice(pageRequest, spec);
  const query = {
    ...choice.filters,
    ...fixed,
    sort: choice.sort,
    page: choice.page,
    language: pageRequest.language,
  } as TyresQuery;
  return { spec, choice, result: await listTyres(query, pageRequest.options) };
}
