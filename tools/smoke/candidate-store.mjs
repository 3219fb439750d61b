import fs from 'node:fs';
import path from 'node:path';

/**
 * Lays a store whose environment has the candidate in its place; files and records are the real ones.
 * Nothing is written to the real store.
 */
export function layCandidateStore(folder, store, env, { name, version }) {
  const place = path.join(folder, 'store');
  fs.mkdirSync(path.join(place, 'environments'), { recursive: true });
  for (const part of ['files', 'server', 'records'])
    fs.symlinkSync(path.join(store, part), path.join(place, part), 'dir');
  const live = path.join(store, 'environments', `${env}.json`);
  const environment = fs.existsSync(live)
    ? JSON.parse(fs.readFileSync(live, 'utf8'))
    : { revision: 0, shell: null, remotes: {}, updated_at: null };
  // Without the version before: a fallback must not hide what is wrong with the candidate.
  const remotes = Object.fromEntries(
    Object.entries(environment.remotes).map(([remote, release]) => [
      remote,
      { version: release.version },
    ]),
  );
  const fresh = { version };
  fs.writeFileSync(
    path.join(place, 'environments', `${env}.json`),
    JSON.stringify({
      ...environment,
      shell: name === 'shell' ? fresh : environment.shell,
      remotes: name === 'shell' ? remotes : { ...remotes, [name]: fresh },
    }),
  );
  return place;
}
