import { getPost, getVideo, listPosts, type PostCard, type Video } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export interface VideoData {
  readonly video: Video;
  /** Related posts; the post that explains the video's subject is first. */
  readonly posts: readonly PostCard[];
}

const POSTS = 3;

export async function loadVideo({ request, params }: LoaderFunctionArgs): Promise<VideoData> {
  const { language } = readAddress(request);
  const { signal } = request;
  return askApi(async () => {
    const video = await getVideo({ slug: params.slug ?? '', language }, { signal });
    const tag = video.implement_types[0] ?? video.topic_slug;
    // A failed request for posts does not fail the page.
    const alike = listPosts({ tag, language }, { signal }).then(
      ({ items }) => items,
      () => [],
    );
    const own =
      video.post_slug === null
        ? []
        : await getPost({ slug: video.post_slug, language }, { signal }).then(
            (post) => [post],
            () => [],
          );
    const others = (await alike).filter(({ slug }) => slug !== video.post_slug);
    return { video, posts: [...own, ...others].slice(0, POSTS) };
  });
}
