import type { InsuranceRate } from '@tractor-haat/api-client';
import { formatDate, formatNumber, formatRupees } from '@tractor-haat/i18n';
import sections from '@tractor-haat/pages/sections.module.css';
import { Form, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, NativeSelect, Table, TextInput } from '@tractor-haat/ui';
import { findUnreadableAmount } from '../components/find-unreadable-amount.ts';
import loans from '../loans/loans.module.css';
import { AGE_CLASSES, calculatePremium, type PremiumQuestion } from './calculate-premium.ts';
import {
  BONUS_STEPS,
  type InsuranceForm,
  readInsuranceForm,
  toPremiumQuestion,
} from './read-insurance-form.ts';

const RUPEE_FIELDS = ['price', 'value', 'third', 'trailer', 'accident'] as const;
const ESTIMATE_FIELDS = [
  'price',
  'age',
  'value',
  'rate',
  'bonus',
  'third',
  'trailer',
  'accident',
  'tax',
] as const satisfies readonly (keyof InsuranceForm)[];

/** One field for each line of the policy. If a line is empty, the total is a minimum ("at least"). */
export function InsuranceEstimate({ rates }: { rates: readonly InsuranceRate[] }) {
  const { t } = useTranslation('loans');
  const { search } = useLocation();
  const form = readInsuranceForm(search, rates);
  return (
    <section className={sections.section} id="estimate">
      <h2>{t('insurance.estimate.title')}</h2>
      <p>{t('insurance.estimate.line')}</p>
      <div className={loans.estimate}>
        <Form key={search} className={loans.form} action="#estimate" preventScrollReset>
          {ESTIMATE_FIELDS.map((name) => (
            <PolicyField key={name} name={name} form={form} />
          ))}
          <Button type="submit" variant="action" wide>
            {t('estimate.submit')}
          </Button>
        </Form>
        <PremiumLines question={toPremiumQuestion(form)} />
      </div>
      <PremiumSource rates={rates} />
    </section>
  );
}

function PolicyField({
  name,
  form,
}: {
  name: (typeof ESTIMATE_FIELDS)[number];
  form: InsuranceForm;
}) {
  const { t } = useTranslation('loans');
  const { search } = useLocation();
  const isMoney = RUPEE_FIELDS.some((field) => field === name);
  const unreadableText = isMoney ? findUnreadableAmount(search, name) : undefined;
  return (
    <Field
      label={t(`insurance.field.${name}`)}
      error={unreadableText === undefined ? undefined : t('estimate.unread')}
    >
      {(control) => {
        if (name === 'age') {
          return (
            <NativeSelect {...control} name={name} defaultValue={form.age}>
              {AGE_CLASSES.map((age) => (
                <option key={age} value={age}>
                  {t(`insurance.age.${age}`)}
                </option>
              ))}
            </NativeSelect>
          );
        }
        if (name === 'bonus') {
          return (
            <NativeSelect {...control} name={name} defaultValue={form.bonus}>
              {BONUS_STEPS.map((step) => (
                <option key={step} value={step}>
                  {step}%
                </option>
              ))}
            </NativeSelect>
          );
        }
        return (
          <TextInput
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            prefix={isMoney ? '₹' : '%'}
            placeholder={t('insurance.unknown')}
            defaultValue={unreadableText ?? form[name]}
          />
        );
      }}
    </Field>
  );
}

function PremiumSource({ rates }: { rates: readonly InsuranceRate[] }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const findAmount = (key: string) => rates.find((rate) => rate.key === key)?.amount_inr;
  const tractor = findAmount('third-party-tractor');
  const trailer = findAmount('third-party-trailer');
  const tax = rates.find(({ key }) => key === 'gst')?.percent;
  const [first] = rates;
  if (!tractor || !trailer || !tax || !first) return null;
  return (
    <p className={sections.note}>
      {t('insurance.figures', {
        tractor: formatRupees(tractor, language),
        trailer: formatRupees(trailer, language),
        tax: formatNumber(tax, language),
        day: formatDate(first.as_of, language),
        confidence: t(`sure.${first.confidence}`),
      })}
    </p>
  );
}

function PremiumLines({ question }: { question: PremiumQuestion }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const { ownDamage, bonus, net, tax, total, isComplete } = calculatePremium(question);
  const formatAmount = (amount: number | null) =>
    amount === null ? t('insurance.unknown') : formatRupees(amount, language);
  const lines: [id: string, name: string, amount: string][] = [
    ['value', t('insurance.row.value'), formatAmount(question.value)],
    ['own', t('insurance.row.own'), formatAmount(ownDamage)],
    [
      'bonus',
      t('insurance.row.bonus', { percent: formatNumber(question.bonus, language) }),
      bonus === null ? t('insurance.unknown') : `− ${formatAmount(bonus)}`,
    ],
    ['third', t('insurance.row.third'), formatAmount(question.thirdParty)],
    ['trailer', t('insurance.row.trailer'), formatAmount(question.trailer)],
    ['accident', t('insurance.row.accident'), formatAmount(question.accident)],
    ['net', t('insurance.row.net'), formatAmount(net)],
    ['tax', t('insurance.row.tax'), formatAmount(tax)],
  ];
  const sum = { amount: formatAmount(total) };
  return (
    <div aria-live="polite">
      <Table
        caption={t('insurance.estimate.title')}
        columns={[{ id: 'amount', name: t('insurance.a_year'), align: 'end' }]}
        rows={lines.map(([id, name, amount]) => ({ id, name, cells: { amount } }))}
      />
      <p className={loans.answer}>
        <b>{t(isComplete ? 'insurance.total' : 'insurance.at_least', sum)}</b>
      </p>
    </div>
  );
}
