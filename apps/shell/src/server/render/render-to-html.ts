import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Waits for all suspended parts and sets an infinite chunk size, so that React writes no inline scripts, which the
 * content security policy forbids.
 */
export function renderToHtml(tree: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        stream.pipe(collectText(resolve).on('error', reject));
      },
      onShellError: reject,
      onError: report,
    });
  });
}

function collectText(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

export interface SplitHtml {
  readonly head: string;
  readonly body: string;
}

const HEAD_ELEMENTS = /^(?:<link[^>]*>|<meta[^>]*>|<title[^>]*>[^<]*<\/title>)*/;

/** React writes head elements before the page, because the page has no `<head>` element. */
export function splitHead(html: string): SplitHtml {
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
