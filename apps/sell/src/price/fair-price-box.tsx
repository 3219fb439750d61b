import type { FairPrice } from '@tractor-haat/api-client';
import { Form, useTranslation } from '@tractor-haat/platform';
import { Box, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { ModelsOfBrand } from '../form/group-models-by-brand.ts';
import { TractorOptions } from '../form/tractor-options.tsx';
import styles from './fair-price.module.css';
import { FairPriceResult } from './fair-price-result.tsx';

export type PriceQuery = { readonly tractor: string; readonly year: string };

/** A GET form, so the result has a URL that can be shared. */
export function FairPriceBox({
  choices,
  machine,
  price,
}: {
  choices: readonly ModelsOfBrand[];
  machine: PriceQuery;
  /** Null if not requested, or if the tractor or year is unknown. */
  price: FairPrice | null;
}) {
  const { t } = useTranslation('sell');
  return (
    <Box labelledBy="worth">
      <h2 id="worth" className={styles.title}>
        {t('fair.title')}
      </h2>
      <p className={styles.note}>{t('fair.line')}</p>
      <Form className={styles.form} key={`${machine.tractor} ${machine.year}`} preventScrollReset>
        <Field label={t('field.tractor')}>
          {(control) => (
            <NativeSelect {...control} name="tractor" required defaultValue={machine.tractor}>
              <TractorOptions choices={choices} />
            </NativeSelect>
          )}
        </Field>
        <Field label={t('field.year')}>
          {(control) => (
            <TextInput
              {...control}
              name="year"
              required
              inputMode="numeric"
              placeholder="2018"
              defaultValue={machine.year}
            />
          )}
        </Field>
        <Button type="submit" wide>
          {t('fair.action')}
        </Button>
      </Form>
      <div aria-live="polite">{price ? <FairPriceResult price={price} /> : null}</div>
    </Box>
  );
}
