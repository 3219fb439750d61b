import { usePage } from '@tractor-haat/platform';
import { CardGrid, MaskedPrice, MissingPrice, Price } from '@tractor-haat/ui';
import { DemoCard } from './demo-card.tsx';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Prices in all states, and machine cards. */
export function CardParts() {
  const word = useWords();
  const { language } = usePage();
  const one = <Price amount={89000} language={language} suffix={word('onwards')} />;
  const range = <Price amount={[89000, 103000]} language={language} />;
  return (
    <Parts title={word('cards')} on="ground">
      <Part name="Price, MaskedPrice, MissingPrice">
        <InRow>
          {one}
          {range}
          <Price amount={656000} language={language} size="big" />
        </InRow>
        <MaskedPrice label={word('hidden')} />
        <MissingPrice>{word('coming')}</MissingPrice>
      </Part>
      <Part name="CardGrid, MachineCard" wide>
        <CardGrid columns={4}>
          <DemoCard type="rotavator" price={one} notes={[word('varies')]} tag={word('popular')} />
          <DemoCard
            type="cultivator"
            price={<MaskedPrice label={word('hidden')} />}
            notes={[word('after_code')]}
            layout="lie"
          />
          <DemoCard
            type="plough"
            price={<MissingPrice>{word('coming')}</MissingPrice>}
            layout="lie"
          />
        </CardGrid>
      </Part>
    </Parts>
  );
}
