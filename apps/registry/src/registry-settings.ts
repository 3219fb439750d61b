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

/** Repository root, three folders above this file. */
export const root = path.resolve(import.meta.dirname, '../../..');

const folderSetting = pathFrom(root);

/** All settings of the registry service. */
export const registrySettings = {
  PORT: setting({
    description: 'where it listens',
    schema: integer(0, 65_535),
    defaultValue: 4100,
  }),
  HOST: setting({
    description: 'where it listens; tokens travel in the open unless a proxy in front speaks https',
    schema: text,
    defaultValue: '127.0.0.1',
  }),
  DATA_DIR: setting({
    description: 'where `npm start` leaves its note, by which gates find the site that runs here',
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
      'what is kept outside the store: hashes of tokens, teams.json, the signing key; for its own account alone',
    schema: folderSetting,
    defaultValue: undefined,
    defaultLabel: 'STORE_DIR-registry',
  }),
  SHELL_APPROVAL: setting({
    description:
      'on: the shell goes live in production only when a second person asks for the same version',
    schema: onOff,
    defaultValue: false,
  }),
  SITES: setting({
    description:
      'addresses of the site servers themselves, with spaces between: what they count of releases in shares is asked ' +
      'there every 5 s; a name that stands for several is asked of each',
    schema: httpUrls,
    defaultValue: undefined,
    defaultLabel: 'the site that runs here',
  }),
  HOST_API: setting({
    description: 'the number of the site server that runs what is promoted (docs/delivery.md)',
    schema: integer(1, 10_000),
    defaultValue: undefined,
    defaultLabel: 'of the site that runs here, else of this checkout',
  }),
  SMOKE_SCRIPT: setting({
    description: 'tries a version in a browser before it goes live; "none" leaves that gate out',
    schema: text,
    defaultValue: 'tools/smoke.mjs',
  }),
  TYPES_SCRIPT: setting({
    description: 'compares the types that remotes share; "none" leaves that gate out',
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
