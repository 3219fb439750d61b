import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Tabs } from './tabs.tsx';

export default { title: 'Tabs' } satisfies Meta;

export function ThreeTabs() {
  const text = useTexts();
  return (
    <Tabs
      label={text('contents')}
      tabs={[
        { id: 'story-price', label: text('price'), content: text('price_note') },
        { id: 'story-features', label: text('features'), content: text('features_text') },
        { id: 'story-questions', label: text('questions'), content: text('answer_one') },
      ]}
    />
  );
}
