import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../install/digest.mjs';
import { root } from '../run/paths.mjs';
import { EXCEPTIONS } from './browser-support/exceptions.mjs';
import { newerApisIn } from './browser-support/used-apis.mjs';

/** Code that runs in browsers, at least in part. */
const IN_BROWSERS =
  /^(?:apps\/(?!api\/|registry\/|shell\/|site-server\/)[^/]+\/src|apps\/shell\/src\/(?:browser|app)|apps\/site-server\/src\/(?:offline|lite)|packages\/(?:api-client|forms|i18n|pages|platform|shell-kit|ui)\/src)\/.*\.(?:tsx?|js)$/;

/** Tests, stories, commands, and schemas, whose types only are imported in browsers. */
const LEFT_OUT =
  /\.(?:test|stories)\.tsx?$|\.d\.ts$|\/testing\/|\/workshop\/|\/node_modules\/|^packages\/(?:i18n\/src\/check|api-client\/src\/contract)\//;

/** Unguarded uses of newer web APIs, and unused exceptions. */
export function unsupportedApis() {
  const pathOf = (file) => path.relative(root, file).split(path.sep).join('/');
  const isRead = (file) => IN_BROWSERS.test(pathOf(file)) && !LEFT_OUT.test(pathOf(file));
  const files = ['apps', 'packages'].flatMap((folder) =>
    filesBelow(path.join(root, folder), isRead).map(pathOf),
  );
  const left = new Set(Object.keys(EXCEPTIONS));
  const problems = files.sort().flatMap((file) =>
    newerApisIn(fs.readFileSync(path.join(root, file), 'utf8'), file.endsWith('x'))
      .map((api) => `${file}: ${api}`)
      .filter((use) => !left.delete(use)),
  );
  return [...problems, ...[...left].map((use) => `exceptions.mjs: nothing needs "${use}"`)];
}
