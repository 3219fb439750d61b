import { getPost, getVideo, listPosts, type PostCard, type Video } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { callApi, parsePageUrl } from '../loading/call-api.ts';

export interface VideoData {
  readonly video: Video;
  /** Related posts; the post that explains the video's subject is first. */
  readonly posts: readonly PostCard[];
}

const MAX_POSTS = 3;

export async function loadVideo({ request, params }: LoaderFunctionArgs): Promise<VideoData> {
  const { language } = parsePageUrl(request);
  const { signal } = request;
  return callApi(async () => {
    const video = await getVideo({ slug: params.slug ?? '', language }, { signal });
    const tag = video.implement_types[0] ?? video.topic_slug;
    // A failed request for posts does not fail the page.
    const alike = listPosts({ tag, language }, { signal }).then(
      ({ items }) => items,
      () => [],
    );
    const explainingPosts =
      video.post_slug === null
        ? []
        : await getPost({ slug: video.post_slug, language }, { signal }).then(
            (post) => [post],
            () => [],
          );
    const others = (await alike).filter(({ slug }) => slug !== video.post_slug);
    return { video, posts: [...explainingPosts, ...others].slice(0, MAX_POSTS) };
  });
}
