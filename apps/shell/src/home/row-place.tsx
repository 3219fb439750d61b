import { Rail, Skeleton } from '@tractor-haat/ui';

const BONES = ['one', 'two', 'three', 'four'];

/** Cards to be, at the height of cards. */
export function RowPlace({ columns = 4 }: { columns?: 3 | 4 }) {
  return (
    <Rail columns={columns}>
      {BONES.slice(0, columns).map((bone) => (
        <Skeleton key={bone} shape="card" />
      ))}
    </Rail>
  );
}
