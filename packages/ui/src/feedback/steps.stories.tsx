import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Steps } from './steps.tsx';

export default { title: 'Steps' } satisfies Meta;

export function SecondOfThree() {
  const text = useTexts();
  return <Steps step={2} steps={3} label={text('step')} />;
}
