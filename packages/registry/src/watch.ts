import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { type Live, readLive } from './composition.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

export interface Watch {
  store: string;
  env: EnvironmentName;
  /** Public key of the registry; unsigned content is a fault. */
  key?: KeyObject | null;
  /** Called with the initial state and after every change. */
  onChange: (live: Live) => void;
  /** Called once per new fault; the last state stays valid. */
  onError: (error: Error) => void;
  /** Polling interval in milliseconds; default 500. */
  interval_ms?: number;
}

export interface Watcher {
  /** Resolves after the first poll, whatever its result. */
  ready: Promise<void>;
  stop: () => void;
}

/**
 * Watches the live state. Polls the file, because network disks send no events. While there is a fault it reads
 * everything at each interval, since the cause may be a record and not the environment file.
 */
export function watchEnvironment(watch: Watch): Watcher {
  const { store, env, onChange, onError, interval_ms = 500, key = null } = watch;
  const file = storeLayout.environment(store, env);
  let seen = '';
  let current = '';
  let newest = 0;
  let problem = '';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      const { mtimeMs, size, ino } = await fs.stat(file);
      const state = `${mtimeMs}-${size}-${ino}`;
      if (state === seen) return;
      const live = await readLive(store, env, key);
      const { revision } = live.environment;
      if (key && revision < newest)
        throw new RegistryError(
          `The environment ${env} went from revision ${newest} back to ${revision}: an older file was restored.`,
        );
      newest = revision;
      const content = JSON.stringify(live.environment);
      seen = state;
      problem = '';
      if (content === current || stopped) return;
      current = content;
      onChange(live);
    } catch (error) {
      seen = '';
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message === problem || stopped) return;
      problem = cause.message;
      onError(cause);
    }
  };

  const loop = async () => {
    await look();
    if (!stopped) timer = setTimeout(loop, interval_ms);
    timer?.unref();
  };

  return {
    ready: loop(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
