import { useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';

/** A tractor that no longer exists has no name any more: its slug, from the address, in words. */
const nameFromSlug = (slug: string) => slug.slice(0, 60).replaceAll('-', ' ');

/** Names the tractors of an address that are no longer listed; such an address is not indexed. */
export function MissingLine({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation('buying');
  if (slugs.length === 0) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <Alert tone="info">
        {t('compare.missing', { names: slugs.map(nameFromSlug).join(', ') })}
      </Alert>
    </>
  );
}
