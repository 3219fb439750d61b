import {
  FAMILY_MESSAGES,
  type FormDraft,
  isFamilyReason,
  MAX_NAME_LENGTH,
  type TractorCard,
} from '@tractor-haat/api-client';
import { tractorName } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, RadioGroup, TextInput } from '@tractor-haat/ui';
import styles from './family.module.css';

interface FamilyFormProps {
  readonly id: string;
  readonly tractors: readonly TractorCard[];
  readonly draft: FormDraft | null;
}

export function FamilyForm({ id, tractors, draft }: FamilyFormProps) {
  const { t } = useTranslation('family');
  const { language } = usePage();
  const { values = {}, faults: validationErrors = {} } = draft ?? {};
  const formatError = (name: string) => {
    const reason = validationErrors[name];
    return isFamilyReason(reason) ? FAMILY_MESSAGES[reason][language] : undefined;
  };
  return (
    <form method="post" action="/api/family_vote" className={styles.form} data-progress="">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="family" value={id} />
      <RadioGroup
        legend={t('which')}
        name="tractor"
        defaultValue={values.tractor}
        error={formatError('tractor')}
        choices={tractors.map((tractor) => ({
          value: tractor.slug,
          label: <span translate="no">{tractorName(tractor)}</span>,
        }))}
      />
      <Field label={t('name')} error={formatError('name')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={values.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="given-name"
            required
          />
        )}
      </Field>
      <Field label={t('reason')} hint={t('reason_hint')} error={formatError('reason')}>
        {(control) => (
          <TextInput {...control} name="reason" defaultValue={values.reason} maxLength={140} />
        )}
      </Field>
      <Button type="submit" variant="action" wide>
        {t('vote')}
      </Button>
      <p className={styles.note}>{t('note')}</p>
    </form>
  );
}
