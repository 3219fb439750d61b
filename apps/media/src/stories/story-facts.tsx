import { type Story, sharePicture } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { startOfDay } from '../components/start-of-day.ts';
import { StructuredData } from '../components/structured-data.tsx';

/** The story as search engines read it. */
export function StoryFacts({ story }: { story: Story }) {
  const { origin, siteName } = usePage();
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: story.title.text,
        description: story.description.text,
        datePublished: startOfDay(story.published_on),
        dateModified: startOfDay(story.published_on),
        image: `${origin}${sharePicture({ ...story.picture, view: 'card' }).path}`,
        author: { '@type': 'Organization', name: siteName, url: origin },
      }}
    />
  );
}
