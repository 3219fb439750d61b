export { isDeployed, whenDeployed } from './is-deployed.ts';
export {
  choice,
  httpOrigin,
  httpUrl,
  httpUrls,
  integer,
  onOff,
  pathFrom,
  text,
} from './kinds.ts';
export { type Rule, readSettings } from './read-settings.ts';
export { type Condition, type Settings, setting, type Values } from './setting.ts';
export { settingsHelp } from './settings-help.ts';
export { DEFAULT_SITE_PORT, siteOrigin } from './site-origin.ts';
