import { api, type VideoCard } from '@tractor-haat/api-client';
import { useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail, Tag } from '@tractor-haat/ui';
import type { RowProps } from '../contract.ts';
import { RowCard, type RowItem } from './row-card.tsx';

type Video = RowItem & Pick<VideoCard, 'duration_seconds' | 'demo'>;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Video[]> {
  const { items } = await api.get('/api/v1/videos', { query: { language }, signal });
  return items
    .slice(0, props.limit)
    .map(({ slug, title, poster: { alt: _, ...picture }, duration_seconds, demo }) => ({
      to: `/tractor-videos/${slug}`,
      title,
      picture,
      duration_seconds,
      demo,
    }));
}

export function Component({ data }: RowProps & { data: Video[] }) {
  const { t } = useTranslation('videos');
  if (data.length === 0) return null;
  return (
    <Rail columns={3}>
      {data.map((video) => (
        <RowCard
          key={video.to}
          item={video}
          isVideo
          tag={video.demo ? <Tag>{t('demo')}</Tag> : undefined}
        >
          {t('duration', { count: video.duration_seconds })}
        </RowCard>
      ))}
    </Rail>
  );
}
