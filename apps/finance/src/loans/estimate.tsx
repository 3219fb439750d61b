import type { LoanKind, LoanOffer } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import sections from '@tractor-haat/pages/sections.module.css';
import { Form, Link, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, ButtonLink, Field, Table, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import { findUnreadableAmount } from '../components/find-unreadable-amount.ts';
import {
  calculateEligibility,
  type Eligibility,
  ESTIMATE_RULES,
  isMoney,
  type LoanQuestion,
  type QuestionField,
  readLoanQuestion,
} from './loan-question.ts';
import styles from './loans.module.css';

export function Estimate({ kind, offers }: { kind: LoanKind; offers: readonly LoanOffer[] }) {
  const { t } = useTranslation('loans');
  const { search } = useLocation();
  const question = readLoanQuestion(search, kind);
  const findUnreadable = (name: QuestionField) =>
    isMoney(name) ? findUnreadableAmount(search, name) : undefined;
  return (
    <section className={sections.section} id="estimate">
      <h2>{t('estimate.title')}</h2>
      <p>{t('estimate.line')}</p>
      <div className={styles.estimate}>
        <Form key={search} className={styles.form} action="#estimate" preventScrollReset>
          {ESTIMATE_RULES[kind].fields.map((name) => (
            <Field
              key={name}
              label={t(`estimate.field.${name === 'value' ? `value_${kind}` : name}`)}
              error={findUnreadable(name) === undefined ? undefined : t('estimate.unread')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  prefix={isMoney(name) ? '₹' : undefined}
                  defaultValue={findUnreadable(name) ?? (question[name] || '')}
                  required={name === 'income' || name === 'value'}
                />
              )}
            </Field>
          ))}
          <Button type="submit" variant="action" wide>
            {t('estimate.submit')}
          </Button>
        </Form>
        <div aria-live="polite">
          {question.isRequested ? (
            <EstimateResult kind={kind} question={question} offers={offers} />
          ) : (
            <p className={styles.answer}>{t('estimate.none')}</p>
          )}
        </div>
      </div>
    </section>
  );
}

interface ResultProps {
  readonly kind: LoanKind;
  readonly question: LoanQuestion;
  readonly offers: readonly LoanOffer[];
}

function EstimateResult({ kind, question, offers }: ResultProps) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const [careful, generous] = calculateEligibility(question, ESTIMATE_RULES[kind].rules);
  const range = { from: formatAmount(careful.loan), to: formatAmount(generous.loan) };
  const { value, rate, months } = question;
  return (
    <>
      <p className={styles.answer}>
        <b>{generous.loan === 0 ? t('estimate.nothing') : t('estimate.band', range)}</b>{' '}
        <span>
          {kind === 'against' || generous.loan === 0
            ? null
            : t('estimate.own', {
                from: formatAmount(value - generous.loan),
                to: formatAmount(value - careful.loan),
              })}
        </span>
      </p>
      <Arithmetic kind={kind} question={question} estimates={[careful, generous]} />
      <AcreageLine land={question.land} offers={offers} />
      {generous.loan === 0 ? null : (
        <p className={styles.next}>
          <ButtonLink
            as={Link}
            size="small"
            to={`/tractor-emi-calculator?price=${value}&down=${value - careful.loan}&rate=${rate}&months=${months}`}
          >
            {t('estimate.emi')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Arithmetic(props: {
  kind: LoanKind;
  question: LoanQuestion;
  estimates: readonly [Eligibility, Eligibility];
}) {
  const { kind, question, estimates } = props;
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const formatPercent = (share: number) => `${formatNumber(share * 100, language)}%`;
  const terms = {
    rate: formatNumber(question.rate, language),
    months: formatNumber(question.months, language),
  };
  const lines: [id: string, name: string, renderCell: (estimate: Eligibility) => ReactNode][] = [
    ['income', t('estimate.row.income'), (estimate) => formatAmount(estimate.monthlyIncome)],
    [
      'allowed',
      t('estimate.row.allowed'),
      (estimate) => (
        <WithShare
          amount={formatAmount(estimate.allowed)}
          share={formatPercent(estimate.rule.incomeShare)}
        />
      ),
    ],
    ['running', t('estimate.row.running'), () => `− ${formatAmount(question.instalments)}`],
    ['free', t('estimate.row.free'), (estimate) => formatAmount(estimate.free)],
    ['carried', t('estimate.row.carried', terms), (estimate) => formatAmount(estimate.carried)],
    [
      'cap',
      t(question.owed > 0 ? 'estimate.row.cap_owed' : `estimate.row.cap_${kind}`),
      (estimate) => (
        <WithShare
          amount={formatAmount(estimate.cap)}
          share={formatPercent(estimate.rule.valueShare)}
        />
      ),
    ],
    ['loan', t('estimate.row.loan'), (estimate) => formatAmount(estimate.loan)],
  ];
  return (
    <Table
      caption={t('estimate.how')}
      showCaption
      columns={[
        { id: 'careful', name: t('estimate.careful'), align: 'end' },
        { id: 'generous', name: t('estimate.generous'), align: 'end' },
      ]}
      rows={lines.map(([id, name, renderCell]) => ({
        id,
        name,
        cells: { careful: renderCell(estimates[0]), generous: renderCell(estimates[1]) },
      }))}
    />
  );
}

function WithShare({ amount, share }: { amount: string; share: string }) {
  return (
    <>
      {amount}
      <span className={styles.share}>({share})</span>
    </>
  );
}

/** Counts the lenders whose minimum land the visitor has. Lenders that publish no minimum are left out. */
function AcreageLine({ land, offers }: { land: number; offers: readonly LoanOffer[] }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const minAcres = offers.flatMap(({ land_min_acres }) => land_min_acres ?? []);
  if (land === 0 || minAcres.length === 0) return null;
  const formatLocal = (value: number) => formatNumber(value, language);
  return (
    <p className={styles.next}>
      {t('estimate.land', {
        count: land,
        land: formatLocal(land),
        number: formatLocal(minAcres.filter((acres) => acres <= land).length),
        of: formatLocal(minAcres.length),
      })}
    </p>
  );
}
