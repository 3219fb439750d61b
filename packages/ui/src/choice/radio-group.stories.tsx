import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { RadioGroup } from './radio-group.tsx';

export default { title: 'RadioGroup' } satisfies Meta;

export function Column() {
  const text = useTexts();
  return (
    <RadioGroup
      legend={text('who')}
      name="story_who"
      defaultValue="farmer"
      choices={[
        { value: 'farmer', label: text('farmer') },
        { value: 'dealer', label: text('dealer'), hint: text('dealer_hint') },
        { value: 'bank', label: text('bank'), disabled: true },
      ]}
    />
  );
}

export function RowWithError() {
  const text = useTexts();
  return (
    <RadioGroup
      legend={text('when')}
      name="story_when"
      layout="row"
      error={text('choose_one')}
      choices={[
        { value: 'now', label: text('now') },
        { value: 'later', label: text('later') },
      ]}
    />
  );
}
