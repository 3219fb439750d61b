import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field } from '@tractor-haat/ui';
import { WritingControl } from './control.tsx';
import type { WritingField } from './field.ts';
import { useWriting } from './use-writing.ts';
import styles from './writing-form.module.css';

export interface WritingFormProps {
  /** Name in the address and id of the form: `?comment=sent#comment`. */
  readonly form: string;
  /** Where a browser without script sends it. */
  readonly action: string;
  /** Sent along, as the post it belongs to. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly WritingField[];
  readonly labelledBy: string;
  readonly send: (values: Record<string, string>, waited: number) => Promise<unknown>;
}

/** A form whose words a person reads before they are shown. */
export function WritingForm({ form, action, hidden, fields, labelledBy, send }: WritingFormProps) {
  const { t } = useTranslation('media');
  const { said, wrong, busy, alive, onSubmit } = useWriting(form, fields, send);
  return (
    <form
      id={form}
      className={styles.form}
      action={action}
      method="post"
      noValidate={alive}
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            className={field.half ? undefined : styles.whole}
            error={
              field.rule && wrong.includes(field.rule)
                ? t(`writing.wrong_${field.rule}`)
                : undefined
            }
          >
            {(control) => <WritingControl field={field} control={control} />}
          </Field>
        ))}
      </div>
      {/* People do not see it, programs fill it in. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {said ? (
        <Alert tone={said === 'sent' ? 'ok' : 'bad'}>{t(`writing.said_${said}`)}</Alert>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" variant="action" busy={busy}>
          {t('writing.submit')}
        </Button>
        <p className={styles.note}>{t('writing.note')}</p>
      </div>
    </form>
  );
}
