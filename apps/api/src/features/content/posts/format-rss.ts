import type { PostCategory } from '@tractor-haat/api-client';
import type { PostCard } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { escapeHtml } from '../../../core/messages/escape-html.ts';

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

type FeedCategory = PostCategory | 'all';

const FEED_TITLES: Readonly<Record<FeedCategory, Readonly<Record<Language, string>>>> = {
  all: { en: 'News and blogs', hi: 'समाचार और ब्लॉग', gu: 'સમાચાર અને બ્લોગ', mr: 'बातम्या आणि ब्लॉग' },
  'new-tractor-launch': {
    en: 'New tractor launches',
    hi: 'नए ट्रैक्टर लॉन्च',
    gu: 'નવા ટ્રેક્ટર લોન્ચ',
    mr: 'नवे ट्रॅक्टर लाँच',
  },
  'tractor-news': {
    en: 'Tractor news',
    hi: 'ट्रैक्टर समाचार',
    gu: 'ટ્રેક્ટર સમાચાર',
    mr: 'ट्रॅक्टर बातम्या',
  },
  'agriculture-news': {
    en: 'Agriculture news',
    hi: 'कृषि समाचार',
    gu: 'ખેતી સમાચાર',
    mr: 'शेती बातम्या',
  },
  'expert-reviews': {
    en: 'Expert reviews',
    hi: 'जानकारों के रिव्यू',
    gu: 'જાણકારોના રિવ્યૂ',
    mr: 'तज्ज्ञांचे रिव्ह्यू',
  },
  'customer-reviews': {
    en: 'Customer reviews',
    hi: 'किसानों के रिव्यू',
    gu: 'ખેડૂતોના રિવ્યૂ',
    mr: 'शेतकऱ्यांचे रिव्ह्यू',
  },
  'sarkari-yojana-news': {
    en: 'Sarkari yojana',
    hi: 'सरकारी योजना',
    gu: 'સરકારી યોજના',
    mr: 'सरकारी योजना',
  },
  'tractor-sales': { en: 'Tractor sales', hi: 'ट्रैक्टर बिक्री', gu: 'ટ્રેક્ટર વેચાણ', mr: 'ट्रॅक्टर विक्री' },
  'tyre-news': { en: 'Tyre news', hi: 'टायर समाचार', gu: 'ટાયર સમાચાર', mr: 'टायर बातम्या' },
  'implement-news': {
    en: 'Implement news',
    hi: 'यंत्र समाचार',
    gu: 'ઓજાર સમાચાર',
    mr: 'अवजार बातम्या',
  },
  'automobile-news': {
    en: 'Automobile news',
    hi: 'गाड़ियों की खबर',
    gu: 'વાહન સમાચાર',
    mr: 'वाहन बातम्या',
  },
};

function formatFeedTitle(category: FeedCategory, language: Language): string {
  return FEED_TITLES[category][language];
}
