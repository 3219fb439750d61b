import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server-process.ts';

const run = promisify(execFile);

const BUILD = path.join('packages', 'tooling', 'src', 'webpack', 'build.mjs');

/** What is made of the sources. */
const MADE = new Set(['dist', 'coverage']);

/**
 * The sources of the workspace at another place, where tests may add to them and build. A run has one: no test
 * takes away what another builds upon.
 */
export interface WorkspaceCopy {
  readonly appsFolder: string;
  /** A file of it, by its path from the root. */
  readonly file: (name: string) => string;
  readonly build: (...apps: string[]) => Promise<void>;
  /** Path to content of every file that a browser or the site server gets of a built app. */
  readonly built: (app: string) => Record<string, string>;
}

/** Lays the copy. The dependencies are not copied: links lead to those of the repository. */
export function copyWorkspace(folder: string): void {
  const copy = (name: string) =>
    fs.cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const group of ['apps', 'packages'])
    for (const part of fs.readdirSync(path.join(root, group)))
      for (const entry of fs.readdirSync(path.join(root, group, part)))
        if (!MADE.has(entry)) copy(path.join(group, part, entry));
  copy('tools');
  copy(path.join('e2e', 'site'));
  for (const name of [
    'jest.config.mjs',
    'tsconfig.base.json',
    'package.json',
    'pnpm-workspace.yaml',
  ])
    copy(name);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** The run's copy. */
export function sharedWorkspace(): WorkspaceCopy {
  const folder = process.env.SITE_WORKSPACE;
  if (!folder) throw new Error('SITE_WORKSPACE is not set: globalSetup has not run');
  const file = (name: string) => path.join(folder, name);
  return {
    appsFolder: file('apps'),
    file,
    async build(...apps) {
      await run(process.execPath, [file(BUILD), ...apps], { cwd: folder });
    },
    built: (app) => builtFiles(file(path.join('apps', app))),
  };
}

/** Path to content of what an app was built into. */
export function builtFiles(appFolder: string): Record<string, string> {
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
