import {
  Frame,
  type PageFrameProps,
  type Question,
  Questions,
  SavedElsewhere,
} from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('finance');
  const texts = { home: t('home'), breadcrumb: t('breadcrumb') };
  return <Frame {...props} texts={texts} after={<SavedElsewhere />} />;
}

export function Faq({ items }: { items: readonly Question[] }) {
  const { t } = useTranslation('finance');
  return <Questions title={t('questions')} items={items} />;
}
