// Registers the components of a module with React Refresh. Updates are accepted if the module exports only components.
// The `loader` of a page is allowed, because its code is in another file.
const EXPORT_DECLARATION = /\bexport\s+(?:async\s+)?(?:function|const|let|class)\s+([\w$]+)/g;
const EXPORT_LIST = /\bexport\s*\{([^}]*)\}/g;

function listExports(source) {
  const names = [...source.matchAll(EXPORT_DECLARATION)].map(([, name]) => name);
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, list]) => list.split(','));
  return [
    ...names,
    ...listed.map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  ].filter(Boolean);
}

const areComponents = (names) =>
  names.length > 0 && names.every((name) => /^[A-Z]/.test(name) || name === 'loader');

const createHeader = (id) => `
var devRegister = globalThis.$RefreshReg$, devSign = globalThis.$RefreshSig$;
globalThis.$RefreshReg$ = (type, name) => globalThis.dev.register(type, ${JSON.stringify(id)} + name);
globalThis.$RefreshSig$ = globalThis.dev.sign;
`;

const FOOTER_SOURCE = `
globalThis.$RefreshReg$ = devRegister;
globalThis.$RefreshSig$ = devSign;
`;

module.exports = function refreshLoader(source, map) {
  const names = listExports(source);
  const isEntry = /[\\/]remote\.tsx$/.test(this.resourcePath);
  const end = [
    FOOTER_SOURCE,
    areComponents(names) ? 'import.meta.webpackHot.accept();' : '',
    isEntry ? 'globalThis.dev.hot = import.meta.webpackHot;' : '',
  ].join('\n');
  this.callback(null, `${createHeader(this.resourcePath)}${source}${end}`, map);
};
