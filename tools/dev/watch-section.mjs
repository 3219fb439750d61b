import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/paths.mjs';

const webpack = createRequire(path.join(root, 'packages', 'tooling', 'package.json'))('webpack');

/** Saves of an editor come in twos and threes. */
const TOGETHER_MS = 80;

/** The section's own two builds, quick to make and readable in the browser's tools. */
async function configsOf(name, folder) {
  const file = path.join(root, 'apps', name, 'webpack.config.mjs');
  const { default: configs } = await import(pathToFileURL(file).href);
  return configs.map((config) => ({
    ...config,
    cache: { type: 'memory' },
    devtool: config.target === 'node24' ? false : 'inline-source-map',
    output: {
      ...config.output,
      path: path.join(folder, 'dist', path.basename(config.output.path)),
    },
    optimization: { ...config.optimization, minimize: false },
    plugins: [...config.plugins, new ManifestIsInput(path.join(root, 'apps', name, 'remote.json'))],
  }));
}

/** A new address in remote.json is a change like any other. */
class ManifestIsInput {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('ManifestIsInput', ({ fileDependencies }) =>
      fileDependencies.add(this.file),
    );
  }
}

/**
 * Compiles a section now and after every change of its sources. Resolves after the first good build;
 * `onBuilt` gets the milliseconds that it took, and ends before the next one is told.
 */
export async function watchSection(name, folder, { onBuilt, onFailed }) {
  fs.mkdirSync(folder, { recursive: true });
  const compiler = webpack(await configsOf(name, folder));
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
