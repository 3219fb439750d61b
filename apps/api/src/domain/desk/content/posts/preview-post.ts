import type { PostPreview, PostPreviewBody } from '@tractor-haat/api-client/contract';
import { renderMarkdown } from '../../../content/posts/markdown/render-markdown.ts';

export function previewPost({ language, markdown }: PostPreviewBody): PostPreview {
  const errors: PostPreview['mistakes'] = [];
  const { html } = renderMarkdown(markdown.split(/\r?\n/), 1, language, (line, reason) =>
    errors.push({ line, reason }),
  );
  return { html, mistakes: errors };
}
