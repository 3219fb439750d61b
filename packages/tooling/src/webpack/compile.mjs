import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Runs the builds of a `webpack.config.mjs` and prints errors and warnings.
 * @param {string} file
 * @returns {Promise<boolean>} false if there were errors
 */
export async function compile(file) {
  const { default: configs } = await import(pathToFileURL(file).href);
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  if (stats.hasErrors() || stats.hasWarnings())
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  return !stats.hasErrors();
}

/** Editors save several times in a row, which must not start a build each time. */
const DEBOUNCE_MS = 80;

/** webpack does not read the manifest, but a change such as a new route must trigger a build. */
const manifestInputPlugin = {
  apply: (compiler) =>
    compiler.hooks.afterCompile.tap('ManifestAsInput', ({ fileDependencies }) => {
      fileDependencies.add(path.join(compiler.context, 'remote.json'));
    }),
};

const toDevelopmentConfig = (config) => ({
  ...config,
  cache: { type: 'memory' },
  plugins: [...config.plugins, manifestInputPlugin],
  optimization: { ...config.optimization, minimize: false },
});

/**
 * Builds now and after each source change. Resolves after the first successful build. `onBuilt` gets the duration in
 * milliseconds and completes before the next build is reported.
 */
export async function watch(file, { onBuilt, onFailed }) {
  const { default: configs } = await import(pathToFileURL(file).href);
  const compiler = webpack(configs.map(toDevelopmentConfig));
  let lastReport = Promise.resolve();
  let watching;
  await new Promise((resolve) => {
    watching = compiler.watch({ aggregateTimeout: DEBOUNCE_MS }, (error, stats) => {
      if (error || stats.hasErrors())
        return onFailed(error ? error.message : stats.toString({ preset: 'errors-only' }));
      const durations = stats.stats.map(({ startTime, endTime }) => endTime - startTime);
      lastReport = lastReport
        .then(() => onBuilt(Math.max(...durations)))
        .then(resolve, (failure) => onFailed(failure.message));
    });
  });
  return { stop: () => new Promise((resolve) => watching.close(() => resolve())) };
}
