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
  const { endpoint, bucket: Bucket, region, keyId, secret } = config;
  const client: S3Client = new s3.S3Client({
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

  /**
   * Returns the value in `expectedStatuses` for a response with that status code. Converts any other error to a
   * RegistryError.
   */
  async function withBucketErrors<T>(
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
      throw new RegistryError(`The bucket ${Bucket} ${reason} (${message || name}).`, { cause });
    }
  }

  // Key, Body and Prefix are the parameter names of the AWS SDK.
  const toPutInput = (
    Key: string,
    Body: string | Uint8Array,
    { type, isImmutable }: ObjectKind,
  ) => ({
    Bucket,
    Key,
    Body: typeof Body === 'string' ? Buffer.from(Body) : Body,
    ContentType: type,
    CacheControl: isImmutable ? IMMUTABLE_CACHE_CONTROL : 'no-store',
  });

  return {
    get: (Key, maxBytes) =>
      withBucketErrors<Buffer | null>(
        async () => {
          const { Body, ContentLength } = await client.send(
            new s3.GetObjectCommand({ Bucket, Key }),
          );
          if (!Body) return null;
          if (ContentLength === undefined || ContentLength > maxBytes) {
            (Body as { destroy?: () => void }).destroy?.();
            throw new RegistryError(
              `${Key} in the bucket is longer than the ${maxBytes} bytes it may have.`,
            );
          }
          return Buffer.from(await Body.transformToByteArray());
        },
        { 404: null },
      ),
    create: (key, content, kind) =>
      withBucketErrors(
        async () => {
          await client.send(
            new s3.PutObjectCommand({ ...toPutInput(key, content, kind), IfNoneMatch: '*' }),
          );
          return true;
        },
        // S3 returns 412 if the key exists and 409 while another request writes it.
        { 412: false, 409: false },
      ),
    put: (key, content, kind) =>
      withBucketErrors(async () => {
        await client.send(new s3.PutObjectCommand(toPutInput(key, content, kind)));
      }),
    list: (Prefix, after) =>
      withBucketErrors(async () => {
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
      }),
    remove: (Key) =>
      withBucketErrors<void>(
        async () => {
          await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
        },
        { 404: undefined },
      ),
    close: () => client.destroy(),
  };
}

const readStatus = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
