import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Segmented } from './segmented.tsx';

export default { title: 'Segmented' } satisfies Meta;

export function TwoChoices() {
  const text = useTexts();
  return (
    <Segmented
      legend={text('sign_in_with')}
      name="story_way"
      defaultValue="password"
      choices={[
        { value: 'password', label: text('password') },
        { value: 'code', label: text('code_by_sms') },
      ]}
    />
  );
}
