import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server-process.ts';

const run = promisify(execFile);

const BUILD = path.join('packages', 'tooling', 'src', 'webpack', 'build.mjs');
const notCopied = /[\\/](dist|coverage)$/;

/** The sources of the workspace at another place, where a test may change them and build. */
export interface WorkspaceCopy {
  readonly appsFolder: string;
  /** A file of it, by its path from the root. */
  readonly file: (name: string) => string;
  readonly build: (...apps: string[]) => Promise<void>;
  /** Path to content of every file that a browser or the site server gets of a built app. */
  readonly built: (app: string) => Record<string, string>;
  readonly remove: () => void;
}

/** The dependencies are not copied: links lead to those of the repository. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-workspace-'));
  const file = (name: string) => path.join(folder, name);
  for (const name of ['apps', 'packages']) {
    fs.cpSync(path.join(root, name), file(name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !notCopied.test(source),
    });
  }
  for (const name of ['tsconfig.base.json', 'package.json', 'pnpm-workspace.yaml']) {
    fs.copyFileSync(path.join(root, name), file(name));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), file('node_modules'));
  return {
    appsFolder: file('apps'),
    file,
    async build(...apps) {
      await run(process.execPath, [file(BUILD), ...apps], { cwd: folder });
    },
    built(app) {
      const dist = path.join(file('apps'), app, 'dist');
      const names = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
      return Object.fromEntries(
        names
          .filter((name) => fs.statSync(path.join(dist, name)).isFile())
          .map((name) => [name, fs.readFileSync(path.join(dist, name), 'base64')]),
      );
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
