import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { layRemote } from '../tools/new-remote/lay-remote.mjs';
import { liveRecord, publishAndPromote } from './site/registry.ts';
import { root } from './site/server-process.ts';
import { copyWorkspace, type WorkspaceCopy } from './site/workspace-copy.ts';
import { implementTypes } from './support/content.ts';
import { expect, test, visit } from './test.ts';

const NAME = 'loans';

/** The links that `pnpm install` makes: the new section asks for the same packages as any other. */
function link({ file }: WorkspaceCopy) {
  const modules = 'node_modules';
  fs.cpSync(file(path.join('apps', 'media', modules)), file(path.join('apps', NAME, modules)), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Every source of the shell, by its path. */
const sourcesOf = ({ file }: WorkspaceCopy) =>
  fs
    .readdirSync(file('apps/shell'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'))
    .filter((name) => fs.statSync(file(path.join('apps/shell', name))).isFile())
    .map((name) => [name, fs.readFileSync(file(path.join('apps/shell', name)), 'base64')]);

test('a scaffolded section passes its tests and appears on the running site', async ({
  page,
  ownSite,
  request,
}) => {
  test.setTimeout(180_000);
  const { store, address } = ownSite;
  const workspace = copyWorkspace();
  try {
    const shellBefore = sourcesOf(workspace);
    const liveShell = liveRecord(store, 'shell').version;
    layRemote(NAME, workspace.file('.'));
    link(workspace);

    await test.step('its own tests pass', async () => {
      fs.copyFileSync(path.join(root, 'jest.config.mjs'), workspace.file('jest.config.mjs'));
      const jest = workspace.file(path.join('node_modules', '.bin', 'jest'));
      const { stderr } = await promisify(execFile)(jest, [`apps/${NAME}`], {
        cwd: workspace.file('.'),
        env: { ...process.env, FORCE_COLOR: '0' },
      });
      expect(stderr).toMatch(/Tests: +[1-9]\d* passed, \d+ total/);
    });

    await test.step('published and promoted, it is there', async () => {
      expect((await request.get(`${address}/${NAME}`)).status()).toBe(404);
      await workspace.build(NAME);
      await publishAndPromote(store, [NAME], workspace.appsFolder);
      await expect
        .poll(async () => (await request.get(`${address}/${NAME}`)).status(), { timeout: 5000 })
        .toBe(200);
    });

    for (const prefix of ['', '/hi', '/gu', '/mr']) {
      await visit(page, `${address}${prefix}/${NAME}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const kinds = page.getByRole('main').locator('a[href*="/tractor-implements-in-india/"]');
      await expect(kinds).toHaveCount(6);
      await page.getByRole('main').getByRole('button').click();
      await expect(kinds).toHaveCount(implementTypes.length);
    }

    expect(sourcesOf(workspace)).toEqual(shellBefore);
    expect(liveRecord(store, 'shell').version).toBe(liveShell);
  } finally {
    workspace.remove();
  }
});
