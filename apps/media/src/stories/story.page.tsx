import { getStory, type Story, sharePicture } from '@tractor-haat/api-client';
import {
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  usePage,
} from '@tractor-haat/platform';
import { startOfDay } from '../components/start-of-day.ts';
import { StructuredData } from '../components/structured-data.tsx';
import { callApi, parsePageUrl } from '../loading/call-api.ts';
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

/** The URL of the first slide has no number. */
async function loadStory({ request, params }: LoaderFunctionArgs): Promise<StoryPage> {
  const { language } = parsePageUrl(request);
  const number = params.slide ?? '1';
  if (!/^([2-9]|[1-9]\d)$/.test(number) && params.slide !== undefined) throw notFound();
  const story = await callApi(() =>
    getStory({ slug: params.slug ?? '', language }, { signal: request.signal }),
  );
  if (Number(number) > story.slides.length) throw notFound();
  return { story, slide: Number(number) };
}

function StoryFacts({ story }: { story: Story }) {
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
