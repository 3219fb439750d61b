import { api, type Story, sharePicture } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  usePage,
} from '@tractor-haat/platform';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { StructuredData } from '../components/structured-data.tsx';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { Viewer } from './viewer.tsx';

export { loadStory as loader };

/** Each slide is a page, so that stories work without JavaScript. */
export function Component() {
  const { story, slide } = useLoaderData<StoryPage>();
  const content = story.slides[slide - 1] ?? story.slides[0];
  if (!content) return null;
  return (
    <>
      <PageHead
        title={slide > 1 ? `${story.title.text}: ${content.heading.text}` : story.title.text}
        description={slide > 1 ? content.text.text : story.description.text}
        picture={sharePicture({ ...content.picture, view: 'card' })}
      />
      <StoryFacts story={story} />
      <Viewer story={story} slide={slide} content={content} />
    </>
  );
}

interface StoryPage {
  readonly story: Story;
  /** Starts at 1. */
  readonly slide: number;
}

/** Slides 2 to 99. The URL of the first slide has no number. */
const SLIDE_PATTERN = /^([2-9]|[1-9]\d)$/;

async function loadStory({ request, params }: LoaderFunctionArgs): Promise<StoryPage> {
  const { language } = parsePageUrl(request);
  if (params.slide !== undefined && !SLIDE_PATTERN.test(params.slide)) throw notFound();
  const slide = Number(params.slide ?? '1');
  const story = await callApi(() =>
    api.get('/api/v1/stories/:slug', {
      params: { slug: params.slug ?? '' },
      query: { language },
      signal: request.signal,
    }),
  );
  if (slide > story.slides.length) throw notFound();
  return { story, slide };
}

function StoryFacts({ story }: { story: Story }) {
  const { origin, siteName } = usePage();
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: story.title.text,
        description: story.description.text,
        datePublished: toIndiaMidnight(story.published_on),
        dateModified: toIndiaMidnight(story.published_on),
        image: `${origin}${sharePicture({ ...story.picture, view: 'card' }).path}`,
        author: { '@type': 'Organization', name: siteName, url: origin },
      }}
    />
  );
}
