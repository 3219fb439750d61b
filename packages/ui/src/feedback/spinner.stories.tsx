import type { Meta } from '@storybook/react-vite';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Spinner } from './spinner.tsx';

export default { title: 'Spinner' } satisfies Meta;

export function Labelled() {
  const text = useTexts();
  return (
    <Row>
      <Spinner label={text('loading')} />
    </Row>
  );
}
