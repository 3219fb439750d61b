import { Frame, type PageFrameProps } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { SavedProductsLater } from '../saved/saved-products-later.tsx';

/** Head, way from home, heading and introduction of a page; what the visitor saved below. */
export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('lists');
  const texts = { home: t('home'), breadcrumb: t('breadcrumb') };
  return <Frame {...props} texts={texts} after={<SavedProductsLater />} />;
}
