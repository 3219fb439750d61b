import { parseLocalizedPath, toIndiaDay } from '@tractor-haat/i18n';
import * as platform from '@tractor-haat/platform';
import * as platformIsland from '@tractor-haat/platform/island';
import type { PageInfo } from '@tractor-haat/platform/shell';
import { type Display, PLAIN_DISPLAY } from '@tractor-haat/shell-kit/display';
import { createRouteTable, type RouteTable } from '@tractor-haat/shell-kit/route-table';
import { brand } from '@tractor-haat/ui/brand';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactFinalForm from 'react-final-form';
import type { BrowserRemote, BrowserVersion, RoutedRemote } from '../app/page-data.ts';
import { splitWidgetName } from '../app/widget-key.ts';
import { createDocument } from './document/create-document.ts';
import { pageFiles, toBasePath } from './document/page-files.ts';
import type { Composition, FailedRemote, Release, RemoteRelease } from './render/composition.ts';
import { type RenderedPage, renderPage } from './render/render-page.tsx';
import { splitHead } from './render/render-to-html.ts';

/** Shared modules of remotes' server bundles: the shell's own copies. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-final-form': reactFinalForm,
  '@tractor-haat/platform': platform,
  '@tractor-haat/platform/island': platformIsland,
};

export interface SiteRequest {
  /** Full URL with language prefix. */
  readonly url: URL;
  readonly composition: Composition;
  /** Name of the remote that owns the URL in `composition`; null without one, undefined if it was not looked up. */
  readonly owner?: string | null;
  /** Social media profiles; omitted if there are none. */
  readonly profiles?: PageInfo['profiles'];
  /** Display mode. Undefined when an older site server calls. */
  readonly display?: Display;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** Called when a remote's code fails; the page is then rendered with its previous version. */
  readonly remoteFailed: (failure: FailedRemote) => void;
}

export type SiteResponse =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly html: string;
      readonly policy: string;
      /** False if an optional block is missing. */
      readonly whole: boolean;
      /** True if the page must not be cached. */
      readonly isPersonal?: boolean;
    };

function browserVersion(release: Release): BrowserVersion {
  const entry = release.entry ?? '';
  const integrity = release.files[entry]?.integrity ?? '';
  return { version: release.version, base: toBasePath(release), entry, integrity };
}

function pageRemote(release: RemoteRelease): BrowserRemote {
  const { name, previous, fault: failureCode } = release;
  return {
    name,
    ...browserVersion(release),
    ...(previous ? { previous: browserVersion(previous) } : {}),
    ...(failureCode ? { fault: failureCode } : {}),
  };
}

/** A remote as listed in `/_composition/<digest>.json`. */
export const browserRemote = (release: RemoteRelease): RoutedRemote => ({
  ...pageRemote(release),
  routes: release.routes,
});

const routeTables = new WeakMap<Composition, RouteTable<RemoteRelease>>();

/**
 * Remote that owns a URL (with language prefix); undefined for the shell's pages and unknown URLs.
 * Exported for site servers that do not look up the owner themselves.
 */
export function ownerAt(url: URL, composition: Composition): RemoteRelease | undefined {
  const { shell, remotes } = composition;
  const table =
    routeTables.get(composition) ?? createRouteTable<RemoteRelease>([shell, ...remotes]);
  routeTables.set(composition, table);
  const owner = table.find(parseLocalizedPath(url.pathname).path)?.app;
  return owner === shell ? undefined : owner;
}

/** The owner that the site server looked up, else the one that the composition has. */
const requestOwner = ({ url, composition, owner }: SiteRequest): RemoteRelease | undefined =>
  owner === undefined
    ? ownerAt(url, composition)
    : composition.remotes.find(({ name }) => name === owner);

/** Document-wide data, equal on server and browser. */
const pageInfo = ({ url, profiles }: SiteRequest): PageInfo => ({
  language: parseLocalizedPath(url.pathname).language,
  origin: url.origin,
  siteName: brand.name,
  day: toIndiaDay(new Date()),
  ...(profiles ? { profiles } : {}),
});

/** Renders the page; a failing remote is replaced by its previous version, then omitted. */
async function renderResilient(request: SiteRequest): Promise<{
  composition: Composition;
  owner: RemoteRelease | undefined;
  rendered: RenderedPage | Response;
}> {
  const { url, composition, signal, report, remoteFailed, display } = request;
  const owner = requestOwner(request);
  const page = pageInfo(request);
  let failure: FailedRemote;
  try {
    const rendered = await renderPage({
      ...{ url, page, composition, owner, signal, report },
      display: display ?? PLAIN_DISPLAY,
    });
    const isBroken = !(rendered instanceof Response) && rendered.thrown !== undefined;
    if (!owner || owner.fault || !isBroken) return { composition, owner, rendered };
    failure = { remote: owner.name, version: owner.version, error: rendered.thrown };
    // Without a previous version, the page shows an error.
    if (!owner.previous) {
      remoteFailed(failure);
      return { composition, owner, rendered };
    }
  } catch (error) {
    // No remote is responsible, or none is left: the shell itself fails.
    if (!owner || owner.fault || signal.aborted) throw error;
    failure = { remote: owner.name, version: owner.version, error };
  }
  remoteFailed(failure);
  const earlier = composition.without(owner.name);
  // The previous version may not have this page: the remote is then reported as down. It owns the
  // URL in either case.
  const hasPage = ownerAt(url, earlier)?.name === owner.name;
  const next = hasPage ? earlier : earlier.without(owner.name);
  return renderResilient({ ...request, composition: next });
}

/** Responds to a page request with a document or a redirect. */
export async function renderSite(request: SiteRequest): Promise<SiteResponse> {
  const { url, report } = request;
  const { language } = parseLocalizedPath(url.pathname);
  const { composition, owner, rendered } = await renderResilient(request);
  if (rendered instanceof Response) {
    return { status: rendered.status, location: rendered.headers.get('location') ?? '/' };
  }

  const used = new Set([...rendered.widgets].map((name) => splitWidgetName(name).remote));
  if (owner && rendered.ownerRan) used.add(owner.name);
  const remotes = composition.remotes.filter(({ name }) => used.has(name)).map(pageRemote);
  const files = pageFiles(composition, owner, rendered, language, report);
  const { html, policy } = createDocument({
    ...splitHead(rendered.html),
    files,
    display: request.display ?? PLAIN_DISPLAY,
    data: {
      ...pageInfo(request),
      ...rendered.data,
      ...(owner && rendered.ownerRan ? { owner: owner.name } : {}),
      composition: { digest: composition.digest, remotes },
    },
  });
  const whole = !Object.values(rendered.data.widgets).includes(null);
  return { status: rendered.status, html, policy, whole, isPersonal: rendered.isPersonal };
}
