import type { RowError } from '../../../core/files/validate-rows.ts';
import { parsePosts } from './parse-posts.ts';

const NAMES = {
  authors: { desk: { en: 'Desk' } },
  tags: { tyres: { en: 'Tyres' } },
};

const FRONT_MATTER = `---
title: A title
description: What it says
author: desk
published: 2026-11-01
categories: tyre-news
tags: tyres
picture: cover/tyre/wide
---
`;
const HINDI_POST = '---\ntitle: शीर्षक\ndescription: क्या कहता है\n---\n\nपाठ';

function parsePost(english: string, hindi: string | null = HINDI_POST) {
  const errors: RowError[] = [];
  const files = new Map([['a-post.en.md', english]]);
  if (hindi !== null) files.set('a-post.hi.md', hindi);
  const posts = parsePosts(files, NAMES, errors);
  return { posts, errors };
}

test('converts a valid post to safe HTML with a table of contents', () => {
  const { posts, errors } = parsePost(
    `${FRONT_MATTER}
Text with **weight** & a [page](/tyres) and [outside](https://example.in/a?b=1&c=2).

## First

- one
- two

| A | B |
|---|---|
| 1 | 2 |

> **Mind** this.
`,
  );
  expect(errors).toEqual([]);
  const text = posts[0]?.texts.en;
  expect(text?.contents).toEqual([{ id: 'part-1', text: 'First' }]);
  expect(text?.html).toContain('<strong>weight</strong> &amp; a <a href="/tyres">page</a>');
  expect(text?.html).toContain(
    '<a href="https://example.in/a?b=1&amp;c=2" rel="noopener nofollow">outside</a>',
  );
  expect(text?.html).toContain('<ul><li>one</li><li>two</li></ul>');
  expect(text?.html).toContain('<th scope="col">A</th>');
  expect(posts[0]?.texts.hi?.title).toBe('शीर्षक');
});

test('converts bold links, nested lists and lists that start at a number to HTML', () => {
  const text = '**[all tyres](/tyres)**\n\n- one\n  - part of one\n\n4. fourth\n5. fifth';
  const { posts, errors } = parsePost(`${FRONT_MATTER}\n${text}`);
  expect(errors).toEqual([]);
  const html = posts[0]?.texts.en?.html;
  expect(html).toContain('<p><strong><a href="/tyres">all tyres</a></strong></p>');
  expect(html).toContain('<ul><li>one<ul><li>part of one</li></ul></li></ul>');
  expect(html).toContain('<ol start="4"><li>fourth</li><li>fifth</li></ol>');
});

test('links a translation to pages in its language', () => {
  const { posts } = parsePost(`${FRONT_MATTER}\nText`, `${HINDI_POST} [पेज](/tyres)`);
  expect(posts[0]?.texts.hi?.html).toContain('href="/hi/tyres"');
});

test('escapes angle brackets and quotes outside tags', () => {
  const { posts, errors } = parsePost(`${FRONT_MATTER}\n5 < 6 "so" > 4 [a](/b"onclick=1)`);
  expect(errors).toHaveLength(1);
  expect(posts[0]?.texts.en?.html).toContain('5 &lt; 6 &quot;so&quot; &gt; 4');
});

test.each([
  ['a script element', '<script>alert(1)</script>', 'raw HTML (<script>) is not allowed'],
  ['an iframe', 'x <iframe src="//a"></iframe>', 'raw HTML (<iframe>) is not allowed'],
  ['an image element', '<img src=x onerror=alert(1)>', 'raw HTML (<img>) is not allowed'],
  ['an SVG after a comment', '<!-- <svg --> <svg onload=a>', 'raw HTML (<svg>) is not allowed'],
  ['a javascript: link', '[a](javascript:alert)', 'a link may not use "javascript:"'],
  ['a data: link', '[a](data:text/html,x)', 'a link may not use "data:"'],
  ['an http: link', '[a](http://a.in)', 'a link may not use "http:"'],
  ['a link with a user name', '[a](https://ours.in@evil.in)', 'no "@" before its host'],
  ['a link to another host', '[a](//evil.in)', 'is no address'],
  ['a huge image', '![x](/img/cover/tyre/wide-4000.webp)', 'is 4000 px wide; 1200 is the most'],
  ['an image of another site', '![x](https://a.in/b.jpg)', 'is not a picture of this site'],
  ['an image in a data: URL', '![x](data:image/png;base64,AAAA)', 'is not a picture of this site'],
  [
    'an image without alt text',
    '![](/img/cover/tyre/wide-800.webp)',
    'needs words for those who cannot',
  ],
  ['a heading of level 1', '# Title', 'a heading of level 1 is the title'],
  ['a code block', '```js', 'code blocks are not allowed'],
  [
    'a table row without a cell',
    '| a | b |\n|---|---|\n| 1 |',
    'this row has 1 cells, the head has 2',
  ],
])('reports %s in a post with file, line and reason', (_name, text, reason) => {
  const { errors } = parsePost(`${FRONT_MATTER}\nFine.\n\n${text}\n`);
  expect(errors.length).toBeGreaterThan(0);
  const [firstError] = errors;
  expect(firstError?.file).toBe('posts/a-post.en.md');
  expect(firstError?.line).toBe(text.includes('| 1 |') ? 15 : 13);
  expect(firstError?.reason).toContain(reason);
});

test.each([
  ['missing front matter', 'Text', 1, 'front matter is missing'],
  ['front matter without an end', '---\ntitle: a\n', 1, 'front matter is missing'],
  [
    'a line that is not a field',
    FRONT_MATTER.replace('author: desk', 'author desk'),
    4,
    'is not "field: value"',
  ],
  ['a repeated field', FRONT_MATTER.replace('author: desk', 'title: b'), 4, 'title is given twice'],
  ['an unknown field', FRONT_MATTER.replace('author: desk', 'layout: x'), 4, 'no field "layout"'],
  ['a missing field', FRONT_MATTER.replace('author: desk\n', ''), 1, 'author is missing'],
  ['an invalid date', FRONT_MATTER.replace('2026-11-01', '2026-13-01'), 5, 'is no day'],
  ['an unknown category', FRONT_MATTER.replace('tyre-news', 'gossip'), 6, 'no category "gossip"'],
  [
    'an unknown tag',
    FRONT_MATTER.replace('tags: tyres', 'tags: x'),
    7,
    '"x" is not in posts/names.json',
  ],
  ['an unknown author', FRONT_MATTER.replace('desk', 'me'), 4, '"me" is not in posts/names.json'],
  [
    'an unknown drawing',
    FRONT_MATTER.replace('cover/tyre', 'cover/none'),
    8,
    'there is no drawing',
  ],
])('rejects a post with %s', (_name, frontMatter, line, reason) => {
  const { errors } = parsePost(`${frontMatter}\nText`);
  expect(errors).toContainEqual(
    expect.objectContaining({ line, reason: expect.stringContaining(reason) }),
  );
});

test('rejects a post without its Hindi version', () => {
  const { errors } = parsePost(`${FRONT_MATTER}\nText`, null);
  expect(errors).toEqual([
    expect.objectContaining({ file: 'posts/a-post.hi.md', reason: 'this file is missing' }),
  ]);
});

test('rejects a link to a missing post', () => {
  const { errors } = parsePost(`${FRONT_MATTER}\n[a](/tractor-industry-news-blogs/not-there)`);
  expect(errors[0]?.reason).toContain('"not-there", which does not exist');
});
