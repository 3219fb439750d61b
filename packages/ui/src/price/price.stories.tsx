import type { Meta } from '@storybook/react-vite';
import { useLanguage } from '../workshop/language-context.ts';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { MaskedPrice } from './masked-price.tsx';
import { MissingPrice } from './missing-price.tsx';
import { Price } from './price.tsx';

export default { title: 'Price' } satisfies Meta;

export function FixedPrice() {
  const text = useTexts();
  const language = useLanguage();
  return (
    <Row>
      <Price amount={89000} language={language} suffix={text('onwards')} />
      <Price amount={[89000, 103000]} language={language} />
      <Price amount={656000} language={language} size="big" />
    </Row>
  );
}

export function MaskedAndMissing() {
  const text = useTexts();
  return (
    <>
      <MaskedPrice label={text('hidden')} />
      <MissingPrice>{text('coming')}</MissingPrice>
    </>
  );
}
