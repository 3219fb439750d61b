import { api, type TyreCard as Card } from '@tractor-haat/api-client';
import type { WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail } from '@tractor-haat/ui';
import type { RowProps } from '../contract.ts';
import { TyreCard } from '../products/tyre-card.tsx';

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Card[]> {
  const { items } = await api.get('/api/v1/tyres', {
    query: { sort: 'popular', language },
    signal,
  });
  return items.slice(0, props.limit);
}

export function Component({ data }: RowProps & { data: Card[] }) {
  if (data.length === 0) return null;
  return (
    <Rail>
      {data.map((tyre) => (
        <TyreCard key={tyre.id} tyre={tyre} layout="stand" />
      ))}
    </Rail>
  );
}
