import fs from 'node:fs';
import { createRemoteConfigs, webpack } from './configs.mjs';

/** Debounces builds, because editors save files in bursts. */
const DEBOUNCE_MS = 80;

/**
 * Compiles the remote now and after each change of its sources. Resolves after the first successful build. `onBuilt`
 * receives the duration in milliseconds and completes before the next build is reported.
 */
export async function watchRemote(name, folder, { onBuilt, onFailed }) {
  fs.mkdirSync(folder, { recursive: true });
  const compiler = webpack(await createRemoteConfigs(name, folder));
  let last = Promise.resolve();
  let watcher;
  const firstBuild = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      watcher = compiler.watch({ aggregateTimeout: DEBOUNCE_MS }, (error, stats) => {
        if (error || stats.hasErrors())
          return onFailed(error ? error.message : stats.toString({ preset: 'errors-only' }));
        const times = stats.stats.map(({ startTime, endTime }) => endTime - startTime);
        last = last
          .then(() => onBuilt(Math.max(...times)))
          .then(resolve, (failure) => onFailed(failure.message));
      });
    })
  );
  await firstBuild;
  const stop = () =>
    /** @type {Promise<void>} */ (new Promise((resolve) => watcher.close(() => resolve())));
  return { stop };
}
