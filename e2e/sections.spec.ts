import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { isBuilt } from '../tools/build/build-apps.mjs';
import { scaffoldRemote } from '../tools/new-remote/scaffold-remote.mjs';
import { publishAndPromote, readLiveRecord } from './site/registry.ts';
import { root } from './site/server-process.ts';
import { startDevServer } from './site/start-dev-server.ts';
import { readBuiltFiles, sharedWorkspace, type WorkspaceCopy } from './site/workspace-copy.ts';
import { implementTypes } from './support/content.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, test, visit, waitForHydration } from './test.ts';

// These tests follow the work of a team from its sources on. They run one after the other, because concurrent builds
// would compete for the CPU.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);
test.use({ viewport: { width: 1350, height: 900 } });
// Pictures are rendered on their first request, and a busy machine rejects some of many concurrent requests.
test.beforeEach(({ page }) => stubPictures(page));

const NEW_REMOTE = 'loans';
const PAGE_PATH = '/machine-kinds';

/** A small page with data from the API, as a team would write it. */
const source = `
import { api } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, PageHead, useLoaderData } from '@tractor-haat/platform';
import { useState } from 'react';

export const loader = ({ request }: LoaderFunctionArgs) =>
  api.get('/api/v1/implement-types', {
    query: { language: parseLocalizedPath(new URL(request.url).pathname).language },
    signal: request.signal,
  });

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

function replaceInFile(file: string, from: string, to: string) {
  const before = fs.readFileSync(file, 'utf8');
  expect(before).toContain(from);
  fs.writeFileSync(file, before.replace(from, to));
}

/** Adds the page to media by a component file, a route and the pattern in the manifest. */
function addPage(file: (name: string) => string) {
  fs.writeFileSync(file('apps/media/src/kinds.page.tsx'), source);
  const route = `{ id: 'media-kinds', path: '${PAGE_PATH}', namespaces: [],
    lazy: () => import(/* webpackChunkName: "media-kinds" */ './kinds.page.tsx') },`;
  replaceInFile(file('apps/media/src/remote.tsx'), 'routes: [', `routes: [${route}`);
  replaceInFile(file('apps/media/remote.json'), '"routes": [', `"routes": ["${PAGE_PATH}",`);
}

const recordVersions = (page: Page, remote: string) => {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/r\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name === remote && version) versions.add(version);
  });
  return versions;
};

/** Uses the build of the shell in the repository if it is up to date. */
async function readShellBuild(workspace: WorkspaceCopy) {
  if (isBuilt('shell')) return readBuiltFiles(path.join(root, 'apps', 'shell'));
  await workspace.build('shell');
  return workspace.readBuild('shell');
}

/** Comments in a server bundle contain the path of its build folder. */
const removeBuildPaths = (content: string | undefined) =>
  Buffer.from(content ?? '', 'base64')
    .toString('latin1')
    .replaceAll(/^(?:;|\/\/ (?:(?:EXTERNAL )?MODULE|NAMESPACE OBJECT [(]decoupled[)]): ).*$/gm, '');

test('deploys a new page of a remote to the running site without a change of the shell', async ({
  page,
  context,
  releaseSite,
  request,
}) => {
  const { store, address } = releaseSite;
  const workspace = sharedWorkspace();
  const liveBefore = readLiveRecord(store, 'shell');
  const oldMedia = readLiveRecord(store, 'media').version;
  const oldTab = page;
  const oldTabFiles = recordVersions(oldTab, 'media');
  await visit(oldTab, address);
  expect((await request.get(address + PAGE_PATH)).status()).toBe(404);

  const shellBefore = await readShellBuild(workspace);
  addPage(workspace.file);
  await workspace.build('media', 'shell');
  const live = await publishAndPromote(store, ['media'], workspace.appsFolder);
  expect(live.media).not.toBe(oldMedia);

  await test.step('serves the page with data and hydrates it', async () => {
    await expect
      .poll(async () => (await request.get(address + PAGE_PATH)).status(), { timeout: 5000 })
      .toBe(200);
    const html = await (await request.get(address + PAGE_PATH)).text();
    for (const { name } of implementTypes) expect(html).toContain(`<li>${name.en}</li>`);
    const newTab = await context.newPage();
    const newTabFiles = recordVersions(newTab, 'media');
    await visit(newTab, address + PAGE_PATH);
    await newTab.getByRole('button', { name: /^pressed/ }).click();
    await expect(newTab.getByRole('button', { name: 'pressed 1' })).toBeVisible();
    expect([...newTabFiles]).toEqual([live.media]);
    await newTab.close();
  });

  await test.step('keeps the version of an open tab', async () => {
    const main = oldTab.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Videos' }).click();
    await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText(
      'Tractor and implement videos',
    );
    expect([...oldTabFiles]).toEqual([oldMedia]);
  });

  await test.step('changes no byte of the shell', () => {
    const after = workspace.readBuild('shell');
    expect(Object.keys(after).length).toBeGreaterThan(10);
    const changed = Object.keys({ ...shellBefore, ...after }).filter((file) =>
      file.endsWith('.cjs')
        ? removeBuildPaths(shellBefore[file]) !== removeBuildPaths(after[file])
        : shellBefore[file] !== after[file],
    );
    expect(changed).toEqual([]);
    expect(readLiveRecord(store, 'shell')).toEqual(liveBefore);
  });
});

test(
  'deploys a scaffolded remote to the running site after its tests pass',
  full,
  async ({ page, releaseSite, request }) => {
    const { store, address } = releaseSite;
    const workspace = sharedWorkspace();
    const liveShell = readLiveRecord(store, 'shell').version;
    const files = scaffoldRemote(NEW_REMOTE, workspace.file('.'));
    expect(files.filter((file) => !file.startsWith(path.join('apps', NEW_REMOTE)))).toEqual([]);
    // An installation would create these links. The new section has the same dependencies as any other.
    const modules = (app: string) => workspace.file(path.join('apps', app, 'node_modules'));
    fs.cpSync(modules('media'), modules(NEW_REMOTE), { recursive: true, verbatimSymlinks: true });

    await test.step('passes the tests of the new remote', async () => {
      const jest = workspace.file(path.join('node_modules', '.bin', 'jest'));
      const { stderr } = await promisify(execFile)(jest, [`apps/${NEW_REMOTE}`], {
        cwd: workspace.file('.'),
        env: { ...process.env, FORCE_COLOR: '0' },
      });
      expect(stderr).toMatch(/Tests: +[1-9]\d* passed, \d+ total/);
    });

    await test.step('serves the new remote after publishing and promotion', async () => {
      expect((await request.get(`${address}/${NEW_REMOTE}`)).status()).toBe(404);
      await workspace.build(NEW_REMOTE);
      await publishAndPromote(store, [NEW_REMOTE], workspace.appsFolder);
      await expect
        .poll(async () => (await request.get(`${address}/${NEW_REMOTE}`)).status(), {
          timeout: 5000,
        })
        .toBe(200);
    });

    for (const prefix of ['', '/hi', '/gu', '/mr']) {
      await visit(page, `${address}${prefix}/${NEW_REMOTE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const kinds = page.getByRole('main').locator('a[href*="/tractor-implements-in-india/"]');
      await expect(kinds).toHaveCount(6);
      await page.getByRole('main').getByRole('button').click();
      await expect(kinds).toHaveCount(implementTypes.length);
    }
    expect(readLiveRecord(store, 'shell').version).toBe(liveShell);
  },
);

test(
  'a saved file updates a component in place, and a reload updates translations',
  full,
  async ({ page, releaseSite, pageErrors }) => {
    // The development build of React logs more than the production build.
    pageErrors.allow(/outdated JSX transform/, /hydration-mismatch/, /Failed to load resource/);
    const workspace = sharedWorkspace();
    const { address, stop } = await startDevServer(workspace, 'enquiry', releaseSite.address);
    try {
      await page.goto(`${address}/tractor-videos`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/videos/);
      await page.goto(`${address}/enquiry/implement-price`);
      await waitForHydration(page);
      const name = page.getByRole('main').getByLabel('Name', { exact: true });
      await name.fill('Ramesh');

      const terms = workspace.file('apps/enquiry/src/form/form-fields.tsx');
      replaceInFile(terms, "text={t('terms')}", "text={'Changed. ' + t('terms')}");
      await expect(page.getByText('Changed.')).toBeVisible({ timeout: 30_000 });
      await expect(name).toHaveValue('Ramesh');

      const file = workspace.file('apps/enquiry/src/locales/enquiry.en.json');
      replaceInFile(file, '"implement-price": "Get price"', '"implement-price": "Get it"');
      await expect(page.getByRole('heading', { name: 'Get it' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Changed.')).toBeVisible();
    } finally {
      await stop();
    }
  },
);
