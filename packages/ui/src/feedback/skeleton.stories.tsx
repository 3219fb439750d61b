import type { Meta } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Skeleton } from './skeleton.tsx';

export default { title: 'Skeleton' } satisfies Meta;

export function CardAndText() {
  return (
    <Box>
      <Skeleton shape="card" />
      <Skeleton />
      <Skeleton />
    </Box>
  );
}
