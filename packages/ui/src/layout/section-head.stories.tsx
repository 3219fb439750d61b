import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { SectionHead } from './section-head.tsx';

export default { title: 'SectionHead' } satisfies Meta;

export function WithLink() {
  const text = useTexts();
  return (
    <SectionHead
      title={text('popular_row')}
      line={text('varies')}
      more={{ to: '#sliders', text: text('see_all') }}
    />
  );
}
