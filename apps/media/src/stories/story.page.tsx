import { sharePicture } from '@tractor-haat/api-client';
import { PageHead, useLoaderData } from '@tractor-haat/platform';
import { loadStory, type StoryPage } from './load-story.ts';
import { StoryFacts } from './story-facts.tsx';
import { Viewer } from './viewer.tsx';

export { loadStory as loader };

/** One slide of a story; every slide is a page of its own, so that it works without script. */
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
