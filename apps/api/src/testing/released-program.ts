import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { migrations } from '../core/database/migrations.ts';
import { repositoryRoot } from '../core/files/repository-root.ts';

const PACKAGE_SCOPE = '@tractor-haat';
const MAX_OUTPUT_BYTES = 2 ** 30;
const ARCHIVED_PATHS = ['package.json', 'apps/api', 'packages'];

/** The last release. Update released.json with each release. */
export const lastRelease: { readonly commit: string; readonly newest: string } = JSON.parse(
  readFileSync(path.join(migrations.migrationsFolder, 'released.json'), 'utf8'),
);

const runGit = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });

export const hasReleasedCommit = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${lastRelease.commit}^{tree}`], { cwd: repositoryRoot })
    .status === 0;

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

const JOURNAL_PATH = 'meta/_journal.json';

/** Compares times, because migration files may have been renamed. */
export function listReleasedMigrations(): string[] {
  const releasedJournal: Journal = JSON.parse(
    runGit('show', `${lastRelease.commit}:apps/api/migrations/${JOURNAL_PATH}`),
  );
  const currentJournal: Journal = JSON.parse(
    readFileSync(path.join(migrations.migrationsFolder, JOURNAL_PATH), 'utf8'),
  );
  const newestTime = Math.max(...releasedJournal.entries.map(({ when }) => when));
  const newestIndex = currentJournal.entries.findIndex(({ when }) => when >= newestTime);
  return currentJournal.entries.slice(0, newestIndex + 1).map(({ tag }) => tag);
}

/** Returns the path of `main.ts`. `folder` must be empty. */
export function extractReleasedProgram(folder: string): string {
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', lastRelease.commit, ...ARCHIVED_PATHS],
    {
      cwd: repositoryRoot,
      maxBuffer: MAX_OUTPUT_BYTES,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = readdirSync(path.join(folder, 'packages'));
  for (const workspace of ['apps/api', ...packages.map((name) => `packages/${name}`)])
    linkModules(path.join(repositoryRoot, workspace), path.join(folder, workspace), folder);
  return path.join(folder, 'apps/api/src/main.ts');
}

/** Links the installed third-party packages, but the workspace packages of the release. */
function linkModules(installed: string, extracted: string, folder: string): void {
  const from = path.join(installed, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(extracted, 'node_modules');
  const link = (name: string) => {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    symlinkSync(realpathSync(path.join(from, name)), path.join(to, name));
  };
  for (const name of readdirSync(from)) {
    if (name === PACKAGE_SCOPE || name.startsWith('.')) continue;
    if (!name.startsWith('@')) link(name);
    else for (const scopedName of readdirSync(path.join(from, name))) link(`${name}/${scopedName}`);
  }
  const manifest = JSON.parse(readFileSync(path.join(extracted, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (!name.startsWith(`${PACKAGE_SCOPE}/`)) continue;
    mkdirSync(path.join(to, PACKAGE_SCOPE), { recursive: true });
    symlinkSync(path.join(folder, 'packages', path.basename(name)), path.join(to, name));
  }
}
