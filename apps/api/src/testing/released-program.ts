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
import { migrations } from '../database/migrations.ts';
import { repositoryRoot } from '../shared/repository-root.ts';

const OURS = '@tractor-haat';
const PARTS = ['package.json', 'apps/api', 'packages'];

/** The last release: its commit, and its newest migration. Update both with each release. */
export const released: { readonly commit: string; readonly newest: string } = JSON.parse(
  readFileSync(path.join(migrations.migrationsFolder, 'released.json'), 'utf8'),
);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 30 });

/** False in a shallow clone, which lacks the released commit. */
export const hasReleased = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${released.commit}^{tree}`], { cwd: repositoryRoot })
    .status === 0;

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

const JOURNAL = 'meta/_journal.json';

/** Our migrations that the released program's tables have; timestamps match, names may be squashed ones. */
export function releasedMigrations(): string[] {
  const theirs: Journal = JSON.parse(
    git('show', `${released.commit}:apps/api/migrations/${JOURNAL}`),
  );
  const ours: Journal = JSON.parse(
    readFileSync(path.join(migrations.migrationsFolder, JOURNAL), 'utf8'),
  );
  const newest = Math.max(...theirs.entries.map(({ when }) => when));
  const end = ours.entries.findIndex(({ when }) => when >= newest);
  return ours.entries.slice(0, end + 1).map(({ tag }) => tag);
}

/** Extracts the released program into an empty folder, with the installed dependencies, and returns its `main.ts`. */
export function layReleased(folder: string): string {
  const archive = execFileSync('git', ['archive', '--format=tar', released.commit, ...PARTS], {
    cwd: repositoryRoot,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = readdirSync(path.join(folder, 'packages'));
  for (const part of ['apps/api', ...packages.map((name) => `packages/${name}`)])
    linkModules(path.join(repositoryRoot, part), path.join(folder, part), folder);
  return path.join(folder, 'apps/api/src/main.ts');
}

/** Third-party packages are the installed ones; workspace packages are the release's own. */
function linkModules(installed: string, laid: string, folder: string): void {
  const from = path.join(installed, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(laid, 'node_modules');
  const link = (name: string) => {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    symlinkSync(realpathSync(path.join(from, name)), path.join(to, name));
  };
  for (const name of readdirSync(from)) {
    if (name === OURS || name.startsWith('.')) continue;
    if (!name.startsWith('@')) link(name);
    else for (const inner of readdirSync(path.join(from, name))) link(`${name}/${inner}`);
  }
  const manifest = JSON.parse(readFileSync(path.join(laid, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (!name.startsWith(`${OURS}/`)) continue;
    mkdirSync(path.join(to, OURS), { recursive: true });
    symlinkSync(path.join(folder, 'packages', path.basename(name)), path.join(to, name));
  }
}
