import { z } from 'zod';
import { POST_CATEGORIES } from '../post-categories.ts';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language, languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';
import { exactText, text } from './text.ts';

export const postCategory = z.enum(POST_CATEGORIES).meta({ id: 'PostCategory' });

/** GET /api/v1/posts: `q` searches titles and texts in the requested language. */
export const postsQuery = z.object({
  page: pageQuery,
  language: languageQuery,
  category: postCategory.optional(),
  tag: anyName.optional(),
  q: text().trim().min(1).max(80).optional(),
});

export const postTag = z.object({ slug, name: localText }).meta({ id: 'PostTag' });

/** A post in a list. All texts of a post have the language `title.language`. */
export const postCard = z
  .object({
    slug,
    title: localText,
    description: localText,
    author: localText,
    published_on: z.iso.date(),
    updated_on: z.iso.date().nullable(),
    categories: z.array(postCategory),
    tags: z.array(postTag),
    reading_minutes: z.int().min(1),
    picture,
  })
  .meta({ id: 'PostCard' });

/** GET /api/v1/posts/:slug. `html` is sanitised and contains no scripts. */
export const post = postCard
  .extend({
    html: z.string(),
    contents: z.array(z.object({ id: slug, text: z.string() })),
    implement_types: z.array(slug),
    related: z.array(postCard),
  })
  .meta({ id: 'Post' });

export const postParams = z.object({ slug });
export const postQuery = z.object({ language: languageQuery });
export const postsResponse = dataResponse(listPage(postCard).extend({ tag: postTag.nullable() }));
export const postResponse = dataResponse(post);

export const comment = z
  .object({
    id: z.int().min(1),
    name: z.string(),
    text: z.string(),
    language,
    written_on: z.iso.date(),
  })
  .meta({ id: 'Comment' });

/** GET /api/v1/posts/:slug/comments, oldest first. */
export const commentsResponse = dataResponse(z.array(comment));

const feedParams = z.object({ file: exactText().max(80) });

export const postEndpoints = defineEndpoints({
  listComments: {
    method: 'GET',
    path: '/api/v1/posts/:slug/comments',
    summary: 'Lists the approved comments of a post, oldest first',
    tag: 'posts',
    params: postParams,
    response: commentsResponse,
    cache: 'public',
  },
  listPosts: {
    method: 'GET',
    path: '/api/v1/posts',
    summary: 'Lists the posts by category, tag or search words, newest first, 24 a page',
    tag: 'posts',
    query: postsQuery,
    response: postsResponse,
    cache: 'public',
  },
  getPost: {
    method: 'GET',
    path: '/api/v1/posts/:slug',
    summary: 'Returns a post with its text, table of contents and related posts',
    tag: 'posts',
    params: postParams,
    query: postQuery,
    response: postResponse,
    cache: 'public',
  },
  getFeed: {
    method: 'GET',
    path: '/api/rss/:file',
    summary: 'Returns the RSS feed of news and blogs: {category or all}.{language}.xml',
    tag: 'posts',
    params: feedParams,
    cache: 'public',
  },
});

export type PostsFilter = z.output<typeof postsQuery>;
export type PostsQuery = Partial<PostsFilter>;
export type PostTag = z.output<typeof postTag>;
export type PostCard = z.output<typeof postCard>;
export type Post = z.output<typeof post>;
export type PostQuery = Partial<z.output<typeof postQuery>> & z.output<typeof postParams>;
export type PostsResponse = z.output<typeof postsResponse>;
export type PostResponse = z.output<typeof postResponse>;
export type PostsPage = PostsResponse['data'];
export type PostComment = z.output<typeof comment>;
export type CommentsResponse = z.output<typeof commentsResponse>;
