import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import loans from '../loans/loans.module.css';
import { calculatePremium, type PremiumQuestion } from './calculate-premium.ts';

export function PremiumLines({ question }: { question: PremiumQuestion }) {
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
