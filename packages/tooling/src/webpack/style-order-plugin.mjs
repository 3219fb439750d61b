import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** mini-css-extract-plugin lists the sheet that was added, and those that should follow it. */
const CONFLICT_PATTERN = /Conflicting order\. Following module has been added:/;

/** webpack prints each sheet as `loader!…!path`. */
const parseSheets = (message, context) =>
  [...message.matchAll(/^ {0,3}\* .*!(\S+\.css)$/gm)].map(([, file]) =>
    path.resolve(context, file),
  );

/** Name of the cascade layer in `@layer ui.base {`, or undefined without one. */
const readLayer = (file) => /^\s*@layer\s+([\w.-]+)\s*\{/m.exec(fs.readFileSync(file, 'utf8'))?.[1];

/**
 * Fails the build if the order of two style sheets decides which rule applies, because each visited page appends its
 * sheets to those of earlier pages. Order warnings for sheets that cannot style the same element are dropped.
 */
export class StyleOrderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StyleOrder', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StyleOrder', stage }, () => {
        const isConflict = ({ message }) => CONFLICT_PATTERN.test(message);
        const conflicts = compilation.warnings.filter(isConflict);
        compilation.warnings = compilation.warnings.filter((warning) => !isConflict(warning));
        if (conflicts.length === 0) return;
        const importers = collectImporters(compilation);
        for (const { message } of conflicts) {
          const [added, ...others] = parseSheets(message, compiler.context);
          if (!added || others.length === 0) {
            compilation.errors.push(new webpack.WebpackError(message));
            continue;
          }
          for (const other of others.filter((file) => canStyleSameElement(added, file, importers)))
            compilation.errors.push(
              new webpack.WebpackError(formatConflict(added, other, compiler)),
            );
        }
      });
    });
  }
}

function formatConflict(added, other, { context }) {
  const [addedPath, otherPath] = [added, other].map((file) => path.relative(context, file));
  return `The order of ${addedPath} and ${otherPath} decides in layer ${readLayer(added)}, but sheets load in any order: put the overridden sheet into a lower layer (packages/ui/src/styles/layers.css).`;
}

/** Maps each file to the files that import it, without unused re-exports. */
function collectImporters({ modules, moduleGraph }) {
  const importers = new Map();
  for (const module of modules) {
    const file = module.resource?.split('?')[0];
    if (!file) continue;
    const importing = importers.get(file) ?? new Set();
    for (const { originModule } of moduleGraph.getIncomingConnections(module))
      if (originModule?.resource && originModule.resource !== file)
        importing.add(originModule.resource);
    importers.set(file, importing);
  }
  return importers;
}

/** True if two sheets are in the same cascade layer, and the component of one renders the component of the other. */
function canStyleSameElement(first, second, importers) {
  if (readLayer(first) !== readLayer(second)) return false;
  const firstImporters = importers.get(first) ?? new Set();
  const secondImporters = importers.get(second) ?? new Set();
  const renders = (owners, components) =>
    [...components].some(
      (file) => owners.has(file) || [...owners].some((owner) => importers.get(file)?.has(owner)),
    );
  return renders(firstImporters, secondImporters) || renders(secondImporters, firstImporters);
}
