import { type Post, type PostCategory, sharePicture } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { cardPicture } from '../components/card-picture.ts';
import { startOfDay } from '../components/start-of-day.ts';
import { StructuredData } from '../components/structured-data.tsx';
import { postPath } from './post-path.ts';

/** Posts of these categories are a `NewsArticle` of schema.org, others are a `BlogPosting`. */
const NEWS_CATEGORIES: readonly PostCategory[] = [
  'new-tractor-launch',
  'tractor-news',
  'agriculture-news',
  'sarkari-yojana-news',
  'tractor-sales',
  'tyre-news',
  'implement-news',
  'automobile-news',
];

const isNews = ({ categories }: Post) =>
  categories.some((category) => NEWS_CATEGORIES.includes(category));

export function PostFacts({ post }: { post: Post }) {
  const { language, origin, siteName } = usePage();
  return (
    <StructuredData
      data={{
        '@type': isNews(post) ? 'NewsArticle' : 'BlogPosting',
        headline: post.title.text,
        description: post.description.text,
        inLanguage: post.title.language,
        datePublished: startOfDay(post.published_on),
        dateModified: startOfDay(post.updated_on ?? post.published_on),
        image: `${origin}${sharePicture(cardPicture(post.picture)).path}`,
        url: `${origin}${localizePath(language, postPath(post.slug))}`,
        author: { '@type': 'Organization', name: post.author.text, url: origin },
        publisher: { '@type': 'Organization', name: siteName, url: origin },
      }}
    />
  );
}
