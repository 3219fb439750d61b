import { Frame, type PageFrameProps, SavedElsewhere } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('sell');
  const texts = { home: t('home'), breadcrumb: t('breadcrumb') };
  return <Frame {...props} texts={texts} after={<SavedElsewhere />} />;
}
