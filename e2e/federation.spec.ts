import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildTinyApps, readBuildManifest } from './site/build-tiny-apps.ts';
import { root } from './site/server-process.ts';
import { expect, full, test } from './test.ts';

// Tests the behaviour of the federation runtime on which packages/tooling/src/webpack/patches/remote-runtime.ts
// depends. The installed packages are used, so that an incompatible update fails.

const NAME = 'tiny';
const ORIGIN = 'http://tiny.test';

const browser = path.join(root, 'apps', 'shell', 'src', 'browser');

/** Shares only React and loads remotes as the shell does. */
const shell = {
  'src/browser/main.tsx': `
    import * as react from 'react';
    import { createFederation } from '${browser}/remotes/create-federation.ts';
    import { loadRemoteVersion } from '${browser}/remotes/load-remote-version.ts';
    const federation = createFederation({ react: { lib: () => react } });
    globalThis.host = { createElement: react.createElement, federation, load: (name, version) =>
      loadRemoteVersion(federation, name, version).then(({ definition }) => definition) };
  `,
};

const remote = {
  'src/remote.tsx': `
    export default {
      routes: [],
      messages: {},
      first: () => import(/* webpackChunkName: "tiny-first" */ './first.ts'),
      second: () => import(/* webpackChunkName: "tiny-second" */ './second.ts'),
      dom: () => import(/* webpackChunkName: "tiny-dom" */ './dom.ts'),
      otherDom: () => import(/* webpackChunkName: "tiny-other-dom" */ './other-dom.ts'),
    };
  `,
  'src/first.ts': `export { createElement } from 'react';`,
  'src/second.ts': `export { createElement } from 'react'; export const more = 2;`,
  'src/dom.ts': `export { createPortal } from 'react-dom';`,
  'src/other-dom.ts': `export { createPortal } from 'react-dom'; export const more = 2;`,
};

type Chunk = 'first' | 'second' | 'dom' | 'otherDom';

interface Host {
  createElement: unknown;
  federation: {
    registerShared(shared: Record<string, object>): void;
  };
  load(
    name: string,
    version: object,
  ): Promise<Record<Chunk, () => Promise<Record<string, unknown>>>>;
  remotes: Record<string, Record<Chunk, () => Promise<Record<string, unknown>>>>;
}

let built: Awaited<ReturnType<typeof buildTinyApps>>;
test.beforeAll(async () => {
  built = await buildTinyApps(shell, NAME, remote);
});
test.afterAll(() => built?.remove());

/** All versions of the remote are served from its single build. */
async function visitHost(page: Page) {
  const scripts = (readBuildManifest(built.shell).groups.main ?? []).map(
    (file) => `<script src="/shell/${file}"></script>`,
  );
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html>${scripts.join('')}`,
      });
    const folder = pathname.startsWith('/shell/') ? built.shell : built.remote;
    const file = path.join(folder, path.basename(pathname));
    return fs.existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(ORIGIN);
}

/** Loads a version of the remote through the loader of the shell. */
const loadRemote = (page: Page, version: string) =>
  page.evaluate(
    async ({ name, version }) => {
      const { host } = globalThis as unknown as { host: Host };
      host.remotes = { ...host.remotes, [version.version]: await host.load(name, version) };
    },
    {
      name: NAME,
      version: {
        version,
        base: `/r/${NAME}/${version}/`,
        entry: 'remoteEntry.js',
        integrity: readBuildManifest(built.remote).files['remoteEntry.js']?.integrity,
      },
    },
  );

/** Returns whether the React of the chunk is that of the host, and its React DOM or its error. */
const loadChunk = (page: Page, version: string, chunk: Chunk) =>
  page.evaluate(
    async ({ version, chunk }) => {
      const { host } = globalThis as unknown as { host: Host };
      try {
        const module = await host.remotes[version]?.[chunk]();
        if (module && 'createElement' in module)
          return module.createElement === host.createElement ? 'of the host' : 'another React';
        return String(module?.createPortal);
      } catch (error) {
        return error instanceof Error ? `failed: ${error.message}` : 'failed';
      }
    },
    { version, chunk },
  );

/** The page shares React DOM, but the first `failures` requests for it fail. */
async function shareReactDom(page: Page, failures: number) {
  const manifest = path.join(root, 'node_modules', 'react-dom', 'package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  await page.evaluate(
    ({ version, failures }) => {
      const { host } = globalThis as unknown as { host: Host };
      let attempts = 0;
      host.federation.registerShared({
        'react-dom': {
          version,
          scope: ['default'],
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
          get: async () => {
            attempts += 1;
            if (attempts <= failures) throw new Error('gone');
            return () => ({ createPortal: 'late' });
          },
        },
      });
    },
    { version, failures },
  );
}

test('every chunk of a remote uses the React of the shell', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await visitHost(page);
  await loadRemote(page, '1');
  expect(await loadChunk(page, '1', 'first')).toBe('of the host');
  expect(await loadChunk(page, '1', 'second')).toBe('of the host');
  const files = paths.filter((file) => file.startsWith('/r/')).map((file) => path.basename(file));
  expect(files.sort()).toEqual(
    [
      'remoteEntry.js',
      'tiny.integrity.json',
      'tiny.tiny-first.js',
      'tiny.tiny-remote.js',
      'tiny.tiny-second.js',
    ].sort(),
  );
});

test('a second version of a remote runs in the same federation instance', async ({ page }) => {
  await visitHost(page);
  for (const version of ['1', '2']) {
    await loadRemote(page, version);
    expect(await loadChunk(page, version, 'first')).toBe('of the host');
  }
  const instances = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { options: { name: string } }[] };
    };
    return __FEDERATION__.__INSTANCES__.map(({ options }) => options.name);
  });
  expect(instances.sort()).toEqual(['shell', NAME].sort());
});

test(
  'the error of a chunk names the shared module that has no provider',
  full,
  async ({ page }) => {
    await visitHost(page);
    await loadRemote(page, '1');
    expect(await loadChunk(page, '1', 'dom')).toMatch(/^failed: .*react-dom/);
    expect(await loadChunk(page, '1', 'first')).toBe('of the host');
  },
);

test('a retry loads a shared module whose first request failed', async ({ page }) => {
  await visitHost(page);
  await shareReactDom(page, 1);
  await loadRemote(page, '1');
  expect(await loadChunk(page, '1', 'dom')).toBe('failed: gone');
  expect(await loadChunk(page, '1', 'dom')).toBe('late');
  expect(await loadChunk(page, '1', 'otherDom')).toBe('late');
});

test('only the chunks that import a failing shared module are rejected', full, async ({ page }) => {
  await visitHost(page);
  await shareReactDom(page, Number.POSITIVE_INFINITY);
  await loadRemote(page, '1');
  expect(await loadChunk(page, '1', 'dom')).toBe('failed: gone');
  expect(await loadChunk(page, '1', 'otherDom')).toBe('failed: gone');
  expect(await loadChunk(page, '1', 'first')).toBe('of the host');
});
