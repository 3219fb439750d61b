import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { PopupLink } from './popup-link.tsx';

export default { title: 'PopupLink' } satisfies Meta;

/** A click shows the pending state for a second. */
export function IdleAndPending() {
  const text = useTexts();
  const [isPending, setPending] = useState(false);
  const click = () => {
    setPending(true);
    setTimeout(() => setPending(false), 1000);
  };
  return (
    <Row>
      <PopupLink
        href="#dealer"
        popup={{ state: isPending ? 'busy' : 'rest', button: { onClick: click } }}
      >
        {text('call_dealer')}
      </PopupLink>
    </Row>
  );
}
