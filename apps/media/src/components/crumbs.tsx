import { localizePath } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, type Crumb } from '@tractor-haat/ui';
import { StructuredData } from './structured-data.tsx';

export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('media');
  const { language, origin } = usePage();
  const allItems = [{ name: t('home'), to: '/' }, ...items];
  return (
    <>
      <Breadcrumb label={t('breadcrumb')} as={Link} items={allItems} />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: allItems.map(({ name, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            ...(to ? { item: `${origin}${localizePath(language, to)}` } : {}),
          })),
        }}
      />
    </>
  );
}
