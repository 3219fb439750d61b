import { parseLocalizedPath, toIndiaDay } from '@tractor-haat/i18n';
import * as platform from '@tractor-haat/platform';
import * as platformIsland from '@tractor-haat/platform/island';
import type { PageInfo } from '@tractor-haat/platform/shell';
import { type Display, PLAIN_DISPLAY } from '@tractor-haat/server-kit/display';
import { createRouteTable, type RouteTable } from '@tractor-haat/server-kit/route-table';
import { brand } from '@tractor-haat/ui/brand';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactFinalForm from 'react-final-form';
import type { BrowserRemote, BrowserVersion, RoutedRemote } from '../app/page-data.ts';
import { splitWidgetName } from '../app/to-widget-key.ts';
import { collectPageFiles, toBasePath } from './document/collect-page-files.ts';
import { createDocument } from './document/create-document.ts';
import type { Composition, FailedRemote, Release, RemoteRelease } from './render/composition.ts';
import { type RenderedPage, renderPage } from './render/render-page.tsx';
import { splitHead } from './render/render-to-html.ts';

/** Modules that the site server passes to the bundles of remotes. */
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
  readonly url: URL;
  readonly composition: Composition;
  /**
   * Name of the remote that owns the URL, or null for pages of the shell. Undefined if the site server did not look it
   * up.
   */
  readonly owner?: string | null;
  readonly profiles?: PageInfo['profiles'];
  /** Display settings of the visitor. Undefined when an older site server calls. */
  readonly display?: Display;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** Called when a remote's code fails. The page is then rendered with the previous version of the remote. */
  readonly remoteFailed: (failure: FailedRemote) => void;
}

export type SiteResponse =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly html: string;
      readonly policy: string;
      /** False if a widget failed and was omitted. */
      readonly whole: boolean;
      readonly isPersonal?: boolean;
    };

export async function renderSite(request: SiteRequest): Promise<SiteResponse> {
  const { url, report } = request;
  const { language } = parseLocalizedPath(url.pathname);
  const { composition, owner, rendered } = await renderWithFallback(request);
  if (rendered instanceof Response) {
    return { status: rendered.status, location: rendered.headers.get('location') ?? '/' };
  }

  const usedRemotes = new Set([...rendered.widgets].map((name) => splitWidgetName(name).remote));
  if (owner && rendered.ownerRan) usedRemotes.add(owner.name);
  const remotes = composition.remotes.filter(({ name }) => usedRemotes.has(name)).map(toPageRemote);
  const files = collectPageFiles(composition, owner, rendered, language, report);
  const { html, policy } = createDocument({
    ...splitHead(rendered.html),
    files,
    display: request.display ?? PLAIN_DISPLAY,
    data: {
      ...createPageInfo(request),
      ...rendered.data,
      ...(owner && rendered.ownerRan ? { owner: owner.name } : {}),
      composition: { digest: composition.digest, remotes },
    },
  });
  const isComplete = !Object.values(rendered.data.widgets).includes(null);
  return {
    status: rendered.status,
    html,
    policy,
    whole: isComplete,
    isPersonal: rendered.isPersonal,
  };
}

function toBrowserVersion(release: Release): BrowserVersion {
  const entry = release.entry ?? '';
  const integrity = release.files[entry]?.integrity ?? '';
  return { version: release.version, base: toBasePath(release), entry, integrity };
}

function toPageRemote(release: RemoteRelease): BrowserRemote {
  const { name, previous, fault: failureCode } = release;
  return {
    name,
    ...toBrowserVersion(release),
    ...(previous ? { previous: toBrowserVersion(previous) } : {}),
    ...(failureCode ? { fault: failureCode } : {}),
  };
}

/** Called by the site server for the composition at `/_composition/<digest>.json`. */
export const browserRemote = (release: RemoteRelease): RoutedRemote => ({
  ...toPageRemote(release),
  routes: release.routes,
});

const routeTables = new WeakMap<Composition, RouteTable<RemoteRelease>>();

/** Returns undefined for pages of the shell and for unknown URLs. `url` may have a language prefix. */
export function ownerAt(url: URL, composition: Composition): RemoteRelease | undefined {
  const { shell, remotes } = composition;
  const table =
    routeTables.get(composition) ?? createRouteTable<RemoteRelease>([shell, ...remotes]);
  routeTables.set(composition, table);
  const owner = table.find(parseLocalizedPath(url.pathname).path)?.app;
  return owner === shell ? undefined : owner;
}

const findOwner = ({ url, composition, owner }: SiteRequest): RemoteRelease | undefined =>
  owner === undefined
    ? ownerAt(url, composition)
    : composition.remotes.find(({ name }) => name === owner);

const createPageInfo = ({ url, profiles }: SiteRequest): PageInfo => ({
  language: parseLocalizedPath(url.pathname).language,
  origin: url.origin,
  siteName: brand.name,
  day: toIndiaDay(new Date()),
  ...(profiles ? { profiles } : {}),
});

/**
 * Renders with the previous version of the owner after its code failed. Without one, the page shows an error.
 */
async function renderWithFallback(request: SiteRequest): Promise<{
  composition: Composition;
  owner: RemoteRelease | undefined;
  rendered: RenderedPage | Response;
}> {
  const { url, composition, signal, report, remoteFailed, display } = request;
  const owner = findOwner(request);
  const page = createPageInfo(request);
  let failure: FailedRemote;
  try {
    const rendered = await renderPage({
      url,
      page,
      composition,
      owner,
      signal,
      report,
      display: display ?? PLAIN_DISPLAY,
    });
    const isBroken = !(rendered instanceof Response) && rendered.thrown !== undefined;
    if (!owner || owner.fault || !isBroken) return { composition, owner, rendered };
    failure = { remote: owner.name, version: owner.version, error: rendered.thrown };
    if (!owner.previous) {
      remoteFailed(failure);
      return { composition, owner, rendered };
    }
  } catch (error) {
    if (!owner || owner.fault || signal.aborted) throw error;
    failure = { remote: owner.name, version: owner.version, error };
  }
  remoteFailed(failure);
  const previousComposition = composition.without(owner.name);
  // The previous version may not have this page. The remote then counts as failed and still owns
  // the URL.
  const hasPage = ownerAt(url, previousComposition)?.name === owner.name;
  const nextComposition = hasPage ? previousComposition : previousComposition.without(owner.name);
  return renderWithFallback({ ...request, composition: nextComposition });
}
