import { Rail, Skeleton, type SkeletonProps } from '@tractor-haat/ui';

const BONES = ['one', 'two', 'three', 'four'];

/** Placeholder of a row of cards; never higher than the cards. */
export function RowPlace({
  columns = 4,
  shape = 'card',
}: {
  columns?: 3 | 4;
  shape?: SkeletonProps['shape'];
}) {
  return (
    <Rail columns={columns}>
      {BONES.slice(0, columns).map((bone) => (
        <Skeleton key={bone} shape={shape} />
      ))}
    </Rail>
  );
}
