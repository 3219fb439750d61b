import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a tree whole. Waiting for everything and an endless chunk size keep React from writing
 * inline scripts, which the content security policy would refuse.
 */
export function renderToHtml(tree: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: report,
    });
  });
}

export interface SplitHtml {
  /** Title, meta and link tags, which React writes before a tree's first element. */
  readonly head: string;
  readonly body: string;
}

export function splitHead(html: string): SplitHtml {
  const head = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
