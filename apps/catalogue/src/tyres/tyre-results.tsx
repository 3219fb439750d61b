import { api, type TyresPage, type TyresQuery } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { type ListChoice, type ListSpec, requireChoice } from '../list/list-choice.ts';
import { ListView } from '../list/list-view.tsx';
import { ItemList } from '../products/item-list.tsx';
import { TyreCard, toTyrePath } from '../products/tyre-card.tsx';

export function TyreResults({ list, after }: { list: TyreList; after?: ReactNode }) {
  const { t } = useTranslation('tyres');
  const { spec, choice, result } = list;
  return (
    <>
      <ItemList paths={result.items.map(toTyrePath)} />
      <ListView
        spec={spec}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        layout="low-cards"
        after={after}
      >
        {result.items.map((tyre, index) => (
          <TyreCard key={tyre.id} tyre={tyre} priority={index < 2} />
        ))}
      </ListView>
    </>
  );
}

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
  return {
    spec,
    choice,
    result: await api.get('/api/v1/tyres', { query, ...pageRequest.options }),
  };
}
