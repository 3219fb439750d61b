import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export default { title: 'Breadcrumb' } satisfies Meta;

export function ThreeLevels() {
  const text = useTexts();
  return (
    <Breadcrumb
      label={text('breadcrumb')}
      items={[
        { name: text('home'), to: '#home' },
        { name: text('tractors'), to: '#tractors' },
        { name: '575 DI' },
      ]}
    />
  );
}
