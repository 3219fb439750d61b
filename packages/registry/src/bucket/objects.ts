import type { S3Client } from '@aws-sdk/client-s3';
import { RegistryError } from '../registry-error.ts';
import type { BucketConfig } from './bucket-settings.ts';

/** Content type and caching of an object. */
export interface ObjectKind {
  readonly type: string;
  /** True if caches may store the object for a year. */
  readonly isImmutable: boolean;
}

/** Operations on object storage. They reject with a RegistryError. */
export interface Objects {
  /** Content; null if missing. Rejects objects above `maxBytes` without reading them. */
  readonly get: (key: string, maxBytes: number) => Promise<Buffer | null>;
  /**
   * Creates an object. Resolves to false, without a change, if the key exists. Of two concurrent
   * calls only the first creates the object.
   */
  readonly create: (
    key: string,
    content: string | Uint8Array,
    kind: ObjectKind,
  ) => Promise<boolean>;
  readonly put: (key: string, content: string | Uint8Array, kind: ObjectKind) => Promise<void>;
  /** Sorted keys with this prefix, after the key `after`. */
  readonly list: (prefix: string, after?: string) => Promise<string[]>;
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** Request timeout in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

const readStatus = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Opens a bucket. Loads the SDK on demand and sends no request. */
export async function openBucket(config: BucketConfig): Promise<Objects> {
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, bucket: Bucket, region, keyId, secret } = config;
  const client: S3Client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Servers other than AWS lack its checksums. Content is verified with the record instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });

  /** Converts errors of a request. `expectedStatuses` maps status codes to results. */
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
        // 409 means a concurrent write of the same key: the object exists now or soon.
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
