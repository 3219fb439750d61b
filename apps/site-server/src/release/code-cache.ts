import type { ArtifactRecord } from '@tractor-haat/registry';
import { type RemoteCode, type RunningShell, runRemote, runShell } from './run-remote.ts';

const toVersionKey = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/** Caches the code of live versions. A new shell reloads all remotes, because they use its shared modules. */
export class CodeCache {
  readonly #store: string;
  #shell: RunningShell | undefined;
  readonly #remotes = new Map<string, RemoteCode>();

  constructor(store: string) {
    this.#store = store;
  }

  loadShell(record: ArtifactRecord): RunningShell {
    if (this.#shell && toVersionKey(this.#shell.record) === toVersionKey(record))
      return this.#shell;
    const shell = { record, code: runShell(this.#store, record) };
    this.#shell = shell;
    this.#remotes.clear();
    return shell;
  }

  loadRemote(record: ArtifactRecord, shell: RunningShell): RemoteCode {
    if (shell !== this.#shell) return runRemote(this.#store, record, shell);
    const cached = this.#remotes.get(toVersionKey(record));
    if (cached) return cached;
    const code = runRemote(this.#store, record, shell);
    this.#remotes.set(toVersionKey(record), code);
    return code;
  }

  keepOnly(records: readonly ArtifactRecord[]): void {
    const currentKeys = new Set(records.map(toVersionKey));
    for (const key of this.#remotes.keys()) if (!currentKeys.has(key)) this.#remotes.delete(key);
  }
}
