import type { PostCard } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { escapeHtml } from '../../../../shared/escape-html.ts';
import { type FeedCategory, formatFeedTitle } from './format-feed-title.ts';

const BLOG_PATH = '/tractor-industry-news-blogs';

/** `origin` has no trailing slash. */
export function formatRss(
  items: readonly PostCard[],
  category: FeedCategory,
  language: Language,
  origin: string,
): string {
  const page = category === 'all' ? BLOG_PATH : `${BLOG_PATH}/category/${category}`;
  const formatElement = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const feedUrl = `${origin}/api/rss/${category}.${language}.xml`;
  const entries = items.map((post) => {
    const url = `${origin}${localizePath(language, `${BLOG_PATH}/${post.slug}`)}`;
    return [
      '<item>',
      formatElement('title', post.title.text),
      formatElement('link', url),
      formatElement('guid', url),
      formatElement('description', post.description.text),
      formatElement('pubDate', toRssDate(post.published_on)),
      ...post.categories.map((categoryName) => formatElement('category', categoryName)),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    formatElement('title', formatFeedTitle(category, language)),
    formatElement('link', `${origin}${localizePath(language, page)}`),
    formatElement('description', formatFeedTitle(category, language)),
    formatElement('language', `${language}-IN`),
    `<atom:link href="${escapeHtml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
  ].join('');
}

/** RSS requires a time, but a post has only a date. 06:30 UTC is noon in India. */
function toRssDate(day: string): string {
  return new Date(`${day}T06:30:00Z`).toUTCString();
}
