import { api, type TractorCard as Card, type TractorsQuery } from '@tractor-haat/api-client';
import type { WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail } from '@tractor-haat/ui';
import type { TractorsRowProps } from '../contract.ts';
import { TractorFace } from '../products/tractor-face.tsx';

const QUERY_BY_LIST: Readonly<Record<TractorsRowProps['list'], TractorsQuery>> = {
  popular: { sort: 'popular' },
  latest: { feature: ['latest'], sort: 'newest' },
  mini: { feature: ['mini'], sort: 'popular' },
};

export async function loader({
  props: { list, limit },
  language,
  signal,
}: WidgetLoaderArgs<TractorsRowProps>): Promise<Card[]> {
  const { items } = await api.get('/api/v1/tractors', {
    query: { ...QUERY_BY_LIST[list], language },
    signal,
  });
  return items.slice(0, limit);
}

export function Component({ data }: TractorsRowProps & { data: Card[] }) {
  if (data.length === 0) return null;
  return (
    <Rail>
      {data.map((tractor) => (
        <TractorFace key={tractor.id} tractor={tractor} layout="stand" />
      ))}
    </Rail>
  );
}
