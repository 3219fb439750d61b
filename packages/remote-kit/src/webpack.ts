/** Configuration of webpack. `webpack.config.mjs` of a remote exports `appConfigs(import.meta.dirname)`. */
export { appConfigs } from '@tractor-haat/tooling/webpack';
