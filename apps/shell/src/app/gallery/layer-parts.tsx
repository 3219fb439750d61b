import {
  Button,
  Dialog,
  Field,
  Popover,
  TextInput,
  Toast,
  type ToastMessage,
} from '@tractor-haat/ui';
import { useState } from 'react';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Dialogs, popovers and toasts. */
export function LayerParts() {
  const word = useWords();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<ToastMessage>();
  return (
    <Parts title={word('layers')}>
      <Part name="Dialog (a bottom sheet on phones)">
        <InRow>
          <Button onClick={() => setOpen(true)}>{word('open_dialog')}</Button>
        </InRow>
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={word('get_price')}
          closeLabel={word('close')}
          foot={
            <Button variant="action" wide onClick={() => setOpen(false)}>
              {word('get_price')}
            </Button>
          }
        >
          <p>{word('dialog_text')}</p>
          <Field label={word('name')}>{(control) => <TextInput {...control} />}</Field>
        </Dialog>
      </Part>
      <Part name="Popover">
        <InRow>
          <Popover
            button={word('why_price')}
            title={word('why_price')}
            closeLabel={word('close')}
            variant="text"
          >
            <p>{word('price_note')}</p>
          </Popover>
        </InRow>
      </Part>
      <Part name="Toast">
        <InRow>
          <Button
            onClick={() =>
              setMessage({
                id: Date.now(),
                text: word('saved'),
                action: { label: word('undo'), onPress: () => setMessage(undefined) },
              })
            }
          >
            {word('show_toast')}
          </Button>
        </InRow>
        <Toast message={message} onDone={() => setMessage(undefined)} closeLabel={word('close')} />
      </Part>
    </Parts>
  );
}
