import { useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';

/** Creates a name from the slug, because the name of a deleted tractor is not stored. */
const formatSlug = (slug: string) => slug.slice(0, 60).replaceAll('-', ' ');

/** Lists the tractors in the URL that no longer exist; such a page is not indexed. */
export function MissingLine({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation('buying');
  if (slugs.length === 0) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <Alert tone="info">{t('compare.missing', { names: slugs.map(formatSlug).join(', ') })}</Alert>
    </>
  );
}
