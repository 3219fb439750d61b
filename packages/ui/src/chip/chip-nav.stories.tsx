import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { ChipNav } from './chip-nav.tsx';

export default { title: 'ChipNav' } satisfies Meta;

export function CurrentLink() {
  const text = useTexts();
  return (
    <ChipNav
      label={text('pages')}
      items={[
        { to: '#price', text: text('price') },
        { to: '#features', text: text('features'), current: true },
        { to: '#questions', text: text('questions') },
      ]}
    />
  );
}
