import { sharePicture } from '@tractor-haat/api-client';
import { PageHead, useLoaderData } from '@tractor-haat/platform';
import { loadStory, type StoryPage } from './load-story.ts';
import { StoryFacts } from './story-facts.tsx';
import { Viewer } from './viewer.tsx';

export { loadStory as loader };

/** One slide of a story; every slide is a page of its own, so that it works without script. */
export function Component() {
  const { story, slide } = useLoaderData<StoryPage>();
  const shown = story.slides[slide - 1] ?? story.slides[0];
  if (!shown) return null;
  return (
    <>
      <PageHead
        title={slide > 1 ? `${story.title.text}: ${shown.heading.text}` : story.title.text}
        description={slide > 1 ? shown.text.text : story.description.text}
        picture={sharePicture({ ...shown.picture, view: 'card' })}
      />
      <StoryFacts story={story} />
      <Viewer story={story} slide={slide} shown={shown} />
    </>
  );
}
