/** Mock of a CSS module, in which each class name is the name in the source. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
