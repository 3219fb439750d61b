import { type Rule, setting, text, webAddress } from '@tractor-haat/server-kit/settings';

/** Bucket settings, shared by both programs. */
export const bucketSettings = {
  S3_ENDPOINT: setting({
    meaning:
      'object storage that speaks S3 and honours If-None-Match on writes; the store is its bucket then, and STORE_DIR a copy of it',
    reads: webAddress,
    otherwise: undefined,
  }),
  S3_BUCKET: setting({ meaning: 'the bucket', reads: text.min(3), otherwise: undefined }),
  S3_REGION: setting({ meaning: 'its region', reads: text, otherwise: 'us-east-1' }),
  S3_ACCESS_KEY_ID: setting({
    meaning: 'who asks; a site server needs to read and list only',
    reads: text,
    otherwise: undefined,
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    meaning: 'the secret of that key',
    reads: text,
    otherwise: undefined,
    isSecret: true,
  }),
};

/** A bucket and its credentials. */
export interface BucketConfig {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Requires all settings or none. */
export const wholeBucket: Rule = (env) => {
  if (!env.S3_ENDPOINT) return undefined;
  const missing = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => !env[name],
  );
  return missing.length > 0 ? `with S3_ENDPOINT comes ${missing.join(' and ')}` : undefined;
};

/** The configured bucket; null without one. */
export function bucketOf(values: {
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
