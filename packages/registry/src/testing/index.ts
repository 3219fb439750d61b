export { createToken, revokeToken } from '../access/stored-token.ts';
export { collectBuild } from '../client/collect-build.ts';
export { httpRegistry } from '../client/http-registry.ts';
export { writeAppBuild } from './app-build.ts';
export { startBucket, type TestBucket } from './bucket.ts';
export { createTestStore } from './site.ts';
