import type { Meta } from '@storybook/react-vite';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Badge } from './badge.tsx';

export default { title: 'Badge' } satisfies Meta;

export function Counts() {
  const text = useTexts();
  return (
    <Row>
      <span>
        {text('compare')} <Badge count={3} label={text('to_compare')} />
      </span>
      <Badge count={120} label={text('to_compare')} />
    </Row>
  );
}
