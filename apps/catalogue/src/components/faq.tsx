import { type Question, Questions } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

/** Questions and answers with the catalogue translations. */
export function Faq({ items }: { items: readonly Question[] }) {
  const { t } = useTranslation('lists');
  return <Questions title={t('questions')} items={items} />;
}
