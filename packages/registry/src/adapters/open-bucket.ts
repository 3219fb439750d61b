import type { S3Client } from '@aws-sdk/client-s3';
import { RegistryError } from '../core/registry-error.ts';
import type { BucketConfig } from './bucket-settings.ts';

interface ObjectKind {
  readonly type: string;
  /** Allows caches to store the object for a year. Otherwise it is sent with `no-store`. */
  readonly isImmutable: boolean;
}

/** Object storage. All operations reject with a RegistryError if a request fails. */
export interface ObjectStorage {
  /** Resolves to null if the object is missing. Rejects an object of more than `maxBytes` without reading it. */
  readonly get: (key: string, maxBytes: number) => Promise<Buffer | null>;
  /**
   * Creates an object. Resolves to false and changes nothing if the key exists, so only the first of two concurrent
   * calls creates it.
   */
  readonly create: (
    key: string,
    content: string | Uint8Array,
    kind: ObjectKind,
  ) => Promise<boolean>;
  readonly put: (key: string, content: string | Uint8Array, kind: ObjectKind) => Promise<void>;
  /** All keys with the prefix that sort after `after`, in ascending order. */
  readonly list: (prefix: string, after?: string) => Promise<string[]>;
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

const CONNECTION_TIMEOUT_MS = 3000;
const REQUEST_TIMEOUT_MS = 10_000;

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Opens a bucket without sending a request. Imports the AWS SDK on demand, because only a store with a bucket needs it.
 */
export async function openBucket(config: BucketConfig): Promise<ObjectStorage> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = createClient(s3, config);
  const { bucket: Bucket } = config;

  // Key, Body, Prefix and ContinuationToken are names of the AWS SDK.
  async function get(Key: string, maxBytes: number): Promise<Buffer | null> {
    const { Body, ContentLength } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
    if (!Body) return null;
    if (ContentLength === undefined || ContentLength > maxBytes) {
      (Body as { destroy?: () => void }).destroy?.();
      throw new RegistryError(
        `${Key} in the bucket is longer than the ${maxBytes} bytes it may have.`,
      );
    }
    return Buffer.from(await Body.transformToByteArray());
  }

  async function create(...object: PutParameters): Promise<boolean> {
    const input = toPutInput(...object);
    await client.send(new s3.PutObjectCommand({ Bucket, ...input, IfNoneMatch: '*' }));
    return true;
  }

  async function put(...object: PutParameters): Promise<void> {
    await client.send(new s3.PutObjectCommand({ Bucket, ...toPutInput(...object) }));
  }

  async function list(Prefix: string, after?: string): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new s3.ListObjectsV2Command({
          Bucket,
          Prefix,
          ...(after ? { StartAfter: after } : {}),
          ...(ContinuationToken ? { ContinuationToken } : {}),
        }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
    return keys;
  }

  async function remove(Key: string): Promise<void> {
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    get: (...args) => withBucketErrors<Buffer | null>(Bucket, () => get(...args), { 404: null }),
    // S3 returns 412 if the key exists and 409 while another request writes it.
    create: (...args) =>
      withBucketErrors<boolean>(Bucket, () => create(...args), { 412: false, 409: false }),
    put: (...args) => withBucketErrors(Bucket, () => put(...args)),
    list: (...args) => withBucketErrors(Bucket, () => list(...args)),
    remove: (...args) => withBucketErrors<void>(Bucket, () => remove(...args), { 404: undefined }),
    close: () => client.destroy(),
  };
}

type PutParameters = Parameters<ObjectStorage['put']>;

const createClient = (
  { S3Client }: typeof import('@aws-sdk/client-s3'),
  { endpoint, region, keyId, secret }: BucketConfig,
): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Other S3 servers do not support the checksums of AWS. The record verifies each file instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });

const toPutInput = (
  key: string,
  content: string | Uint8Array,
  { type, isImmutable }: ObjectKind,
) => ({
  Key: key,
  Body: typeof content === 'string' ? Buffer.from(content) : content,
  ContentType: type,
  CacheControl: isImmutable ? IMMUTABLE_CACHE_CONTROL : 'no-store',
});

/**
 * Returns the value in `expectedStatuses` for a response with that status code. Converts any other error to a
 * RegistryError.
 */
async function withBucketErrors<T>(
  bucket: string,
  request: () => Promise<T>,
  expectedStatuses: Readonly<Record<number, T>> = {},
): Promise<T> {
  try {
    return await request();
  } catch (cause) {
    const status = readStatus(cause);
    if (status !== undefined && status in expectedStatuses) return expectedStatuses[status] as T;
    if (cause instanceof RegistryError) throw cause;
    const reason = status ? `answered ${status}` : 'cannot be reached';
    const { name, message } = cause as Error;
    throw new RegistryError(`The bucket ${bucket} ${reason} (${message || name}).`, { cause });
  }
}

const readStatus = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/**
 * Object keys in a bucket. Only `files/` may be public, for example behind a CDN. The keys mirror the store's folder,
 * except that environments, log, pins and preview key are stored as numbered changes.
 */
export const bucketLayout = {
  files: (name: string, version: string, file: string) => `files/${name}/${version}/${file}`,
  server: (name: string, version: string, file: string) => `server/${name}/${version}/${file}`,
  record: (name: string, version: string) => `records/${name}/${version}.json`,
  signature: (name: string, version: string) => `records/${name}/${version}.sig`,
  records: 'records/',
  /** Ten digits, so that keys sort by number. A conditional write rejects the second of two changes with one number. */
  change: (number: number) => `changes/${String(number).padStart(10, '0')}.json`,
  changes: 'changes/',
};

/** Number of the change that is stored under the key, or null for any other key. */
export function parseChangeNumber(key: string): number | null {
  const [, digits] = /^changes\/(\d{10})\.json$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** App and version of the record that is stored under the key, or null for any other key. */
export function parseRecordKey(key: string): { name: string; version: string } | null {
  const [, name, version] = /^records\/([a-z][a-z0-9-]*)\/([\w.-]+)\.json$/.exec(key) ?? [];
  return name && version ? { name, version } : null;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Content type by file extension, cached for a year. An unknown extension is `application/octet-stream`. */
export const toImmutableKind = (file: string): ObjectKind => ({
  type: CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  isImmutable: true,
});

/** JSON that caches must not store: changes, records and signatures. */
export const MUTABLE_KIND: ObjectKind = {
  type: 'application/json; charset=utf-8',
  isImmutable: false,
};
