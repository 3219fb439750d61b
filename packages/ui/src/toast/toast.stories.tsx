import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Toast, type ToastMessage } from './toast.tsx';

export default { title: 'Toast' } satisfies Meta;

export function WithUndo() {
  const text = useTexts();
  const [message, setMessage] = useState<ToastMessage>();
  const show = () =>
    setMessage({
      id: Date.now(),
      text: text('saved'),
      action: { label: text('undo'), onPress: () => setMessage(undefined) },
    });
  return (
    <>
      <Row>
        <Button onClick={show}>{text('show_toast')}</Button>
      </Row>
      <Toast message={message} onDone={() => setMessage(undefined)} closeLabel={text('close')} />
    </>
  );
}
