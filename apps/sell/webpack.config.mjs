import { appConfigs } from '@tractor-haat/tooling/webpack';

export default appConfigs(import.meta.dirname);
