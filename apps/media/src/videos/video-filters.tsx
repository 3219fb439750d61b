import type { VideosPage } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipNav } from '@tractor-haat/ui';

export interface VideoFiltersProps extends Pick<VideosPage, 'topics' | 'brands'> {
  readonly topic: string | null;
  readonly brand: string | null;
}

export function VideoFilters({ topics, brands, topic, brand }: VideoFiltersProps) {
  const { t } = useTranslation('videos');
  return (
    <>
      <ChipNav
        label={t('topics')}
        as={Link}
        items={[
          { to: '/tractor-videos', text: t('all'), current: !(topic || brand) },
          ...topics.map((option) => ({
            to: `/tractor-videos?topic=${option}`,
            text: t(`topic_${option}`),
            current: option === topic,
          })),
        ]}
      />
      {brands.length > 0 ? (
        <ChipNav
          label={t('brands')}
          as={Link}
          items={brands.map(({ slug, name }) => ({
            to: `/tractor-videos?brand=${slug}`,
            text: name.text,
            lang: name.language,
            current: slug === brand,
          }))}
        />
      ) : null}
    </>
  );
}
