import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Alert } from './alert.tsx';

export default { title: 'Alert' } satisfies Meta;

export function Tones() {
  const text = useTexts();
  return (
    <>
      <Alert tone="ok">{text('verified')}</Alert>
      <Alert>{text('wrong')}</Alert>
      <Alert tone="info">{text('illustration')}</Alert>
    </>
  );
}
