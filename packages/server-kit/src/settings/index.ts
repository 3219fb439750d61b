export { formatSettingsHelp } from './format-settings-help.ts';
export { isDeployed, whenDeployed } from './is-deployed.ts';
export { type Rule, readSettings } from './read-settings.ts';
export { DEFAULT_SITE_PORT, resolveSiteOrigin } from './resolve-site-origin.ts';
export { type Condition, type Settings, setting, type Values } from './setting.ts';
export {
  choice,
  httpOrigin,
  httpUrl,
  httpUrls,
  integer,
  nodeEnvironment,
  onOff,
  pathFrom,
  text,
} from './setting-types.ts';
