export { createToken, revokeToken } from '../access/stored-token.ts';
export { collectBuild } from '../client/collect-build.ts';
export { httpRegistry } from '../client/http-registry.ts';
export { layApp } from './app-build.ts';
export { startBucket, type TestBucket } from './bucket.ts';
export { newSite } from './site.ts';
