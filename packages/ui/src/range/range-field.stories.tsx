import type { Meta } from '@storybook/react-vite';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { useState } from 'react';
import { useLanguage } from '../workshop/language-context.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { RangeField } from './range-field.tsx';

export default { title: 'RangeField' } satisfies Meta;

export function Rupees() {
  const text = useTexts();
  const language = useLanguage();
  const [loan, setLoan] = useState(500_000);
  return (
    <RangeField
      label={text('loan')}
      unit="₹"
      unitAt="start"
      min={100_000}
      max={1_500_000}
      step={10_000}
      value={loan}
      onChange={setLoan}
      format={(rupees) => formatNumber(rupees, language)}
      valueText={(rupees) => formatRupees(rupees, language)}
      texts={{ less: text('less'), more: text('more') }}
    />
  );
}

export function Percent() {
  const text = useTexts();
  const language = useLanguage();
  const [interest, setInterest] = useState(10);
  return (
    <RangeField
      label={text('interest')}
      unit="%"
      min={5}
      max={20}
      step={0.25}
      value={interest}
      onChange={setInterest}
      valueText={(percent) => `${formatNumber(percent, language)} %`}
      texts={{ less: text('less'), more: text('more') }}
    />
  );
}
