import type { Meta } from '@storybook/react-vite';
import { PlainLink } from '../plain-link.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Marked } from './marked.tsx';

export default { title: 'Marked' } satisfies Meta;

export function LinkInText() {
  const text = useTexts();
  return (
    <p>
      <Marked
        text={text('read_terms')}
        part={(linked) => <PlainLink to="#terms">{linked}</PlainLink>}
      />
    </p>
  );
}
