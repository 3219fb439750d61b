import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { instalment } from '@tractor-haat/pages/loan';
import { Form, type NoProps, usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { EmiSlider } from './emi-slider.tsx';
import styles from './emi-strip.module.css';

const INITIAL_TERMS = { price: 600_000, down: 100_000, rate: 10, years: 5 };

export function Component(_: NoProps) {
  const { t } = useTranslation('strip');
  const { language } = usePage();
  const [{ price, down, rate, years }, setTerms] = useState(INITIAL_TERMS);
  const principal = Math.max(0, price - down);
  const month = instalment({
    principal,
    ratePercent: rate,
    months: years * 12,
    frequency: 'monthly',
  });
  const interest = Math.max(0, month * years * 12 - principal);
  const rupees = (amount: number) => formatRupees(amount, language);
  const createSetter = (name: keyof typeof INITIAL_TERMS) => (value: number) =>
    setTerms((terms) => ({ ...terms, [name]: value }));
  return (
    <Form action="/tractor-emi-calculator" className={styles.emi}>
      <div className={styles.sliders}>
        <EmiSlider
          label={t('price')}
          name="price"
          range={[100_000, 2_000_000, 10_000]}
          value={price}
          text={rupees(price)}
          onChange={createSetter('price')}
        />
        <EmiSlider
          label={t('down')}
          name="down"
          range={[0, 1_000_000, 10_000]}
          value={down}
          text={rupees(down)}
          onChange={createSetter('down')}
        />
        <EmiSlider
          label={t('rate')}
          name="rate"
          range={[6, 24, 0.25]}
          value={rate}
          text={`${formatNumber(rate, language)}%`}
          onChange={createSetter('rate')}
        />
        <EmiSlider
          label={t('years')}
          range={[1, 9, 1]}
          value={years}
          text={t('count_years', { count: years })}
          onChange={createSetter('years')}
        />
        <input type="hidden" name="months" value={years * 12} />
      </div>
      <div className={styles.result}>
        <p>{t('month')}</p>
        <output className={styles.month}>{rupees(month)}</output>
        <p className={styles.share}>
          {t('parts', { loan: rupees(principal), interest: rupees(interest) })}
        </p>
        <Button type="submit" wide>
          {t('more')}
        </Button>
      </div>
    </Form>
  );
}
