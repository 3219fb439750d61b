import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import loans from '../loans/loans.module.css';
import { calculatePremium, type PremiumQuestion } from './premium.ts';

export function PremiumLines({ question }: { question: PremiumQuestion }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  const { ownDamage, bonus, net, tax, total, isComplete } = calculatePremium(question);
  const rupees = (amount: number | null) =>
    amount === null ? t('insurance.unknown') : formatRupees(amount, language);
  const lines: [string, string, string][] = [
    ['value', t('insurance.row.value'), rupees(question.value)],
    ['own', t('insurance.row.own'), rupees(ownDamage)],
    [
      'bonus',
      t('insurance.row.bonus', { percent: formatNumber(question.bonus, language) }),
      bonus === null ? t('insurance.unknown') : `− ${rupees(bonus)}`,
    ],
    ['third', t('insurance.row.third'), rupees(question.thirdParty)],
    ['trailer', t('insurance.row.trailer'), rupees(question.trailer)],
    ['accident', t('insurance.row.accident'), rupees(question.accident)],
    ['net', t('insurance.row.net'), rupees(net)],
    ['tax', t('insurance.row.tax'), rupees(tax)],
  ];
  const sum = { amount: rupees(total) };
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
