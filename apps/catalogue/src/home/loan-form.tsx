import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import styles from './finder.module.css';
import { useGoToList } from './use-go-to-list.ts';

const EMI_PAGE = '/tractor-emi-calculator';
const EMI_QUERY = {
  /** Whole rupees. */
  price: 'price',
  months: 'months',
} as const;

const LOAN_YEARS = [3, 4, 5, 6, 7];
const DEFAULT_YEARS = 5;

export function LoanForm() {
  const { t } = useTranslation('choose');
  const { language } = usePage();
  const submit = useGoToList(EMI_PAGE);
  return (
    <form action={localizePath(language, EMI_PAGE)} onSubmit={submit} className={styles.form}>
      <Field label={t('finder.field.price_of_tractor')}>
        {(control) => (
          <TextInput
            {...control}
            name={EMI_QUERY.price}
            inputMode="numeric"
            defaultValue="600000"
            required
          />
        )}
      </Field>
      <Field label={t('finder.field.years')}>
        {(control) => (
          <NativeSelect {...control} name={EMI_QUERY.months} defaultValue={DEFAULT_YEARS * 12}>
            {LOAN_YEARS.map((years) => (
              <option key={years} value={years * 12}>
                {t('finder.years', { count: years })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button type="submit" variant="action" wide>
        {t('finder.show_loan')}
      </Button>
    </form>
  );
}
