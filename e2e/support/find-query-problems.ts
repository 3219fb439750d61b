import fs from 'node:fs';
import path from 'node:path';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { createRouteTable } from '@tractor-haat/server-kit/route-table';
import { root } from '../site/server-process.ts';
import type { HtmlPage } from './html-page.ts';

type App = { name: string; routes: string[]; query: string[] };

const readManifests = (file: string): App[] =>
  fs.existsSync(file) ? [JSON.parse(fs.readFileSync(file, 'utf8'))] : [];
const apps = fs
  .readdirSync(path.join(root, 'apps'))
  .flatMap((app) =>
    ['shell.json', 'remote.json'].flatMap((file) =>
      readManifests(path.join(root, 'apps', app, file)),
    ),
  );
const shell = apps.find(({ name }) => name === 'shell');
const routeTable = createRouteTable(apps);

const decodeAmpersands = (attribute: string) => attribute.replaceAll('&amp;', '&');

/**
 * Returns query parameters in links and forms of a page that the target page never receives. The site server removes
 * parameters that the manifest of the app does not declare.
 */
export function findQueryProblems({ address, html }: HtmlPage): string[] {
  const links = [...html.matchAll(/<a\b[^>]*? href="([^"]*\?[^"]*)"/g)].map(([, href = '']) =>
    decodeAmpersands(href),
  );
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, attributes = '', inner = '']) => {
      if (/method="post"/i.test(attributes)) return [];
      const action = decodeAmpersands(/ action="([^"]*)"/.exec(attributes)?.[1] ?? '');
      const names = [...inner.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => [name, 'x']);
      return [`${action.split('?')[0]}?${new URLSearchParams(names)}`];
    },
  );
  return [...new Set([...links, ...forms])].flatMap((target) => {
    const url = new URL(target, address);
    if (url.origin !== new URL(address).origin || /^\/(api|img|media)\//.test(url.pathname))
      return [];
    const owner = routeTable.find(parseLocalizedPath(url.pathname).path)?.app;
    const receivedNames = new Set([...(owner?.query ?? []), ...(shell?.query ?? []), 'language']);
    return [...new Set(url.searchParams.keys())]
      .filter((name) => !receivedNames.has(name))
      .map(
        (name) => `${address}: "${name}" of ${url.pathname} is not in ${owner?.name}'s manifest`,
      );
  });
}
