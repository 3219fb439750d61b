/** `node build.mjs <app>…`: builds apps of this repository for browsers and for the site server. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const repository = path.resolve(import.meta.dirname, '../../../..');

async function build(app) {
  const file = path.join(repository, 'apps', app, 'webpack.config.mjs');
  const { default: configs } = await import(pathToFileURL(file).href);
  const started = performance.now();
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  if (stats.hasErrors()) throw new Error(`${app} did not build`);
  console.log(`${app} built in ${Math.round(performance.now() - started)} ms`);
}

const apps = process.argv.slice(2);
if (apps.length === 0) {
  console.error('Name the apps to build, for example: build.mjs shell catalogue');
  process.exit(2);
}
for (const app of apps) {
  try {
    await build(app);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
