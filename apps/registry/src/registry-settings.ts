import path from 'node:path';
import { bucketSettings } from '@tractor-haat/registry';
import {
  oneOf,
  onOrOff,
  pathFrom,
  setting,
  text,
  webAddresses,
  wholeNumber,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';

/** Repository root, three folders above this file. */
export const root = path.resolve(import.meta.dirname, '../../..');

const folder = pathFrom(root);

/** All settings of the registry service. */
export const registrySettings = {
  PORT: setting({ meaning: 'where it listens', reads: wholeNumber(0, 65_535), otherwise: 4100 }),
  HOST: setting({
    meaning: 'where it listens; tokens travel in the open unless a proxy in front speaks https',
    reads: text,
    otherwise: '127.0.0.1',
  }),
  DATA_DIR: setting({
    meaning: 'where `npm start` leaves its note, by which gates find the site that runs here',
    reads: folder,
    otherwise: folder.parse('.data'),
    defaultLabel: '.data',
  }),
  STORE_DIR: setting({
    meaning: 'folder of the artifact store',
    reads: folder,
    otherwise: undefined,
    defaultLabel: 'DATA_DIR/store',
  }),
  ...bucketSettings,
  REGISTRY_DIR: setting({
    meaning:
      'what is kept outside the store: hashes of tokens, teams.json, the signing key; for its own account alone',
    reads: folder,
    otherwise: undefined,
    defaultLabel: 'STORE_DIR-registry',
  }),
  SHELL_APPROVAL: setting({
    meaning:
      'on: the shell goes live in production only when a second person asks for the same version',
    reads: onOrOff,
    otherwise: false,
  }),
  SITES: setting({
    meaning:
      'addresses of the site servers themselves, with spaces between: what they count of releases in shares is asked ' +
      'there every 5 s; a name that stands for several is asked of each',
    reads: webAddresses,
    otherwise: undefined,
    defaultLabel: 'the site that runs here',
  }),
  HOST_API: setting({
    meaning: 'the number of the site server that runs what is promoted (docs/delivery.md)',
    reads: wholeNumber(1, 10_000),
    otherwise: undefined,
    defaultLabel: 'of the site that runs here, else of this checkout',
  }),
  SMOKE_SCRIPT: setting({
    meaning: 'tries a version in a browser before it goes live; "none" leaves that gate out',
    reads: text,
    otherwise: 'tools/smoke.mjs',
  }),
  TYPES_SCRIPT: setting({
    meaning: 'compares the types that remotes share; "none" leaves that gate out',
    reads: text,
    otherwise: 'tools/contract-types.mjs',
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    meaning: 'trace, debug, info, warn, error, fatal or silent',
    reads: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    otherwise: 'info',
  }),
};
