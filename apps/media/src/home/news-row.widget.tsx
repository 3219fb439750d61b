import { api, type PostCard } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail } from '@tractor-haat/ui';
import type { RowProps } from '../contract.ts';
import { toCardPicture, toPostPath } from '../posts/to-post-path.ts';
import { RowCard, type RowItem } from './row-card.tsx';

type Post = RowItem & Pick<PostCard, 'published_on' | 'reading_minutes'>;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Post[]> {
  const { items } = await api.get('/api/v1/posts', { query: { language }, signal });
  return items
    .slice(0, props.limit)
    .map(({ slug, title, picture: { alt: _, ...picture }, published_on, reading_minutes }) => ({
      to: toPostPath(slug),
      title,
      picture: toCardPicture(picture),
      published_on,
      reading_minutes,
    }));
}

export function Component({ data }: RowProps & { data: Post[] }) {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  if (data.length === 0) return null;
  return (
    <Rail columns={3}>
      {data.map((post) => (
        <RowCard key={post.to} item={post}>
          {formatDate(post.published_on, language)} ·{' '}
          {t('minutes', { count: post.reading_minutes })}
        </RowCard>
      ))}
    </Rail>
  );
}
