import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server-process.ts';

const run = promisify(execFile);

const BUILD_SCRIPT = path.join('packages', 'tooling', 'src', 'webpack', 'build.mjs');

const GENERATED_FOLDERS = new Set(['dist', 'coverage']);

/**
 * A copy of the sources of the workspace, which tests may change and build. All tests of a run share one copy and its
 * builds.
 */
export interface WorkspaceCopy {
  readonly appsFolder: string;
  /** Returns the path of a file from its path relative to the root. */
  readonly file: (name: string) => string;
  readonly build: (...apps: string[]) => Promise<void>;
  /** Returns the content by path of every built file that browsers or the site server load. */
  readonly readBuild: (app: string) => Record<string, string>;
}

/** Dependencies and the toolchain are symbolic links to those of the repository. */
export function copyWorkspace(folder: string): void {
  const copy = (name: string) =>
    fs.cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const group of ['apps', 'packages'])
    for (const name of fs.readdirSync(path.join(root, group)))
      for (const entry of fs.readdirSync(path.join(root, group, name)))
        if (!GENERATED_FOLDERS.has(entry)) copy(path.join(group, name, entry));
  copy('tools');
  copy(path.join('e2e', 'site'));
  for (const name of [
    'jest.config.mjs',
    'tsconfig.base.json',
    'package.json',
    'pnpm-workspace.yaml',
  ])
    copy(name);
  for (const name of ['node_modules', '.toolchain'])
    fs.symlinkSync(path.join(root, name), path.join(folder, name));
}

/** Returns the copy that the global setup has created. */
export function sharedWorkspace(): WorkspaceCopy {
  const folder = process.env.SITE_WORKSPACE;
  if (!folder) throw new Error('SITE_WORKSPACE is not set: globalSetup has not run');
  const file = (name: string) => path.join(folder, name);
  return {
    appsFolder: file('apps'),
    file,
    async build(...apps) {
      await run(process.execPath, [file(BUILD_SCRIPT), ...apps], { cwd: folder });
    },
    readBuild: (app) => readBuiltFiles(file(path.join('apps', app))),
  };
}

/** Returns the files in `dist/browser` and `dist/server` in base64, by path relative to `dist`. */
export function readBuiltFiles(appFolder: string): Record<string, string> {
  const dist = path.join(appFolder, 'dist');
  return Object.fromEntries(
    ['browser', 'server']
      .flatMap((part) =>
        fs
          .readdirSync(path.join(dist, part), { recursive: true, encoding: 'utf8' })
          .map((name) => path.join(part, name)),
      )
      .sort()
      .filter((name) => fs.statSync(path.join(dist, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(dist, name), 'base64')]),
  );
}
