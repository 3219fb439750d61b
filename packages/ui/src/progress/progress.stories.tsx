import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Progress } from './progress.tsx';

export default { title: 'Progress' } satisfies Meta;

export function DeterminateAndIndeterminate() {
  const text = useTexts();
  return (
    <>
      <Progress label={text('photo')} value={40} />
      <Progress label={text('uploading')} />
    </>
  );
}
