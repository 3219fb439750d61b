import { Rail, Skeleton, type SkeletonProps } from '@tractor-haat/ui';

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'];

export function RowSkeleton({
  columns = 4,
  shape = 'card',
}: {
  columns?: 3 | 4;
  shape?: SkeletonProps['shape'];
}) {
  return (
    <Rail columns={columns}>
      {SKELETON_KEYS.slice(0, columns).map((key) => (
        <Skeleton key={key} shape={shape} />
      ))}
    </Rail>
  );
}
