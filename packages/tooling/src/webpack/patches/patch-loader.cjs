// Patches a third-party file and marks the module, so that `PatchesPlugin` finds patches that changed nothing.
module.exports = function patchLoader(source) {
  const { patch, file } = this.getOptions();
  const changed = patch.change(source, file);
  if (changed !== source) this._module.buildInfo.patch = patch.name;
  return changed;
};
