import path from 'node:path';
import { bucketSettings } from '@tractor-haat/registry';
import {
  choice,
  httpUrls,
  integer,
  onOff,
  pathFrom,
  setting,
  text,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const folderSetting = pathFrom(repositoryRoot);

export const registrySettings = {
  PORT: setting({
    description: 'port to listen on',
    schema: integer(0, 65_535),
    defaultValue: 4100,
  }),
  HOST: setting({
    description:
      'address to listen on; requests contain tokens, so a public registry needs an https proxy in front',
    schema: text,
    defaultValue: '127.0.0.1',
  }),
  DATA_DIR: setting({
    description:
      'folder in which `npm start` records its running site, which gates and canary checks use',
    schema: folderSetting,
    defaultValue: folderSetting.parse('.data'),
    defaultLabel: '.data',
  }),
  STORE_DIR: setting({
    description: 'folder of the artifact store',
    schema: folderSetting,
    defaultValue: undefined,
    defaultLabel: 'DATA_DIR/store',
  }),
  ...bucketSettings,
  REGISTRY_DIR: setting({
    description:
      'private folder outside the store: hashes of tokens, teams.json, webhooks.json, the signing key',
    schema: folderSetting,
    defaultValue: undefined,
    defaultLabel: 'STORE_DIR-registry',
  }),
  SHELL_APPROVAL: setting({
    description: 'on: a promotion of the shell to production needs the approval of a second person',
    schema: onOff,
    defaultValue: false,
  }),
  SITES: setting({
    description:
      'URLs of the site servers, separated by spaces; their canary counts are requested every 5 s, from each address of ' +
      'a host name',
    schema: httpUrls,
    defaultValue: undefined,
    defaultLabel: 'the running site of this machine',
  }),
  HOST_API: setting({
    description: 'host API version of the site servers (docs/delivery.md)',
    schema: integer(1, 10_000),
    defaultValue: undefined,
    defaultLabel: 'that of the running site of this machine, else of this checkout',
  }),
  SMOKE_SCRIPT: setting({
    description:
      'program that tests a version in a browser before it goes live; "none" disables the gate',
    schema: text,
    defaultValue: 'tools/smoke.mjs',
  }),
  TYPES_SCRIPT: setting({
    description: 'program that compares the shared types; "none" disables the gate',
    schema: text,
    defaultValue: 'tools/contract-types.mjs',
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    description: 'trace, debug, info, warn, error, fatal or silent',
    schema: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    defaultValue: 'info',
  }),
};
