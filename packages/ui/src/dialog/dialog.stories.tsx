import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/text-input.tsx';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Dialog } from './dialog.tsx';

export default { title: 'Dialog' } satisfies Meta;

/** A bottom sheet on phones. */
export function WithForm() {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{text('open_dialog')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('get_price')}
        closeLabel={text('close')}
        foot={
          <Button variant="action" wide onClick={() => setOpen(false)}>
            {text('get_price')}
          </Button>
        }
      >
        <p>{text('dialog_text')}</p>
        <Field label={text('name')}>{(control) => <TextInput {...control} />}</Field>
      </Dialog>
    </Row>
  );
}
