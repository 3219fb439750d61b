/** `export default appConfigs(import.meta.dirname)` is a remote's whole webpack.config.mjs. */
export { appConfigs } from '@tractor-haat/tooling/webpack';
