export { createToken, revokeToken } from '../access/stored-token.ts';
export { collectBuild } from '../client/collect-build.ts';
export { createHttpRegistry } from '../client/create-http-registry.ts';
export { createTestStore } from './create-test-store.ts';
export { startBucket, type TestBucket } from './start-bucket.ts';
export { writeAppBuild } from './write-app-build.ts';
