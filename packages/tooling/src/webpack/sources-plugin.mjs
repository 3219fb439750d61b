import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const digestOf = (file) =>
  crypto.createHash('sha256').update(fs.readFileSync(file)).digest('base64url');

/** What is published with a build without being part of its modules. */
const BESIDE = ['package.json', 'remote.json', 'shell.json'];

/**
 * Writes beside a build what it was made of: `dist/browser.sources.json` names each source file, packages of
 * others apart, with a hash of it. Publishing compares: a build that is older than its sources is refused.
 */
export class SourcesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('Sources', ({ fileDependencies }) => {
      const { context, outputPath } = compiler;
      const within = path.relative(context, outputPath);
      // Elsewhere: a build to be looked at while it is written, not one of the app's own folder.
      if (within.startsWith('..')) return;
      const beside = BESIDE.map((name) => path.join(context, name));
      // Read on the way to the packages that are worked on; nothing in it concerns a build.
      const workspace = path.resolve(context, '../../package.json');
      const files = [...new Set([...fileDependencies, ...beside])]
        .filter((file) => file !== workspace && !/[\\/]node_modules[\\/]/.test(file))
        .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
        .map((file) => [path.relative(context, file).split(path.sep).join('/'), digestOf(file)])
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const place = path.join(
        path.dirname(outputPath),
        `${path.basename(outputPath)}.sources.json`,
      );
      fs.writeFileSync(place, `${JSON.stringify(Object.fromEntries(files), null, 1)}\n`);
    });
  }
}
