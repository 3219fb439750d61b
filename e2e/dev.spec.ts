import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { freePort, root } from './site/server-process.ts';
import { copyWorkspace, type WorkspaceCopy } from './site/workspace-copy.ts';
import { expect, hydrated, test } from './test.ts';

const READY_MS = 120_000;

/** `pnpm dev` on a copy of the sources, its sections and data from a running deployment. */
async function develop({ file }: WorkspaceCopy, only: string, against: string) {
  fs.cpSync(`${root}/tools`, file('tools'), { recursive: true, verbatimSymlinks: true });
  fs.cpSync(`${root}/e2e/site`, file('e2e/site'), { recursive: true });
  for (const part of ['server', 'browser'])
    fs.cpSync(`${root}/apps/shell/dist/${part}`, file(`apps/shell/dist/${part}`), {
      recursive: true,
    });
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [file('tools/dev.mjs'), '--only', only, '--against', against],
    {
      cwd: file('.'),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: file('.data'),
        API_BASE: '',
        STORE_DIR: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  const until = Date.now() + READY_MS;
  while (!/is live from its source/.test(said)) {
    if (child.exitCode !== null || Date.now() > until) {
      await end(child);
      throw new Error(`pnpm dev does not become ready:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address: `http://localhost:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function change(file: string, from: string, to: string) {
  const before = fs.readFileSync(file, 'utf8');
  expect(before).toContain(from);
  fs.writeFileSync(file, before.replace(from, to));
}

test('a save shows in the open page: a component in its place, words by a refresh', async ({
  page,
  ownSite,
  faults,
}) => {
  test.setTimeout(240_000);
  // React's development build tells more than the one that visitors get.
  faults.expect(/outdated JSX transform/, /hydration-mismatch/, /Failed to load resource/);
  await ownSite.restart({ PREVIEWS: 'on' });
  const workspace = copyWorkspace();
  const { address, stop } = await develop(workspace, 'enquiry', ownSite.address);
  try {
    await page.goto(`${address}/tractor-videos`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/videos/);
    await page.goto(`${address}/enquiry/implement-price`);
    await hydrated(page);
    const name = page.getByRole('main').getByLabel('Name', { exact: true });
    await name.fill('Ramesh');

    const terms = workspace.file('apps/enquiry/src/form/terms-field.tsx');
    change(terms, "text={t('terms')}", "text={'Changed. ' + t('terms')}");
    await expect(page.getByText('Changed.')).toBeVisible({ timeout: 30_000 });
    await expect(name).toHaveValue('Ramesh');

    const words = workspace.file('apps/enquiry/src/locales/enquiry.en.json');
    change(words, '"implement-price": "Get price"', '"implement-price": "Get it"');
    await expect(page.getByRole('heading', { name: 'Get it' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Changed.')).toBeVisible();
  } finally {
    await stop();
    workspace.remove();
  }
});
