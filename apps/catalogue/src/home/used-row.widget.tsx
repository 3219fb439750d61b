import { api, type UsedCard as Card } from '@tractor-haat/api-client';
import type { WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail } from '@tractor-haat/ui';
import type { RowProps } from '../contract.ts';
import { UsedCard } from '../products/used-card.tsx';

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Card[]> {
  const { items } = await api.get('/api/v1/used-tractors', {
    query: { sort: 'newest', language },
    signal,
  });
  return items.slice(0, props.limit);
}

export function Component({ data }: RowProps & { data: Card[] }) {
  if (data.length === 0) return null;
  return (
    <Rail>
      {data.map((used) => (
        <UsedCard key={used.id} used={used} layout="stand" />
      ))}
    </Rail>
  );
}
