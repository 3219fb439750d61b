/** `node build.mjs [app …]` builds apps (default: all) for browsers and for the site server. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from './compile.mjs';

async function buildApp(app) {
  const startTime = performance.now();
  if (!(await compile(path.resolve('apps', app, 'webpack.config.mjs'))))
    throw new Error(`${app} did not build`);
  console.log(`${app} built in ${Math.round(performance.now() - startTime)} ms`);
}

const requestedApps = process.argv.slice(2);
const listApps = () =>
  fs.globSync('apps/*/webpack.config.mjs').map((file) => file.split(path.sep)[1]);
for (const app of requestedApps.length > 0 ? requestedApps : listApps()) {
  try {
    await buildApp(app);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
