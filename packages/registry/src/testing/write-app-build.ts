import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { computeIntegrity } from '../core/compute-integrity.ts';

/** An app for a test. A different `code` gives a different version. */
export interface AppBuild {
  name: string;
  contract?: number;
  hostApi?: number;
  uses?: string[];
  routes?: string[];
  shared?: Record<string, string>;
  provides?: Record<string, string>;
  entry_kb?: number;
  code?: string;
}

export const createTemporaryFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'registry-test-'));

async function writeBuild(
  folder: string,
  name: string,
  files: Record<string, string>,
  metadata: object,
) {
  const browser = path.join(folder, 'dist', 'browser');
  await fs.rm(browser, { recursive: true, force: true });
  await fs.mkdir(browser, { recursive: true });
  for (const [file, content] of Object.entries(files))
    await fs.writeFile(path.join(browser, file), content);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file,
      { integrity: computeIntegrity(content) },
    ]),
  );
  const build = { name, files: hashes, ...metadata };
  await fs.writeFile(path.join(browser, 'build.json'), JSON.stringify(build));
}

/** Writes an app with a build such as the webpack preset creates. Returns the folder of the app. */
export async function writeAppBuild(apps: string, build: AppBuild): Promise<string> {
  const { name, contract = 1, routes = [`/${name}`], entry_kb = 10 } = build;
  const { shared = { react: '^19.3.1' }, provides = { react: '19.3.1' }, code = '1' } = build;
  const folder = path.join(apps, name);
  const isShell = name === 'shell';
  const entryFile = isShell ? 'main.js' : 'remoteEntry.js';
  const files = {
    [entryFile]: `/* ${name} */ ${code};`,
    [`${name}.page.js`]: `page(${code});`,
    [`${name}.page.css`]: `.${name} { color: green }`,
    'letters.woff2': 'not really a font',
  };
  const groups = {
    [isShell ? 'main' : 'page']: [isShell ? entryFile : `${name}.page.js`, `${name}.page.css`],
  };
  await writeBuild(folder, name, files, {
    groups,
    uses: build.uses ?? [],
    ...(isShell ? { provides } : { shared }),
  });
  await fs.mkdir(path.join(folder, 'dist', 'server'), { recursive: true });
  await fs.writeFile(path.join(folder, 'dist', 'server', 'main.cjs'), `module.exports = ${code};`);
  await fs.writeFile(path.join(folder, 'package.json'), JSON.stringify({ version: '0.1.0' }));
  const identity = { name, title: name, owner: `team-${name}`, contract };
  const manifest = isShell
    ? { ...identity, routes: ['/'], ...(build.hostApi ? { hostApi: build.hostApi } : {}) }
    : {
        ...identity,
        routes,
        widgets: [],
        i18n: [name],
        ssr: true,
        budgets: { entry_kb, initial_kb: 100, total_kb: 1000 },
      };
  await fs.writeFile(
    path.join(folder, isShell ? 'shell.json' : 'remote.json'),
    JSON.stringify(manifest),
  );
  return folder;
}
