import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

export default { title: 'TextArea' } satisfies Meta;

export function Empty() {
  const text = useTexts();
  return (
    <Field label={text('question')}>
      {(control) => <TextArea {...control} placeholder={text('question_hint')} />}
    </Field>
  );
}
