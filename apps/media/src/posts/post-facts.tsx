import { type Post, type PostCategory, sharePicture } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { StructuredData } from '../components/structured-data.tsx';
import { toCardPicture } from '../components/to-card-picture.ts';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { toPostPath } from './to-post-path.ts';

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
        datePublished: toIndiaMidnight(post.published_on),
        dateModified: toIndiaMidnight(post.updated_on ?? post.published_on),
        image: `${origin}${sharePicture(toCardPicture(post.picture)).path}`,
        url: `${origin}${localizePath(language, toPostPath(post.slug))}`,
        author: { '@type': 'Organization', name: post.author.text, url: origin },
        publisher: { '@type': 'Organization', name: siteName, url: origin },
      }}
    />
  );
}
