import type { LoanKind, LoanOffer } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, Table } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import { calculateEligibility, type Eligibility } from './eligibility.ts';
import { ESTIMATE_RULES, type LoanQuestion } from './loan-question.ts';
import styles from './loans.module.css';

interface ResultProps {
  readonly kind: LoanKind;
  readonly question: LoanQuestion;
  readonly offers: readonly LoanOffer[];
}

export function EstimateResult({ kind, question, offers }: ResultProps) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const rupees = (amount: number) => formatRupees(amount, language);
  const [careful, generous] = calculateEligibility(question, ESTIMATE_RULES[kind].rules);
  const band = { from: rupees(careful.loan), to: rupees(generous.loan) };
  const { value, rate, months } = question;
  return (
    <>
      <p className={styles.answer}>
        <b>{generous.loan === 0 ? t('estimate.nothing') : t('estimate.band', band)}</b>{' '}
        <span>
          {kind === 'against' || generous.loan === 0
            ? null
            : t('estimate.own', {
                from: rupees(value - generous.loan),
                to: rupees(value - careful.loan),
              })}
        </span>
      </p>
      <Arithmetic kind={kind} question={question} ends={[careful, generous]} />
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
  ends: readonly [Eligibility, Eligibility];
}) {
  const { kind, question, ends } = props;
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const rupees = (amount: number) => formatRupees(amount, language);
  const percent = (share: number) => `${formatNumber(share * 100, language)}%`;
  const terms = {
    rate: formatNumber(question.rate, language),
    months: formatNumber(question.months, language),
  };
  const lines: [string, string, (end: Eligibility) => ReactNode][] = [
    ['income', t('estimate.row.income'), (end) => rupees(end.monthlyIncome)],
    [
      'allowed',
      t('estimate.row.allowed'),
      (end) => <WithShare amount={rupees(end.allowed)} share={percent(end.rule.incomeShare)} />,
    ],
    ['running', t('estimate.row.running'), () => `− ${rupees(question.instalments)}`],
    ['free', t('estimate.row.free'), (end) => rupees(end.free)],
    ['carried', t('estimate.row.carried', terms), (end) => rupees(end.carried)],
    [
      'cap',
      t(question.owed > 0 ? 'estimate.row.cap_owed' : `estimate.row.cap_${kind}`),
      (end) => <WithShare amount={rupees(end.cap)} share={percent(end.rule.valueShare)} />,
    ],
    ['loan', t('estimate.row.loan'), (end) => rupees(end.loan)],
  ];
  return (
    <Table
      caption={t('estimate.how')}
      showCaption
      columns={[
        { id: 'careful', name: t('estimate.careful'), align: 'end' },
        { id: 'generous', name: t('estimate.generous'), align: 'end' },
      ]}
      rows={lines.map(([id, name, cell]) => ({
        id,
        name,
        cells: { careful: cell(ends[0]), generous: cell(ends[1]) },
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

/** Counts the lenders whose minimum land is met, among those that publish one. */
function AcreageLine({ land, offers }: { land: number; offers: readonly LoanOffer[] }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const minAcres = offers.flatMap(({ land_min_acres }) => land_min_acres ?? []);
  if (land === 0 || minAcres.length === 0) return null;
  const number = (value: number) => formatNumber(value, language);
  return (
    <p className={styles.next}>
      {t('estimate.land', {
        count: land,
        land: number(land),
        number: number(minAcres.filter((acres) => acres <= land).length),
        of: number(minAcres.length),
      })}
    </p>
  );
}
