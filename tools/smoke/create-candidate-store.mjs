import fs from 'node:fs';
import path from 'node:path';

/** Omits symbolic links, because they could lead out of the folder. */
function copyPlainFiles(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyPlainFiles(source, target);
    if (entry.isFile()) fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
  }
}

/** Other accounts must read the copy. In the registry's store, files have the mode 600 and folders 700. */
function grantReadAccess(folder) {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) grantReadAccess(file);
    else fs.chmodSync(file, 0o644);
  }
}

function copyVersion(store, target, name, version) {
  for (const part of ['files', 'server'])
    copyPlainFiles(path.join(store, part, name, version), path.join(target, part, name, version));
  const record = path.join('records', name, `${version}.json`);
  fs.mkdirSync(path.join(target, 'records', name), { recursive: true });
  fs.copyFileSync(path.join(store, record), path.join(target, record));
}

/**
 * Creates a store with only the candidate and the live versions, without the preview key of the real store. All
 * accounts can read the new store.
 */
export function createCandidateStore(folder, store, env, { name, version }) {
  const target = path.join(folder, 'store');
  fs.mkdirSync(path.join(target, 'environments'), { recursive: true });
  const live = path.join(store, 'environments', `${env}.json`);
  const environment = fs.existsSync(live)
    ? JSON.parse(fs.readFileSync(live, 'utf8'))
    : { revision: 0, shell: null, remotes: {}, updated_at: null };
  // Previous versions are omitted, because a fallback would hide errors of the candidate.
  const releases = {
    ...(environment.shell ? { shell: { version: environment.shell.version } } : {}),
    ...Object.fromEntries(
      Object.entries(environment.remotes).map(([remote, release]) => [
        remote,
        { version: release.version },
      ]),
    ),
    [name]: { version },
  };
  for (const [app, release] of Object.entries(releases))
    copyVersion(store, target, app, release.version);
  const { shell = null, ...remotes } = releases;
  fs.writeFileSync(
    path.join(target, 'environments', `${env}.json`),
    JSON.stringify({ ...environment, shell, remotes, trials: undefined }),
  );
  grantReadAccess(target);
  return target;
}
