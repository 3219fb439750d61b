import { useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { ItemList } from '../components/item-list.tsx';
import { ListView } from '../list/list-view.tsx';
import type { TyreList } from './load-tyres.ts';
import { TyreCard, toTyrePath } from './tyre-card.tsx';

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
