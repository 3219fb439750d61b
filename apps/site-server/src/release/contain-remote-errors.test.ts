import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createRemoteCode, createSmallStore, SHELL_CODE } from './testing/create-small-store.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a real process, to show that it survives. */
async function startSite(store: string) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, STORE_DIR: store, PORT: '0', LOG_LEVEL: 'info', PAGE_CACHE: 'off' },
  });
  children.push(child);
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, url] = /listening at (http:[^"]+)/.exec(output) ?? [];
        if (url) resolve(url);
      });
    ended.then(() => reject(new Error(output)));
  });
  const fetchPage = async (target: string) => (await fetch(address + target)).text();
  return { fetchPage, ended, child, readOutput: () => output };
}

/** Code that causes errors outside the rendering of a page. */
const UNCAUGHT_ERRORS: readonly string[] = [
  `Promise.reject(new Error('Ramesh stray'))`,
  `Promise.reject('stray')`,
  // A call that fails later.
  `fetch('http://127.0.0.1:1/')`,
  `setTimeout(() => { throw new Error('stray'); })`,
];

test('serves the previous version of a remote after its uncaught errors', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  for (const index of UNCAUGHT_ERRORS.keys()) {
    const name = `remote${index}`;
    await goLive({ name, server: createRemoteCode(`return 'as before'`) });
  }
  const versions: string[] = [];
  for (const [index, code] of UNCAUGHT_ERRORS.entries())
    versions.push(
      await goLive({
        name: `remote${index}`,
        server: createRemoteCode(`${code}; return 'strayed';`),
      }),
    );
  const site = await startSite(store);
  for (const [index, version] of versions.entries()) {
    const pages: string[] = [];
    for (let visit = 0; visit < 8; visit += 1) {
      pages.push(await site.fetchPage(`/remote${index}`));
      // After another request, the uncaught error has occurred.
      await site.fetchPage('/__health/live');
    }
    expect(pages[0]).toBe(`${version} strayed`);
    expect(pages.at(-1)).toContain('as before');
    expect(site.readOutput()).toContain(`"remote":"remote${index}","version":"${version}"`);
  }
  expect(site.child.exitCode).toBeNull();
});

test('ends the process after an error of the shell and logs it without user input', async () => {
  const { store, goLive } = createSmallStore();
  const broken = `${SHELL_CODE}
    const render = exports.renderSite;
    exports.renderSite = (request) => {
      if (request.url.pathname === '/ends') Promise.reject(new Error('the shell fell over "Ramesh"'));
      return render(request);
    };`;
  await goLive({ name: 'shell', server: broken });
  const site = await startSite(store);
  expect(await site.fetchPage('/')).toBe('home');
  await site.fetchPage('/ends').catch(() => undefined);
  const { code, output } = await site.ended;
  expect(code).toBe(1);
  expect(output).toContain('the site server exits after an unexpected error');
  expect(output).not.toContain('Ramesh');
});
