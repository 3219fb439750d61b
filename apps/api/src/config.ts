import path from 'node:path';
import { z } from 'zod';
import {
  type DeliveryConfig,
  deliveryVariables,
  readDelivery,
} from './domain/delivery/delivery-config.ts';
import { repositoryRoot } from './shared/paths.ts';
import { StartProblem } from './shared/start-problem.ts';

const folder = (fallback: string) =>
  z
    .string()
    .min(1)
    .default(fallback)
    .transform((given) => path.resolve(repositoryRoot, given));

const wholeNumber = (most: number, fallback: number) =>
  z.coerce.number().int().min(0).max(most).default(fallback);

const environment = z.object({
  PORT: wholeNumber(65_535, 4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: folder('.data'),
  CONTENT_DIR: folder('content'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUSTED_PROXY_HOPS: wholeNumber(10, 0),
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  PREPARE_AT_START: z.enum(['on', 'off']).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  REVERSE_GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  ...deliveryVariables,
});

/** All that can be set from outside; folders are absolute. */
export type Config = {
  port: number;
  host: string;
  /** Address of a PostgreSQL server; without one the database lives in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  contentDir: string;
  logLevel: string;
  /** How many proxies stand in front of us; the client's address is read behind so many. */
  trustedProxyHops: number;
  /**
   * Bring tables and content up to date at the start. Only this process can do it to its embedded
   * database; on a server both are steps of their own (`migrate`, `content:import`).
   */
  prepareAtStart: boolean;
  /** Draw pictures in the background before anyone asks for them. */
  warmPictures: boolean;
  /** Scheme and host that visitors see; without it the host of each request is believed. */
  publicOrigin: string | undefined;
  /** A Nominatim server that names places; without one our own towns do. */
  reverseGeocoderUrl: string | undefined;
  /** Key of keyed hashes and signatures; without one it is made and kept in `dataDir`. */
  secretKey: string | undefined;
  /** Cookies then go over HTTPS only. */
  isProduction: boolean;
  delivery: DeliveryConfig;
};

/** Reads the environment; an empty variable counts as not set. Throws `StartProblem`. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(set);
  if (error !== undefined) {
    const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartProblem(`The configuration is wrong: ${wrong.join('; ')}.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    contentDir: data.CONTENT_DIR,
    logLevel: data.LOG_LEVEL,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    prepareAtStart: (data.PREPARE_AT_START ?? (data.DATABASE_URL ? 'off' : 'on')) === 'on',
    warmPictures: data.WARM_PICTURES === 'on',
    publicOrigin: data.PUBLIC_ORIGIN,
    reverseGeocoderUrl: data.REVERSE_GEOCODER_URL,
    secretKey: data.SECRET_KEY,
    isProduction: data.NODE_ENV === 'production',
    delivery: readDelivery(data),
  };
}
