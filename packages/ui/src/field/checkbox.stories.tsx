import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useTexts } from '../workshop/use-texts.ts';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Checkbox' } satisfies Meta;

export function PlainAndStrong() {
  const text = useTexts();
  return (
    <>
      <Checkbox label={text('popular')} end="12" defaultChecked />
      <Checkbox label={text('compare')} variant="strong" />
    </>
  );
}

export function RequiredAgreement() {
  const text = useTexts();
  const [agrees, setAgrees] = useState(false);
  return (
    <Checkbox
      label={text('agree')}
      checked={agrees}
      onChange={(event) => setAgrees(event.target.checked)}
      error={agrees ? undefined : text('agree_error')}
    />
  );
}
