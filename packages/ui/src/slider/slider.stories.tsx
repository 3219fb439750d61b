import type { Meta } from '@storybook/react-vite';
import { MaskedPrice } from '../price/masked-price.tsx';
import { ExampleCard } from '../workshop/example-card.tsx';
import { useSliderTexts } from '../workshop/use-slider-texts.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { Slider } from './slider.tsx';

export default { title: 'Slider', parameters: { wide: true } } satisfies Meta;

/** Three slides are visible, two below 786 px and one below 450 px. */
export function FiveCards() {
  const text = useTexts();
  const texts = useSliderTexts();
  return (
    <Slider label={text('popular_row')} texts={texts}>
      {[1, 2, 3, 4, 5].map((number) => (
        <ExampleCard key={number} price={<MaskedPrice label={text('hidden')} />} />
      ))}
    </Slider>
  );
}
