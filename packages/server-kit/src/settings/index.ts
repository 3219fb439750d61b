export { isDeployed, whenDeployed } from './is-deployed.ts';
export { type Rule, readSettings } from './read-settings.ts';
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
export { settingsHelp } from './settings-help.ts';
export { DEFAULT_SITE_PORT, siteOrigin } from './site-origin.ts';
