// Changes a file of somebody else's package and leaves a note of it, for which the plugin looks.
module.exports = function patchLoader(source) {
  const { patch, file } = this.getOptions();
  const changed = patch.change(source, file);
  if (changed !== source) this._module.buildInfo.patch = patch.name;
  return changed;
};
