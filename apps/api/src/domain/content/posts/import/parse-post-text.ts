import type { Language } from '@tractor-haat/i18n';
import type { ContentsEntry } from '../../../../database/schema/post-texts.ts';
import type { PostSource } from '../../../../database/schema/posts.ts';
import type { ErrorReporter } from '../markdown/error-reporter.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';

export type PostText = {
  title: string;
  description: string;
  html: string;
  contents: ContentsEntry[];
  reading_minutes: number;
  plain: string;
};

export const MAX_TEXT_CHARACTERS = { title: 110, description: 220 } as const;

const WORDS_PER_MINUTE = 180;

const LINK_PATTERN = /!?\[([^\]]*)\]\([^)]*\)/g;
/** A hyphen inside a word does not match. */
const MARKDOWN_CHARACTERS_PATTERN = /[#*|>]|(?<=\s)-+(?=\s)/g;

/** `firstLine` is the line of the file at which the Markdown starts. */
export function parsePostText(
  { title, description, markdown }: PostSource,
  language: Language,
  reportError: ErrorReporter,
  firstLine = 1,
): PostText {
  const lines = markdown.split(/\r?\n/);
  const { html, contents } = renderMarkdown(lines, firstLine, language, reportError);
  if (html === '') reportError(firstLine, 'the post has no text');
  const plain = toSearchText([title, description, ...lines]);
  const reading_minutes = Math.max(1, Math.round(plain.split(' ').length / WORDS_PER_MINUTE));
  return { title, description, html, contents, reading_minutes, plain };
}

/** Replaces links and pictures by their label and removes Markdown characters. */
function toSearchText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(LINK_PATTERN, '$1')
    .replace(MARKDOWN_CHARACTERS_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
