import { useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';

/** The names of deleted tractors are not stored, so the slug replaces them. */
const formatSlug = (slug: string) => slug.slice(0, 60).replaceAll('-', ' ');

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
