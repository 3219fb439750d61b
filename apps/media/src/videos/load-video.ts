import { getPost, getVideo, listPosts, type PostCard, type Video } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { callApi, parsePageUrl } from '../loading/call-api.ts';

export interface VideoData {
  readonly video: Video;
  /** The post that explains the video's subject is first. */
  readonly posts: readonly PostCard[];
}

const MAX_POSTS = 3;

export async function loadVideo({ request, params }: LoaderFunctionArgs): Promise<VideoData> {
  const { language } = parsePageUrl(request);
  const { signal } = request;
  return callApi(async () => {
    const video = await getVideo({ slug: params.slug ?? '', language }, { signal });
    const tag = video.implement_types[0] ?? video.topic_slug;
    // If the posts fail to load, the page shows the video without them.
    const relatedPosts = listPosts({ tag, language }, { signal }).then(
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
    const others = (await relatedPosts).filter(({ slug }) => slug !== video.post_slug);
    return { video, posts: [...explainingPosts, ...others].slice(0, MAX_POSTS) };
  });
}
