/** Stands in for a CSS module: every class is called what the source calls it. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
