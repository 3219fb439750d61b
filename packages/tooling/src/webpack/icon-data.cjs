// Removes the names, sizes and React keys of icons. Our icon component does not read them, and their random letters do
// not compress.
module.exports = function iconData(source) {
  return source
    .replace(/^ {2}(?:name|size): .*\n/gm, '')
    .replace(/, key: "\w+"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
};
