import { faultOf } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, Marked, TextInput, useAfterCommit } from '@tractor-haat/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useValidationText } from '../form/field-texts.ts';
import { typedMobile } from '../form/typed.ts';
import styles from './code-step.module.css';

type NumberLineProps = {
  mobile: string;
  busy: boolean;
  /** Sends a code to the corrected number; true when that worked. */
  onSave: (mobile: string) => Promise<boolean>;
};

const field = { name: 'mobile', kind: 'mobile', required: true } as const;

/** Where the code went, and the way to correct it. */
export function NumberLine({ mobile, busy, onSave }: NumberLineProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const say = useValidationText();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();

  function leave() {
    setTyped(null);
    setFault(undefined);
    afterCommit(() => edit.current?.focus());
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = faultOf(field, { mobile: typed ?? '' });
    setFault(wrong);
    if (wrong === undefined && (await onSave(typed ?? ''))) leave();
  }
  if (typed === null) {
    const number = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
    return (
      <p className={styles.number}>
        <span>
          <Marked
            text={t('code.sent_to', { number })}
            part={(words) => <b className={styles.digits}>{words}</b>}
          />
        </span>
        <Button ref={edit} variant="text" size="small" onClick={() => setTyped(mobile)}>
          {t('action.edit')}
        </Button>
      </p>
    );
  }
  return (
    <form className={styles.edit} noValidate onSubmit={save}>
      <Field label={t('field.mobile')} error={fault && say(fault)}>
        {(control) => (
          <TextInput
            {...control}
            prefix="+91"
            inputMode="numeric"
            autoComplete="tel-national"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(typedMobile(event.target.value))}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" variant="action" size="small" busy={busy}>
          {t('action.save')}
        </Button>
        <Button size="small" onClick={leave}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
