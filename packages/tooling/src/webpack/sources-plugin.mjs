import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const hashFile = (file) =>
  crypto.createHash('sha256').update(fs.readFileSync(file)).digest('base64url');

/** Files that are published with a build although webpack does not read them. */
const EXTRA_SOURCES = ['package.json', 'remote.json', 'shell.json'];

/**
 * Writes `dist/browser.sources.json` or `dist/server.sources.json`: all source files with their hash, except
 * third-party packages. Publishing compares the hashes and rejects outdated builds.
 */
export class SourcesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('Sources', ({ fileDependencies }) => {
      const { context, outputPath } = compiler;
      const relativeOutputPath = path.relative(context, outputPath);
      // A build outside the folder of its app is not published.
      if (relativeOutputPath.startsWith('..')) return;
      const extraFiles = EXTRA_SOURCES.map((name) => path.join(context, name));
      // webpack reads this file to resolve workspace packages, but it does not affect a build.
      const workspaceFile = path.resolve(context, '../../package.json');
      const hashes = [...new Set([...fileDependencies, ...extraFiles])]
        .filter((file) => file !== workspaceFile && !/[\\/]node_modules[\\/]/.test(file))
        .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
        .map((file) => [path.relative(context, file).split(path.sep).join('/'), hashFile(file)])
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const target = path.join(
        path.dirname(outputPath),
        `${path.basename(outputPath)}.sources.json`,
      );
      fs.writeFileSync(target, `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`);
    });
  }
}
