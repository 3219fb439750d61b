import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import type { EnvironmentName } from './app-name.ts';
import { type Live, readLive } from './composition.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

export interface Watch {
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
export function watchEnvironment(watch: Watch): Watcher {
  const { store, env, onChange, onError, interval_ms = 500, key = null } = watch;
  const file = storeLayout.environment(store, env);
  let lastState = '';
  let lastContent = '';
  let newestRevision = 0;
  let failure = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const poll = async () => {
    try {
      const { mtimeMs, size, ino } = await fs.stat(file);
      const state = `${mtimeMs}-${size}-${ino}`;
      if (state === lastState) return;
      const live = await readLive(store, env, key);
      const { revision } = live.environment;
      if (key && revision < newestRevision)
        throw new RegistryError(
          `The environment ${env} went from revision ${newestRevision} back to ${revision}: an older file was restored.`,
        );
      newestRevision = revision;
      const content = JSON.stringify(live.environment);
      lastState = state;
      failure = '';
      if (content === lastContent || isStopped) return;
      lastContent = content;
      onChange(live);
    } catch (error) {
      lastState = '';
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message === failure || isStopped) return;
      failure = cause.message;
      onError(cause);
    }
  };

  const loop = async () => {
    await poll();
    if (!isStopped) timer = setTimeout(loop, interval_ms);
    timer?.unref();
  };

  return {
    ready: loop(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
