import type { Meta } from '@storybook/react-vite';
import { MaskedPrice } from '../price/masked-price.tsx';
import { ExampleCard } from '../workshop/example-card.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Rail } from './rail.tsx';

export default { title: 'Rail', parameters: { wide: true } } satisfies Meta;

export function FiveCards() {
  const text = useTexts();
  return (
    <Rail label={text('popular_row')}>
      {[1, 2, 3, 4, 5].map((number) => (
        <ExampleCard key={number} price={<MaskedPrice label={text('hidden')} />} />
      ))}
    </Rail>
  );
}
