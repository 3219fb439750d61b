import { tractorPath } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { ItemList } from '../../components/item-list.tsx';
import { ListView } from '../../list/list-view.tsx';
import { TractorCard } from '../tractor-card.tsx';
import { Highlights } from './highlights.tsx';
import { ListEnd } from './list-end.tsx';
import type { TractorList } from './load-tractors.ts';

export function TractorResults({ list }: { list: TractorList }) {
  const { t } = useTranslation('tractors');
  const { choice, result, variant } = list;
  return (
    <>
      <ItemList paths={result.items.map(tractorPath)} />
      <Highlights highlights={result.highlights} />
      <ListView
        spec={variant.spec}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        after={<ListEnd list={list} />}
      >
        {result.items.map((tractor, index) => (
          <TractorCard key={tractor.id} tractor={tractor} priority={index < 2} />
        ))}
      </ListView>
    </>
  );
}
