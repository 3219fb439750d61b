import {
  DEFAULT_SITE_PORT,
  oneOf,
  onOrOff,
  pathFrom,
  setting,
  text,
  webAddress,
  webOrigin,
  whenDeployed,
  wholeNumber,
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
    meaning:
      'address of a PostgreSQL server; without one the database is embedded and lives in DATA_DIR',
    reads: z.url({ protocol: /^postgres(ql)?$/ }),
    otherwise: undefined,
    isSecret: true,
  }),
  DATA_DIR: setting({
    meaning: 'folder of everything that this machine keeps',
    reads: folder,
    otherwise: folder.parse('.data'),
    defaultLabel: '.data',
  }),
  DRAWINGS_DIR: setting({
    meaning: 'folder of drawn pictures, which every API process may share; draw-ahead fills it',
    reads: folder,
    otherwise: undefined,
    defaultLabel: 'drawings in DATA_DIR',
  }),
  CONTENT_DIR: setting({
    meaning: 'folder of the catalogue and the posts',
    reads: folder,
    otherwise: folder.parse('content'),
    defaultLabel: 'content',
  }),
  PUBLIC_ORIGIN: setting({
    meaning: 'scheme and host that visitors see; without it the host of each request is believed',
    reads: webOrigin,
    otherwise: undefined,
  }),
  SITE_PORT: setting({
    meaning:
      'port of the site server on this machine, where links in mails and invitations lead without PUBLIC_ORIGIN; ' +
      '`npm start` sets it',
    reads: wholeNumber(1, 65_535),
    otherwise: undefined,
    defaultLabel: String(DEFAULT_SITE_PORT),
  }),
  SECRET_KEY: setting({
    meaning:
      `key of hashes and signatures, ${MIN_KEY_CHARACTERS} characters at least, the same for every API process; ` +
      'otherwise made once and kept in DATA_DIR',
    reads: text.min(MIN_KEY_CHARACTERS, `must have ${MIN_KEY_CHARACTERS} characters at least`),
    otherwise: undefined,
    isSecret: true,
  }),
};

/** Settings of commands, whose `PORT` is that of `npm start`. */
export const commandSettings = {
  ...locationSettings,
  PORT: setting({
    meaning: 'port of the site server',
    reads: wholeNumber(0, 65_535),
    otherwise: undefined,
  }),
};

export const apiSettings = {
  NODE_ENV: setting({
    meaning:
      '"production" where real people come: everything that protects them must then be given',
    reads: text,
    otherwise: undefined,
  }),
  PORT: setting({
    meaning: 'where it listens',
    reads: wholeNumber(0, 65_535),
    otherwise: 4000,
  }),
  HOST: setting({ meaning: 'where it listens', reads: text, otherwise: '127.0.0.1' }),
  ...locationSettings,
  DATABASE_CONNECTIONS: setting({
    meaning: 'connections of this process to the PostgreSQL server, at most',
    reads: wholeNumber(2, 200),
    otherwise: 10,
  }),
  DATABASE_STATEMENT_SECONDS: setting({
    meaning: 'after which a statement is given up',
    reads: wholeNumber(1, 60),
    otherwise: 5,
  }),
  DATABASE_POOLER: setting({
    meaning:
      'on: DATABASE_URL leads to PgBouncer in transaction mode; no statement is prepared by name, and the role ' +
      'itself must have the statement_timeout',
    reads: onOrOff,
    otherwise: false,
  }),
  DRAW_ON_REQUEST: setting({
    meaning:
      'on: a picture that draw-ahead has not drawn is drawn after its first request, one at a time; `npm start` sets it',
    reads: onOrOff,
    otherwise: false,
  }),
  PUBLIC_ORIGIN: setting({ ...locationSettings.PUBLIC_ORIGIN, required: whenDeployed }),
  SECRET_KEY: setting({ ...locationSettings.SECRET_KEY, required: whenDeployed }),
  SECRET_KEY_REPLACED: setting({
    meaning:
      'on, for one start of all: SECRET_KEY is another one than before on purpose; else a key that differs from ' +
      'that of the other APIs of a database is refused',
    reads: onOrOff,
    otherwise: false,
  }),
  TRUSTED_PROXY_HOPS: setting({
    meaning:
      "how many proxies may be believed about a visitor's address; the site server counts as one",
    reads: wholeNumber(0, 10),
    otherwise: 0,
    required: whenDeployed,
  }),
  ...deliverySettings,
  ...mailSettings,
  ...operatorSettings,
  ...retentionSettings,
  PREPARE_AT_START: setting({
    meaning:
      'bring tables and content up to date at the start; with DATABASE_URL both are steps of their own',
    reads: onOrOff,
    otherwise: undefined,
    defaultLabel: 'off with DATABASE_URL, else on',
  }),
  API_DOCS: setting({
    meaning: 'the OpenAPI document and its page at /api/docs',
    reads: onOrOff,
    otherwise: undefined,
    defaultLabel: 'off with DATABASE_URL or NODE_ENV=production, else on',
  }),
  REGISTRY_URL: setting({
    meaning: "the registry's service, whose releases the desk shows; without one it says so",
    reads: webAddress,
    otherwise: undefined,
  }),
  REGISTRY_TOKEN: setting({
    meaning: 'a token of it with which the desk reads; changes are made with the token of a person',
    reads: text,
    otherwise: undefined,
    isSecret: true,
  }),
  REVERSE_GEOCODER_URL: setting({
    meaning: 'a Nominatim server that names places; without one our own towns do',
    reads: webAddress,
    otherwise: undefined,
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    meaning: 'trace, debug, info, warn, error, fatal or silent',
    reads: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    otherwise: 'info',
  }),
};
