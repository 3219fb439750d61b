import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { DeepRow } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { InlineForm } from './inline-form.tsx';

export default { title: 'InlineForm' } satisfies Meta;

export function WithError() {
  const text = useTexts();
  return (
    <InlineForm
      label={text('email')}
      input={{
        name: 'email',
        type: 'email',
        placeholder: text('your_email'),
        defaultValue: 'geeta@',
      }}
      button={text('subscribe')}
      error={text('email_error')}
    />
  );
}

export function OnDeepGround() {
  const text = useTexts();
  const [isDone, setDone] = useState(false);
  return (
    <DeepRow>
      <InlineForm
        on="deep"
        label={text('email')}
        input={{ name: 'email', type: 'email', placeholder: text('your_email') }}
        button={text('subscribe')}
        done={isDone && text('subscribed')}
        onSubmit={(event) => {
          event.preventDefault();
          setDone(true);
        }}
      />
    </DeepRow>
  );
}
