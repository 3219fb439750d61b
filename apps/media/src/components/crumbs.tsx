import { localizePath } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, type Crumb } from '@tractor-haat/ui';
import { StructuredData } from './structured-data.tsx';

/** Breadcrumb links, with structured data for search engines. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('media');
  const { language, origin } = usePage();
  const whole = [{ name: t('home'), to: '/' }, ...items];
  return (
    <>
      <Breadcrumb label={t('breadcrumb')} as={Link} items={whole} />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: whole.map(({ name, to }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name,
            ...(to ? { item: `${origin}${localizePath(language, to)}` } : {}),
          })),
        }}
      />
    </>
  );
}
