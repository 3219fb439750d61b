import type { S3Client } from '@aws-sdk/client-s3';
import { RegistryError } from '../registry-error.ts';
import type { BucketConfig } from './bucket-settings.ts';

export interface ObjectKind {
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
