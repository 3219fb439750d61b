import { type Question, Questions } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

export function Faq({
  items,
  properNames,
}: {
  items: readonly Question[];
  properNames?: readonly string[];
}) {
  const { t } = useTranslation('lists');
  return (
    <Questions title={t('questions')} items={items} {...(properNames ? { properNames } : {})} />
  );
}
