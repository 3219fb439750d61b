import fs from 'node:fs';
import { remoteConfigs, webpack } from './configs.mjs';

/** Saves of an editor come in twos and threes. */
const TOGETHER_MS = 80;

/**
 * Compiles a remote now and after every change of its sources. Resolves after the first good build;
 * `onBuilt` gets the milliseconds that it took, and ends before the next one is told.
 */
export async function watchRemote(name, folder, { onBuilt, onFailed }) {
  fs.mkdirSync(folder, { recursive: true });
  const compiler = webpack(await remoteConfigs(name, folder));
  let last = Promise.resolve();
  let watching;
  const first = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      watching = compiler.watch({ aggregateTimeout: TOGETHER_MS }, (error, stats) => {
        if (error || stats.hasErrors())
          return onFailed(error ? error.message : stats.toString({ preset: 'errors-only' }));
        const times = stats.stats.map(({ startTime, endTime }) => endTime - startTime);
        last = last
          .then(() => onBuilt(Math.max(...times)))
          .then(resolve, (failure) => onFailed(failure.message));
      });
    })
  );
  await first;
  const stop = () =>
    /** @type {Promise<void>} */ (new Promise((resolve) => watching.close(() => resolve())));
  return { stop };
}
