import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import type { EnvironmentName } from './app-name-schema.ts';
import { type Live, readLive } from './composition.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

const DEFAULT_INTERVAL_MS = 500;

export interface WatchOptions {
  store: string;
  env: EnvironmentName;
  /** Public key of the registry. Unsigned content is an error. With null, signatures are not verified. */
  key?: KeyObject | null;
  /** Called with the first live state and after each change. */
  onChange: (live: Live) => void;
  /** Called once when reading starts to fail with an error. The last state stays valid. */
  onError: (error: Error) => void;
  /** Polling interval in milliseconds. Default: 500. */
  interval_ms?: number;
}

export interface Watcher {
  /** Resolves after the first poll, successful or not. */
  ready: Promise<void>;
  stop: () => void;
}

/**
 * Watches the live state of an environment. Polls its file, because network disks send no events. After an error each
 * poll reads all records, because a record can be the cause.
 */
export function watchEnvironment(options: WatchOptions): Watcher {
  const { store, env, onChange, onError, interval_ms = DEFAULT_INTERVAL_MS, key = null } = options;
  const file = storeLayout.environment(store, env);
  /** Modification time, size and inode of the file, so that an unchanged file is not read again. */
  let lastFileState = '';
  let lastContent = '';
  let newestRevision = 0;
  let lastError = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const poll = async () => {
    try {
      const { mtimeMs, size, ino } = await fs.stat(file);
      const state = `${mtimeMs}-${size}-${ino}`;
      if (state === lastFileState) return;
      const live = await readLive(store, env, key);
      const { revision } = live.environment;
      if (key && revision < newestRevision)
        throw new RegistryError(
          `The environment ${env} went from revision ${newestRevision} back to ${revision}: an older file was restored.`,
        );
      newestRevision = revision;
      const content = JSON.stringify(live.environment);
      lastFileState = state;
      lastError = '';
      if (content === lastContent || isStopped) return;
      lastContent = content;
      onChange(live);
    } catch (error) {
      lastFileState = '';
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message === lastError || isStopped) return;
      lastError = cause.message;
      onError(cause);
    }
  };

  const pollRepeatedly = async () => {
    await poll();
    if (!isStopped) timer = setTimeout(pollRepeatedly, interval_ms);
    timer?.unref();
  };

  return {
    ready: pollRepeatedly(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
