import { httpUrl, type Rule, setting, text } from '@tractor-haat/server-kit/settings';

/** Settings of the bucket, shared by the registry service, the site server and the `mfe` command. */
export const bucketSettings = {
  S3_ENDPOINT: setting({
    description:
      'URL of S3 object storage that supports If-None-Match on writes; its bucket is then the artifact store, and STORE_DIR a local copy',
    schema: httpUrl,
    defaultValue: undefined,
  }),
  S3_BUCKET: setting({
    description: 'name of the bucket',
    schema: text.min(3),
    defaultValue: undefined,
  }),
  S3_REGION: setting({
    description: 'region of the bucket',
    schema: text,
    defaultValue: 'us-east-1',
  }),
  S3_ACCESS_KEY_ID: setting({
    description: 'access key id; a site server only needs to read and list',
    schema: text,
    defaultValue: undefined,
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    description: 'secret access key',
    schema: text,
    defaultValue: undefined,
    isSecret: true,
  }),
};

/** Bucket of an S3 service and the credentials to access it. */
export interface BucketConfig {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Returns an error message if `S3_ENDPOINT` is set without the name of the bucket or its credentials. */
export const requireCompleteBucket: Rule = (env) => {
  if (!env.S3_ENDPOINT) return undefined;
  const missing = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => !env[name],
  );
  return missing.length > 0 ? `S3_ENDPOINT requires ${missing.join(' and ')}` : undefined;
};

/** Returns null unless endpoint, bucket name and credentials are all set. */
export function toBucketConfig(values: {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}): BucketConfig | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    keyId: S3_ACCESS_KEY_ID,
    secret: S3_SECRET_ACCESS_KEY,
  };
}
