import { Frame, type PageFrameProps, SavedElsewhere } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

/** Head, way from home, heading and introduction of a page; what the visitor saved below. */
export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('sell');
  const texts = { home: t('home'), breadcrumb: t('breadcrumb') };
  return <Frame {...props} texts={texts} after={<SavedElsewhere />} />;
}
