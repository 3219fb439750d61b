import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { PopupLink } from './popup-link.tsx';

export default { title: 'PopupLink' } satisfies Meta;

/** A press shows it loading for a second. */
export function IdleAndPending() {
  const text = useTexts();
  const [isBusy, setBusy] = useState(false);
  const click = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1000);
  };
  return (
    <Row>
      <PopupLink
        href="#dealer"
        popup={{ state: isBusy ? 'busy' : 'rest', button: { onClick: click } }}
      >
        {text('call_dealer')}
      </PopupLink>
    </Row>
  );
}
