import type { Meta } from '@storybook/react-vite';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Popover } from './popover.tsx';

export default { title: 'Popover' } satisfies Meta;

export function WithText() {
  const text = useTexts();
  return (
    <Row>
      <Popover
        button={text('why_price')}
        title={text('why_price')}
        closeLabel={text('close')}
        variant="text"
      >
        <p>{text('price_note')}</p>
      </Popover>
    </Row>
  );
}
