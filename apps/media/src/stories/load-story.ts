import { getStory, type Story } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export interface StoryPage {
  readonly story: Story;
  /** Which slide is shown, from 1. */
  readonly slide: number;
}

/** A story at one of its slides; the first has no number in its address. */
export async function loadStory({ request, params }: LoaderFunctionArgs): Promise<StoryPage> {
  const { language } = readAddress(request);
  const number = params.slide ?? '1';
  if (!/^([2-9]|[1-9]\d)$/.test(number) && params.slide !== undefined) throw notFound();
  const story = await askApi(() =>
    getStory({ slug: params.slug ?? '', language }, { signal: request.signal }),
  );
  if (Number(number) > story.slides.length) throw notFound();
  return { story, slide: Number(number) };
}
