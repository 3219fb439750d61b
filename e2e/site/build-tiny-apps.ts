import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { appConfigs } from '../../packages/tooling/src/webpack/app-configs.mjs';
import { root } from './server-process.ts';

/** The part of the webpack API that is used here. */
interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}
interface Stats {
  hasErrors(): boolean;
  toString(options: string): string;
}

const webpack: (config: object) => Compiler = createRequire(
  path.join(root, 'packages', 'tooling', 'package.json'),
)('webpack');

/** Source texts of a small app by path. */
export type TinyApp = Readonly<Record<string, string>>;

/** Builds an app for browsers with the preset of the site. Returns the output folder. */
async function buildForBrowsers(folder: string, files: TinyApp, likeApp: string): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const filePath = path.join(folder, file);
    fs.mkdirSync(path.dirname(filePath), { recursive: true });
    fs.writeFileSync(filePath, text);
  }
  const modules = path.join(root, 'apps', likeApp, 'node_modules');
  fs.symlinkSync(modules, path.join(folder, 'node_modules'));
  const compiler = webpack(appConfigs(folder)[0]);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats?.hasErrors() && stats.toString('errors-only'));
      compiler.close(() => (failure ? reject(new Error(failure)) : resolve()));
    });
  });
  return path.join(folder, 'dist', 'browser');
}

/** Builds a shell and one remote with the preset of the site, each in its own folder. */
export async function buildTinyApps(shell: TinyApp, name: string, remote: TinyApp) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-tiny-'));
  const shellFiles = await buildForBrowsers(path.join(folder, 'shell'), shell, 'shell');
  const remoteFiles = await buildForBrowsers(path.join(folder, name), remote, 'media');
  return {
    shell: shellFiles,
    remote: remoteFiles,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

interface Build {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export const readBuildManifest = (files: string): Build =>
  JSON.parse(fs.readFileSync(path.join(files, 'build.json'), 'utf8'));
