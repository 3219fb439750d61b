import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { liveRecord, publishAndPromote } from './site/registry.ts';
import { copyWorkspace, type WorkspaceCopy } from './site/workspace-copy.ts';
import { implementTypes } from './support/content.ts';
import { expect, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

const ADDRESS = '/machine-kinds';

/** What a team would write for a small page with data from the API. */
const source = `
import { listImplementTypes } from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, PageHead, useLoaderData } from '@tractor-haat/platform';
import { useState } from 'react';

export const loader = ({ request }: LoaderFunctionArgs) =>
  listImplementTypes(
    { language: splitAddress(new URL(request.url).pathname).language },
    { signal: request.signal },
  );

export function Component() {
  const kinds = useLoaderData<{ slug: string; name: { text: string } }[]>();
  const [presses, press] = useState(0);
  return (
    <>
      <PageHead title="Kinds" description="All kinds" />
      <h1>Kinds of machines</h1>
      <ul>{kinds.map(({ slug, name }) => <li key={slug}>{name.text}</li>)}</ul>
      <button type="button" onClick={() => press(presses + 1)}>pressed {presses}</button>
    </>
  );
}
`;

/** Adds the page to media as its team would: a file, a route, and the address in the manifest. */
function addPage({ file }: WorkspaceCopy) {
  fs.writeFileSync(file('apps/media/src/kinds.page.tsx'), source);
  const remote = file('apps/media/src/remote.tsx');
  const route = `{ id: 'media-kinds', path: '${ADDRESS}', namespaces: [],
    lazy: () => import(/* webpackChunkName: "media-kinds" */ './kinds.page.tsx') },`;
  const before = fs.readFileSync(remote, 'utf8');
  const after = before.replace('routes: [', `routes: [${route}`);
  expect(after).not.toBe(before);
  fs.writeFileSync(remote, after);
  const manifest = file('apps/media/remote.json');
  const known = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  fs.writeFileSync(manifest, JSON.stringify({ ...known, routes: [...known.routes, ADDRESS] }));
}

const filesOf = (page: Page, remote: string) => {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/r\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name === remote && version) versions.add(version);
  });
  return versions;
};

test('a section adds a page and delivers it alone, while the site runs', async ({
  page,
  context,
  ownSite,
  request,
}) => {
  test.setTimeout(240_000);
  const { store, address } = ownSite;
  const workspace = copyWorkspace();
  try {
    await workspace.build('shell');
    const shellBefore = workspace.built('shell');
    const liveBefore = liveRecord(store, 'shell');
    const oldMedia = liveRecord(store, 'media').version;
    const oldTab = page;
    const oldTabFiles = filesOf(oldTab, 'media');
    await visit(oldTab, address);
    expect((await request.get(address + ADDRESS)).status()).toBe(404);

    addPage(workspace);
    await workspace.build('media', 'shell');
    const live = await publishAndPromote(store, ['media'], workspace.appsFolder);
    expect(live.media).not.toBe(oldMedia);

    await test.step('the page is served, with data, and comes alive', async () => {
      await expect
        .poll(async () => (await request.get(address + ADDRESS)).status(), { timeout: 5000 })
        .toBe(200);
      const html = await (await request.get(address + ADDRESS)).text();
      for (const { name } of implementTypes) expect(html).toContain(`<li>${name.en}</li>`);
      const newTab = await context.newPage();
      const newTabFiles = filesOf(newTab, 'media');
      await visit(newTab, address + ADDRESS);
      await newTab.getByRole('button', { name: /^pressed/ }).click();
      await expect(newTab.getByRole('button', { name: 'pressed 1' })).toBeVisible();
      expect([...newTabFiles]).toEqual([live.media]);
      await newTab.close();
    });

    await test.step('a tab from before keeps its own version', async () => {
      const main = oldTab.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Videos' }).click();
      await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText(
        'Tractor and implement videos',
      );
      expect([...oldTabFiles]).toEqual([oldMedia]);
    });

    await test.step('no byte of the shell has changed', () => {
      const shellAfter = workspace.built('shell');
      expect(Object.keys(shellAfter).length).toBeGreaterThan(10);
      const changed = Object.keys({ ...shellBefore, ...shellAfter }).filter(
        (file) => shellBefore[file] !== shellAfter[file],
      );
      expect(changed).toEqual([]);
      expect(liveRecord(store, 'shell')).toEqual(liveBefore);
    });
  } finally {
    workspace.remove();
  }
});
