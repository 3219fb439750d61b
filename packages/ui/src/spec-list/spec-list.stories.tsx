import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { SpecList } from './spec-list.tsx';

export default { title: 'SpecList' } satisfies Meta;

export function FilledAndMissing() {
  const text = useTexts();
  return (
    <SpecList
      items={[
        { name: text('power'), value: '45 HP' },
        { name: text('lift'), value: null },
      ]}
    />
  );
}
