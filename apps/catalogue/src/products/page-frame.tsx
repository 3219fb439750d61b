import { Frame, type PageFrameProps } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';

export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('lists');
  const texts = { home: t('home'), breadcrumb: t('breadcrumb') };
  return <Frame {...props} texts={texts} after={<SavedProductsIsland />} />;
}
