import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { ChipRow, FilterChip } from './filter-chip.tsx';

export default { title: 'FilterChip' } satisfies Meta;

export function AvailableAndActive() {
  const text = useTexts();
  return (
    <ChipRow>
      <FilterChip to="#chips">{text('hp_chip')}</FilterChip>
      <FilterChip to="#chips" removeLabel={text('remove_brand')}>
        {text('brand_chip')}
      </FilterChip>
    </ChipRow>
  );
}
