import {
  choice,
  DEFAULT_SITE_PORT,
  httpOrigin,
  httpUrl,
  integer,
  onOff,
  pathFrom,
  setting,
  text,
  whenDeployed,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';
import { z } from 'zod';
import { deliverySettings } from '../domain/people/delivery/delivery-settings.ts';
import { mailSettings } from '../domain/people/mail/mail-settings.ts';
import { operatorSettings } from '../domain/people/privacy/operator.ts';
import { retentionSettings } from '../domain/people/privacy/retention/read-retention.ts';
import { repositoryRoot } from '../shared/repository-root.ts';
import { MIN_KEY_CHARACTERS } from '../shared/secrets/read-secret-key.ts';

const folder = pathFrom(repositoryRoot);

/** Data location and name of the site: the settings of commands. */
const locationSettings = {
  DATABASE_URL: setting({
    description:
      'address of a PostgreSQL server; without one the database is embedded and lives in DATA_DIR',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    defaultValue: undefined,
    isSecret: true,
  }),
  DATA_DIR: setting({
    description: 'folder of everything that this machine keeps',
    schema: folder,
    defaultValue: folder.parse('.data'),
    defaultLabel: '.data',
  }),
  DRAWINGS_DIR: setting({
    description: 'folder of drawn pictures, which every API process may share; draw-ahead fills it',
    schema: folder,
    defaultValue: undefined,
    defaultLabel: 'drawings in DATA_DIR',
  }),
  CONTENT_DIR: setting({
    description: 'folder of the catalogue and the posts',
    schema: folder,
    defaultValue: folder.parse('content'),
    defaultLabel: 'content',
  }),
  PUBLIC_ORIGIN: setting({
    description:
      'scheme and host that visitors see; without it the host of each request is believed',
    schema: httpOrigin,
    defaultValue: undefined,
  }),
  SITE_PORT: setting({
    description:
      'port of the site server on this machine, where links in mails and invitations lead without PUBLIC_ORIGIN; ' +
      '`npm start` sets it',
    schema: integer(1, 65_535),
    defaultValue: undefined,
    defaultLabel: String(DEFAULT_SITE_PORT),
  }),
  SECRET_KEY: setting({
    description:
      `key of hashes and signatures, ${MIN_KEY_CHARACTERS} characters at least, the same for every API process; ` +
      'otherwise made once and kept in DATA_DIR',
    schema: text.min(MIN_KEY_CHARACTERS, `must have ${MIN_KEY_CHARACTERS} characters at least`),
    defaultValue: undefined,
    isSecret: true,
  }),
};

/** Settings of commands, whose `PORT` is that of `npm start`. */
export const commandSettings = {
  ...locationSettings,
  PORT: setting({
    description: 'port of the site server',
    schema: integer(0, 65_535),
    defaultValue: undefined,
  }),
};

export const apiSettings = {
  NODE_ENV: setting({
    description:
      '"production" where real people come: everything that protects them must then be given',
    schema: text,
    defaultValue: undefined,
  }),
  PORT: setting({
    description: 'where it listens',
    schema: integer(0, 65_535),
    defaultValue: 4000,
  }),
  HOST: setting({ description: 'where it listens', schema: text, defaultValue: '127.0.0.1' }),
  ...locationSettings,
  DATABASE_CONNECTIONS: setting({
    description: 'connections of this process to the PostgreSQL server, at most',
    schema: integer(2, 200),
    defaultValue: 10,
  }),
  DATABASE_STATEMENT_SECONDS: setting({
    description: 'after which a statement is given up',
    schema: integer(1, 60),
    defaultValue: 5,
  }),
  DATABASE_POOLER: setting({
    description:
      'on: DATABASE_URL leads to PgBouncer in transaction mode; no statement is prepared by name, and the role ' +
      'itself must have the statement_timeout',
    schema: onOff,
    defaultValue: false,
  }),
  DRAW_ON_REQUEST: setting({
    description:
      'on: a picture that draw-ahead has not drawn is drawn after its first request, one at a time; `npm start` sets it',
    schema: onOff,
    defaultValue: false,
  }),
  PUBLIC_ORIGIN: setting({ ...locationSettings.PUBLIC_ORIGIN, required: whenDeployed }),
  SECRET_KEY: setting({ ...locationSettings.SECRET_KEY, required: whenDeployed }),
  SECRET_KEY_REPLACED: setting({
    description:
      'on, for one start of all: SECRET_KEY is another one than before on purpose; else a key that differs from ' +
      'that of the other APIs of a database is refused',
    schema: onOff,
    defaultValue: false,
  }),
  TRUSTED_PROXY_HOPS: setting({
    description:
      "how many proxies may be believed about a visitor's address; the site server counts as one",
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
      'bring tables and content up to date at the start; with DATABASE_URL both are steps of their own',
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
    description: "the registry's service, whose releases the desk shows; without one it says so",
    schema: httpUrl,
    defaultValue: undefined,
  }),
  REGISTRY_TOKEN: setting({
    description:
      'a token of it with which the desk reads; changes are made with the token of a person',
    schema: text,
    defaultValue: undefined,
    isSecret: true,
  }),
  REVERSE_GEOCODER_URL: setting({
    description: 'a Nominatim server that names places; without one our own towns do',
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
