import {
  choice,
  DEFAULT_SITE_PORT,
  httpOrigin,
  httpUrl,
  integer,
  nodeEnvironment,
  onOff,
  pathFrom,
  setting,
  text,
  whenDeployed,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';
import { z } from 'zod';
import { deliverySettings } from './core/delivery/delivery-settings.ts';
import { mailSettings } from './core/delivery/mail-settings.ts';
import { repositoryRoot } from './core/files/repository-root.ts';
import { MIN_KEY_CHARACTERS } from './core/secrets/read-secret-key.ts';
import { operatorSettings } from './features/people/privacy/operator.ts';
import { retentionSettings } from './features/people/privacy/read-retention.ts';

const MAX_PORT = 65_535;
const folderPath = pathFrom(repositoryRoot);

const locationSettings = {
  DATABASE_URL: setting({
    description: 'URL of a PostgreSQL server; without one the database is embedded, in DATA_DIR',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    defaultValue: undefined,
    isSecret: true,
  }),
  DATA_DIR: setting({
    description: 'folder of the data of this machine',
    schema: folderPath,
    defaultValue: folderPath.parse('.data'),
    defaultLabel: '.data',
  }),
  DRAWINGS_DIR: setting({
    description: 'folder of drawn pictures, which API processes may share; draw-ahead fills it',
    schema: folderPath,
    defaultValue: undefined,
    defaultLabel: 'drawings in DATA_DIR',
  }),
  CONTENT_DIR: setting({
    description: 'folder of the catalogue and the posts',
    schema: folderPath,
    defaultValue: folderPath.parse('content'),
    defaultLabel: 'content',
  }),
  PUBLIC_ORIGIN: setting({
    description:
      'scheme and host of the public site; without it the host header of each request is trusted',
    schema: httpOrigin,
    defaultValue: undefined,
  }),
  SITE_PORT: setting({
    description:
      'port of the site server on this machine, for links in mails and invitations without PUBLIC_ORIGIN; ' +
      '`npm start` sets it',
    schema: integer(1, MAX_PORT),
    defaultValue: undefined,
    defaultLabel: String(DEFAULT_SITE_PORT),
  }),
  SECRET_KEY: setting({
    description:
      `key of hashes and signatures, at least ${MIN_KEY_CHARACTERS} characters, the same for all API processes; ` +
      'by default generated once and stored in DATA_DIR',
    schema: text.min(MIN_KEY_CHARACTERS, `must have ${MIN_KEY_CHARACTERS} characters at least`),
    defaultValue: undefined,
    isSecret: true,
  }),
};

/** Settings of commands. Their `PORT` is that of the site server, as for `npm start`. */
export const commandSettings = {
  ...locationSettings,
  PORT: setting({
    description: 'port of the site server',
    schema: integer(0, MAX_PORT),
    defaultValue: undefined,
  }),
};

export const apiSettings = {
  NODE_ENV: setting({
    description: '"production" for a public site: settings that protect visitors are then required',
    schema: nodeEnvironment,
    defaultValue: undefined,
  }),
  PORT: setting({
    description: 'port to listen on',
    schema: integer(0, MAX_PORT),
    defaultValue: 4000,
  }),
  HOST: setting({ description: 'address to listen on', schema: text, defaultValue: '127.0.0.1' }),
  ...locationSettings,
  DATABASE_CONNECTIONS: setting({
    description: 'maximum number of connections of this process to the PostgreSQL server',
    schema: integer(2, 200),
    defaultValue: 10,
  }),
  DATABASE_STATEMENT_SECONDS: setting({
    description: 'timeout of a statement',
    schema: integer(1, 60),
    defaultValue: 5,
  }),
  DATABASE_POOLER: setting({
    description:
      'on: DATABASE_URL is a PgBouncer in transaction mode; statements are not named, and the role must set the ' +
      'statement_timeout',
    schema: onOff,
    defaultValue: false,
  }),
  DRAW_ON_REQUEST: setting({
    description:
      'on: pictures that draw-ahead has not drawn are drawn after their first request, one at a time; `npm start` ' +
      'sets it',
    schema: onOff,
    defaultValue: false,
  }),
  PUBLIC_ORIGIN: setting({ ...locationSettings.PUBLIC_ORIGIN, required: whenDeployed }),
  SECRET_KEY: setting({ ...locationSettings.SECRET_KEY, required: whenDeployed }),
  SECRET_KEY_REPLACED: setting({
    description:
      'on, for one start of all processes: accept a new SECRET_KEY; otherwise a start is rejected if its key differs ' +
      'from that of the other API processes of the database',
    schema: onOff,
    defaultValue: false,
  }),
  TRUSTED_PROXY_HOPS: setting({
    description:
      "number of proxies that are trusted for a visitor's address; the site server counts as one",
    schema: integer(0, 10),
    defaultValue: 0,
    required: whenDeployed,
  }),
  ...deliverySettings,
  ...mailSettings,
  ...operatorSettings,
  ...retentionSettings,
  PREPARE_AT_START: setting({
    description:
      'migrate tables and import content at the start; with DATABASE_URL both are separate commands',
    schema: onOff,
    defaultValue: undefined,
    defaultLabel: 'off with DATABASE_URL, else on',
  }),
  API_DOCS: setting({
    description: 'the OpenAPI document and its page at /api/docs',
    schema: onOff,
    defaultValue: undefined,
    defaultLabel: 'off with DATABASE_URL or NODE_ENV=production, else on',
  }),
  REGISTRY_URL: setting({
    description:
      'URL of the registry service, whose releases the desk shows; without one the page reports that',
    schema: httpUrl,
    defaultValue: undefined,
  }),
  REGISTRY_TOKEN: setting({
    description: 'registry token for reading; changes use the token of the member of staff',
    schema: text,
    defaultValue: undefined,
    isSecret: true,
  }),
  REVERSE_GEOCODER_URL: setting({
    description:
      'URL of a Nominatim server for place names; without one the nearest known town is used',
    schema: httpUrl,
    defaultValue: undefined,
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    description: 'trace, debug, info, warn, error, fatal or silent',
    schema: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    defaultValue: 'info',
  }),
};
