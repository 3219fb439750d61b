import { listPosts, type PostCard } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { Rail } from '@tractor-haat/ui';
import { cardPicture } from '../components/card-picture.ts';
import type { RowProps } from '../contract.ts';
import { postPath } from '../posts/post-path.ts';
import { type Leaf, LeafCard } from './leaf-card.tsx';

type Post = Leaf & Pick<PostCard, 'published_on' | 'reading_minutes'>;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Post[]> {
  const { items } = await listPosts({ language }, { signal });
  return items
    .slice(0, props.limit)
    .map(({ slug, title, picture: { alt: _, ...picture }, published_on, reading_minutes }) => ({
      to: postPath(slug),
      title,
      picture: cardPicture(picture),
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
        <LeafCard key={post.to} leaf={post}>
          {formatDate(post.published_on, language)} ·{' '}
          {t('minutes', { count: post.reading_minutes })}
        </LeafCard>
      ))}
    </Rail>
  );
}
