export { formatSettingsHelp } from './format-settings-help.ts';
export { type Rule, readSettings } from './read-settings.ts';
export { DEFAULT_SITE_PORT, resolveSiteOrigin } from './resolve-site-origin.ts';
export {
  type Condition,
  choice,
  httpOrigin,
  httpUrl,
  httpUrls,
  integer,
  isDeployed,
  nodeEnvironment,
  onOff,
  pathFrom,
  type Settings,
  setting,
  text,
  type Values,
  whenDeployed,
} from './setting.ts';
