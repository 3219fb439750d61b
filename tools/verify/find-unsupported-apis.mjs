import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';
import { findNewerApis } from './browser-support/find-newer-apis.mjs';
import { GUARDED_USES } from './browser-support/guarded-uses.mjs';

/** Folders of code that runs in browsers, at least in part. */
const IN_BROWSERS =
  /^(?:apps\/(?!api\/|registry\/|shell\/|site-server\/)[^/]+\/src|apps\/shell\/src\/(?:browser|app)|apps\/site-server\/src\/(?:offline|lite)|packages\/(?:api-client|forms|i18n|pages|platform|ui)\/src|packages\/server-kit\/src\/shell)\/.*\.(?:tsx?|js)$/;

/** Tests, stories and commands do not run in browsers. Of the schemas, browser code imports only types. */
const EXCLUDED_FILES =
  /\.(?:test|stories)\.tsx?$|\.d\.ts$|\/testing\/|\/workshop\/|\/node_modules\/|^packages\/(?:i18n\/src\/check|api-client\/src\/contract)\//;

/** Reports unguarded uses of newer web APIs, and exceptions in `GUARDED_USES` that are no longer used. */
export function findUnsupportedApis() {
  const toRootPath = (file) => path.relative(root, file).split(path.sep).join('/');
  const isChecked = (file) =>
    IN_BROWSERS.test(toRootPath(file)) && !EXCLUDED_FILES.test(toRootPath(file));
  const files = ['apps', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder), isChecked).map(toRootPath),
  );
  const unusedExceptions = new Set(Object.keys(GUARDED_USES));
  const errors = files.sort().flatMap((file) =>
    findNewerApis(fs.readFileSync(path.join(root, file), 'utf8'), file.endsWith('x'))
      .map((api) => `${file}: ${api}`)
      .filter((use) => !unusedExceptions.delete(use)),
  );
  return [
    ...errors,
    ...[...unusedExceptions].map((use) => `guarded-uses.mjs: nothing needs "${use}"`),
  ];
}
