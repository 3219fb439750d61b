/** Mock of a CSS module: class names equal their source names. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
