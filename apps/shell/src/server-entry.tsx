import { splitAddress } from '@tractor-haat/i18n';
import * as platform from '@tractor-haat/platform';
import { brand } from '@tractor-haat/ui/brand';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { makeDocument } from './document/document.ts';
import type { BrowserRemote } from './document/page-data.ts';
import { baseOf, pageFiles } from './document/page-files.ts';
import type { Composition, Release } from './render/composition.ts';
import { ownerOf } from './render/owner.ts';
import { renderPage } from './render/render-page.tsx';
import { splitHead } from './render/render-to-html.ts';
import { splitWidgetName } from './render/widget-key.ts';

/** What a remote's server bundle gets when it asks for a shared module: the shell's own copies. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tractor-haat/platform': platform,
};

export interface SiteRequest {
  /** The whole address as the visitor sees it, language prefix included. */
  readonly url: URL;
  readonly composition: Composition;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

export type SiteAnswer =
  | { readonly status: number; readonly location: string }
  | { readonly status: number; readonly html: string; readonly policy: string };

export function browserRemote(release: Release): BrowserRemote {
  const { name, version, routes } = release;
  const entry = release.entry ?? '';
  const integrity = release.files[entry]?.integrity ?? '';
  return { name, version, base: baseOf(release), entry, integrity, routes };
}

/** Answers one page request with a whole document or a redirect. */
export async function renderSite(request: SiteRequest): Promise<SiteAnswer> {
  const { url, composition, signal, report } = request;
  const { language, path } = splitAddress(url.pathname);
  const owner = ownerOf(path, composition.remotes);
  const page = { language, origin: url.origin, siteName: brand.name };
  const rendered = await renderPage({ url, page, composition, owner, signal, report });
  if (rendered instanceof Response) {
    return { status: rendered.status, location: rendered.headers.get('location') ?? '/' };
  }

  const used = new Set([...rendered.widgets].map((name) => splitWidgetName(name).remote));
  if (owner && rendered.ownerRan) used.add(owner.name);
  const remotes = composition.remotes.filter(({ name }) => used.has(name)).map(browserRemote);
  const files = pageFiles(composition, owner, rendered, language, report);
  const { html, policy } = makeDocument({
    ...splitHead(rendered.html),
    files,
    data: {
      ...page,
      ...rendered.data,
      ...(owner && rendered.ownerRan ? { owner: owner.name } : {}),
      composition: { digest: composition.digest, remotes },
    },
  });
  return { status: rendered.status, html, policy };
}
