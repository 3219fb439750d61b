import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const loader = fileURLToPath(new URL('patch-loader.cjs', import.meta.url));

const toPosixPath = (file) => file.split(path.sep).join('/');

/** Folder of the package that contains the file, or null if that is another package. */
function findPackageFolder(resource, name) {
  const packagePath = `/node_modules/${name}/`;
  const index = toPosixPath(resource).lastIndexOf(packagePath);
  return index < 0 ? null : resource.slice(0, index + packagePath.length);
}

const isPackageFile = (resource, name, file) => {
  const folder = findPackageFolder(resource, name);
  return folder !== null && toPosixPath(resource.slice(folder.length)) === file;
};

export const createPatchRules = (patches) =>
  patches.flatMap((patch) =>
    patch.files.map((file) => ({
      resource: (resource) => isPackageFile(resource, patch.package, file),
      loader,
      options: { patch, file },
    })),
  );

/** Returns why a patch does not fit the installed package, or null if it fits. */
function findViolation(patch, modules) {
  const resources = [...modules].filter(
    ({ resource = '' }) => findPackageFolder(resource, patch.package) !== null,
  );
  const folders = new Set(
    resources.map(({ resource }) => findPackageFolder(resource, patch.package)),
  );
  for (const folder of folders) {
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (version !== patch.version)
      return `is for ${patch.package} ${patch.version}, and ${version} is built in`;
  }
  const wasChanged = ({ resource, buildInfo }, file) =>
    isPackageFile(resource, patch.package, file) && buildInfo?.patch === patch.name;
  const unchangedFile = patch.files.find(
    (file) => !resources.some((module) => wasChanged(module, file)),
  );
  // An optional package can be absent: a remote without icons does not contain the icon package.
  const isAbsent = folders.size === 0 && !patch.isRequired;
  return unchangedFile === undefined || isAbsent
    ? null
    : `found nothing to change: ${unchangedFile} of ${patch.package}`;
}

/** Fails a build in which a patch changed nothing or the package has another version than the patch. */
export class PatchesPlugin {
  constructor(patches) {
    this.patches = patches;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('Patches', (compilation) => {
      compilation.hooks.finishModules.tap('Patches', (modules) => {
        for (const patch of this.patches) {
          const violation = findViolation(patch, modules);
          if (!violation) continue;
          const message = `The patch "${patch.name}" ${violation}. Check whether it is still needed (packages/tooling/src/webpack/patches/patches.mjs).`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}
