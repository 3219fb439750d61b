import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { instalment } from '@tractor-haat/pages/loan';
import { Form, type NoProps, usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { useId, useState } from 'react';
import styles from './emi-strip.module.css';

const INITIAL_TERMS = { price: 600_000, down: 100_000, rate: 10, years: 5 };

export function Component(_: NoProps) {
  const { t } = useTranslation('strip');
  const { language } = usePage();
  const [{ price, down, rate, years }, setTerms] = useState(INITIAL_TERMS);
  const principal = Math.max(0, price - down);
  const monthlyInstalment = instalment({
    principal,
    ratePercent: rate,
    months: years * 12,
    frequency: 'monthly',
  });
  const interest = Math.max(0, monthlyInstalment * years * 12 - principal);
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const createSetter = (name: keyof typeof INITIAL_TERMS) => (value: number) =>
    setTerms((terms) => ({ ...terms, [name]: value }));
  return (
    <Form action="/tractor-emi-calculator" className={styles.emi}>
      <div className={styles.sliders}>
        <EmiSlider
          label={t('price')}
          name="price"
          min={100_000}
          max={2_000_000}
          step={10_000}
          value={price}
          text={formatAmount(price)}
          onChange={createSetter('price')}
        />
        <EmiSlider
          label={t('down')}
          name="down"
          min={0}
          max={1_000_000}
          step={10_000}
          value={down}
          text={formatAmount(down)}
          onChange={createSetter('down')}
        />
        <EmiSlider
          label={t('rate')}
          name="rate"
          min={6}
          max={24}
          step={0.25}
          value={rate}
          text={`${formatNumber(rate, language)}%`}
          onChange={createSetter('rate')}
        />
        <EmiSlider
          label={t('years')}
          min={1}
          max={9}
          step={1}
          value={years}
          text={t('count_years', { count: years })}
          onChange={createSetter('years')}
        />
        <input type="hidden" name="months" value={years * 12} />
      </div>
      <div className={styles.result}>
        <p>{t('month')}</p>
        <output className={styles.month}>{formatAmount(monthlyInstalment)}</output>
        <p className={styles.share}>
          {t('parts', { loan: formatAmount(principal), interest: formatAmount(interest) })}
        </p>
        <Button type="submit" wide>
          {t('more')}
        </Button>
      </div>
    </Form>
  );
}

function EmiSlider({
  label,
  name,
  min,
  max,
  step,
  value,
  text,
  onChange,
}: {
  label: string;
  name?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <b className={styles.words}>{text}</b>
      <input
        id={id}
        className={styles.range}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
