import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listAppNames } from '../build/list-app-names.mjs';
import { createRemoteConfigs, webpack } from './configs.mjs';

/** Errors of a development build for browsers, whose chunks differ from those of a release. */
async function compile(remote: string, folder: string): Promise<string> {
  const [forBrowsers] = await createRemoteConfigs(remote, folder);
  const compiler = webpack(forBrowsers);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() =>
        error ? reject(error) : resolve(stats.hasErrors() ? stats.toString('errors-only') : ''),
      ),
    );
  });
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-build-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(listAppNames().filter((app) => app !== 'shell'))(
  'the development build of %s has no errors',
  async (remote) => {
    expect(await compile(remote, path.join(folder, remote))).toBe('');
  },
);
