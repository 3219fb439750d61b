// Patches a third-party file and marks it for the plugin.
module.exports = function patchLoader(source) {
  const { patch, file } = this.getOptions();
  const changed = patch.change(source, file);
  if (changed !== source) this._module.buildInfo.patch = patch.name;
  return changed;
};
