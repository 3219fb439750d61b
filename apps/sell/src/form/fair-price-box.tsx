import { api, type Comparable, type FairPrice } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { Form, Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Box, Button, Field, NativeSelect, Price, Table, TextInput } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import styles from './fair-price.module.css';
import type { ModelsOfBrand } from './group-models-by-brand.ts';
import { TractorOptions } from './machine-step.tsx';
import { useSellForm } from './sell-context.ts';

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

function FairPriceResult({ price }: { price: FairPrice }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const { name, range, new_price_inr, low_percent, high_percent, comparables, needed } = price;
  const formatAmount = (amount: number) => formatRupees(amount, language);
  return (
    <div className={styles.result}>
      {range ? (
        <>
          <p className={styles.label}>{t('fair.asks', { name })}</p>
          <Price amount={[range.min_inr, range.max_inr]} language={language} size="big" />
          <p className={styles.how}>
            {t('fair.how', {
              count: comparables.length,
              low: low_percent,
              high: high_percent,
              fresh: formatAmount(new_price_inr ?? 0),
              from: formatAmount(range.min_inr),
              to: formatAmount(range.max_inr),
            })}
          </p>
        </>
      ) : (
        <p>
          <b>{t('fair.not_enough')}</b>{' '}
          {comparables.length >= needed
            ? t('fair.no_new_price', { name })
            : t('fair.found', { count: comparables.length, needed })}
        </p>
      )}
      {price.demo ? <p className={styles.note}>{t('fair.demo')}</p> : null}
      {comparables.length > 0 ? (
        <details className={styles.details}>
          <summary>{t('fair.show', { count: comparables.length })}</summary>
          <Table
            caption={t('fair.caption')}
            corner={t('fair.listing')}
            columns={[
              { id: 'price', name: t('fair.asked'), align: 'end' },
              { id: 'fresh', name: t('fair.new'), align: 'end' },
              { id: 'percent', name: t('fair.share'), align: 'end' },
            ]}
            rows={comparables.map((comparable) => ({
              id: String(comparable.id),
              name: <UsedTractorLink listing={comparable} />,
              cells: {
                price: formatAmount(comparable.price_inr),
                fresh: formatAmount(comparable.new_price_inr),
                percent: `${comparable.percent}%`,
              },
            }))}
          />
        </details>
      ) : null}
    </div>
  );
}

const UsedTractorLink = ({ listing }: { listing: Comparable }) => (
  <Link to={usedTractorPath(listing)}>{usedTractorName(listing)}</Link>
);

/** Years from 1960 to 2099. */
export const YEAR_PATTERN = /^(19[6-9]|20\d)\d$/;

export function DraftFairPrice() {
  const { language } = usePage();
  const { tractor = '', year = '' } = useSellForm().values;
  const key = `${tractor} ${year}`;
  const [loaded, setLoaded] = useState<{ key: string; price: FairPrice }>();
  useEffect(() => {
    if (tractor === '' || !YEAR_PATTERN.test(year)) return;
    const controller = new AbortController();
    const priceQuery = { tractor: Number(tractor), year: Number(year), language };
    api
      .get('/api/v1/used-tractors/fair-price', { query: priceQuery, signal: controller.signal })
      .then(
        (price) => setLoaded({ key: `${tractor} ${year}`, price }),
        (error) => {
          // The price range is only a hint, so the form works without it.
          if (!controller.signal.aborted) console.info('Failed to load the fair price', error);
        },
      );
    return () => controller.abort();
  }, [tractor, year, language]);
  return loaded?.key === key ? <FairPriceResult price={loaded.price} /> : null;
}
