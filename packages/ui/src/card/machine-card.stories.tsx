import type { Meta } from '@storybook/react-vite';
import { MaskedPrice } from '../price/masked-price.tsx';
import { MissingPrice } from '../price/missing-price.tsx';
import { Price } from '../price/price.tsx';
import { ExampleCard } from '../workshop/example-card.tsx';
import { useLanguage } from '../workshop/language-context.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { CardGrid } from './card-grid.tsx';

export default { title: 'MachineCard', parameters: { wide: true } } satisfies Meta;

export function InCardGrid() {
  const text = useTexts();
  const language = useLanguage();
  return (
    <CardGrid columns={4}>
      <ExampleCard
        price={<Price amount={89000} language={language} suffix={text('onwards')} />}
        notes={[text('varies')]}
        tag={text('popular')}
      />
      <ExampleCard
        price={<MaskedPrice label={text('hidden')} />}
        notes={[text('after_code')]}
        layout="lie"
      />
      <ExampleCard price={<MissingPrice>{text('coming')}</MissingPrice>} layout="lie" />
    </CardGrid>
  );
}
