/** `node build.mjs [app …]` builds apps (default: all) for browsers and for the site server. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from './compile.mjs';

async function build(app) {
  const started = performance.now();
  if (!(await compile(path.resolve('apps', app, 'webpack.config.mjs'))))
    throw new Error(`${app} did not build`);
  console.log(`${app} built in ${Math.round(performance.now() - started)} ms`);
}

const apps = process.argv.slice(2);
const listApps = () =>
  fs.globSync('apps/*/webpack.config.mjs').map((file) => file.split(path.sep)[1]);
for (const app of apps.length > 0 ? apps : listApps()) {
  try {
    await build(app);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
