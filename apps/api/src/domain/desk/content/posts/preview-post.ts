import type { PostPreview, PostPreviewBody } from '@tractor-haat/api-client/contract';
import { renderMarkdown } from '../../../content/posts/markdown/render-markdown.ts';

const FIRST_LINE = 1;

export function previewPost({ language, markdown }: PostPreviewBody): PostPreview {
  const errors: PostPreview['mistakes'] = [];
  const { html } = renderMarkdown(markdown.split(/\r?\n/), FIRST_LINE, language, (line, reason) =>
    errors.push({ line, reason }),
  );
  return { html, mistakes: errors };
}
