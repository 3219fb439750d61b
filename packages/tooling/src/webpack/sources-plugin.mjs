import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const hashFile = (file) =>
  crypto.createHash('sha256').update(fs.readFileSync(file)).digest('base64url');

/** Published with a build without being a module of it. */
const EXTRA_SOURCES = ['package.json', 'remote.json', 'shell.json'];

/**
 * Writes `dist/browser.sources.json`: all source files with their hash, except third-party
 * packages. Publishing compares them and rejects outdated builds.
 */
export class SourcesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('Sources', ({ fileDependencies }) => {
      const { context, outputPath } = compiler;
      const within = path.relative(context, outputPath);
      // Only for builds in the app's own folder.
      if (within.startsWith('..')) return;
      const extraFiles = EXTRA_SOURCES.map((name) => path.join(context, name));
      // Resolved on the way to workspace packages; it does not affect a build.
      const workspace = path.resolve(context, '../../package.json');
      const files = [...new Set([...fileDependencies, ...extraFiles])]
        .filter((file) => file !== workspace && !/[\\/]node_modules[\\/]/.test(file))
        .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
        .map((file) => [path.relative(context, file).split(path.sep).join('/'), hashFile(file)])
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const target = path.join(
        path.dirname(outputPath),
        `${path.basename(outputPath)}.sources.json`,
      );
      fs.writeFileSync(target, `${JSON.stringify(Object.fromEntries(files), null, 1)}\n`);
    });
  }
}
