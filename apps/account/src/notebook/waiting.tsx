import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { EditForm } from './edit-form.tsx';
import styles from './notebook.module.css';
import { deleteWaitingForm, type WaitingForm } from './waiting-form.ts';

interface WaitingProps {
  readonly forms: readonly WaitingForm[];
  readonly onChange: () => Promise<void>;
}

export function Waiting({ forms, onChange }: WaitingProps) {
  const { t } = useTranslation('notebook');
  if (forms.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>{t('waiting.title')}</h2>
      <p>{t('waiting.line')}</p>
      <ul className={styles.rows}>
        {forms.map((form) => (
          <WaitingRow key={form.key} form={form} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ form, onChange }: { form: WaitingForm; onChange: () => Promise<void> }) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const [isEdited, setEdited] = useState(false);
  return (
    <li className={styles.row}>
      <b>{t(`form.${form.form}`, { defaultValue: form.form })}</b>
      {form.about ? <span>{form.about}</span> : null}
      <span className={styles.softText}>
        {formatDate(new Date(form.at), language)}: {t('waiting.title')}
      </span>
      {form.state === 'refused' ? <span>{t('waiting.refused', { why: form.message })}</span> : null}
      {isEdited ? (
        // A saved form has a new key, so React mounts a new row and `isEdited` is false again.
        <EditForm form={form} onSaved={onChange} onCancel={() => setEdited(false)} />
      ) : (
        <span className={styles.buttons}>
          <Button size="small" variant="quiet" onClick={() => setEdited(true)}>
            {t('edit')}
          </Button>
          <Button
            size="small"
            variant="text"
            onClick={() => deleteWaitingForm(form.key).then(onChange)}
          >
            {t('waiting.withdraw')}
          </Button>
        </span>
      )}
    </li>
  );
}
