import type { Meta } from '@storybook/react-vite';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Rating } from './rating.tsx';

export default { title: 'Rating' } satisfies Meta;

export function LongAndShort() {
  const text = useTexts();
  return (
    <Row>
      <Rating value={4.3} valueText="4.3" label={text('rating_words')} />
      <Rating value={4.3} valueText="4.3" label={text('rating_words')} short />
    </Row>
  );
}
