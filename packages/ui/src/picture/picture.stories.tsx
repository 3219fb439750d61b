import type { Meta } from '@storybook/react-vite';
import { ExamplePicture } from '../workshop/example-picture.tsx';
import { useTexts } from '../workshop/use-texts.ts';

export default { title: 'Picture' } satisfies Meta;

export function Lazy() {
  const text = useTexts();
  return <ExamplePicture alt={text('picture', { number: 1 })} />;
}
