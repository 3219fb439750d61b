import { type Question, Questions } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

export function Faq({ items }: { items: readonly Question[] }) {
  const { t } = useTranslation('finance');
  return <Questions title={t('questions')} items={items} />;
}
