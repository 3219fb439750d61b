import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** The warning of mini-css-extract-plugin: the sheet that was added, and those that should follow it. */
const CONFLICT_PATTERN = /Conflicting order\. Following module has been added:/;

/** Resolved paths of the style sheets in a warning. webpack prints each as `loader!…!path`. */
const parseSheets = (message, context) =>
  [...message.matchAll(/^ {0,3}\* .*!(\S+\.css)$/gm)].map(([, file]) =>
    path.resolve(context, file),
  );

/** The cascade layer of a sheet: `@layer ui.base {`; undefined without one. */
const readLayer = (file) => /^\s*@layer\s+([\w.-]+)\s*\{/m.exec(fs.readFileSync(file, 'utf8'))?.[1];

/**
 * Sheets are loaded in any order: those of a page that a link leads to follow those of the pages
 * before. So the order of two rules must never decide, and an order that webpack cannot keep is an
 * error if the two sheets can style one element: they are in the same cascade layer, and one is of
 * a component that renders the component of the other. The remedy is a lower layer for the sheet
 * that is overridden (`ui.base`, `remote.base`: packages/ui/src/styles/layers.css). All other
 * warnings of mini-css-extract-plugin are dropped.
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
  const [one, two] = [added, other].map((file) => path.relative(context, file));
  return `The order of ${one} and ${two} decides in layer ${readLayer(added)}, but sheets load in any order: put the overridden one into a lower layer (packages/ui/src/styles/layers.css).`;
}

/** By file: the files that import it, in the module graph after unused re-exports are skipped. */
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

function canStyleSameElement(one, other, importers) {
  if (readLayer(one) !== readLayer(other)) return false;
  const [ofOne, ofOther] = [one, other].map((file) => importers.get(file) ?? new Set());
  const renders = (owners, components) =>
    [...components].some(
      (file) => owners.has(file) || [...owners].some((owner) => importers.get(file)?.has(owner)),
    );
  return renders(ofOne, ofOther) || renders(ofOther, ofOne);
}
