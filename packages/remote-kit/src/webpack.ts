/** webpack configuration. A remote's webpack.config.mjs exports `appConfigs(import.meta.dirname)`. */
export { appConfigs } from '@tractor-haat/tooling/webpack';
