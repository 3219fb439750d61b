import type { Meta } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { FilterChip } from '../chip/filter-chip.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { EmptyState } from './empty-state.tsx';

export default { title: 'EmptyState' } satisfies Meta;

export function WithFilter() {
  const text = useTexts();
  return (
    <Box>
      <EmptyState title={text('nothing_found')}>
        <FilterChip to="#states" removeLabel={text('remove_brand')}>
          {text('brand_chip')}
        </FilterChip>
      </EmptyState>
    </Box>
  );
}
