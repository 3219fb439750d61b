import type { PostPreview, PostPreviewBody } from '@tractor-haat/api-client/contract';
import { renderMarkdown } from '../../../posts/markdown/render-markdown.ts';

/** Markdown as the site will show it, and what would be refused. */
export function previewPost({ language, markdown }: PostPreviewBody): PostPreview {
  const mistakes: PostPreview['mistakes'] = [];
  const { html } = renderMarkdown(markdown.split(/\r?\n/), 1, language, (line, reason) =>
    mistakes.push({ line, reason }),
  );
  return { html, mistakes };
}
