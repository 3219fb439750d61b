export { collectBuild } from '../adapters/collect-build.ts';
export { createHttpRegistry } from '../adapters/create-http-registry.ts';
export { createToken, revokeToken } from '../adapters/stored-token.ts';
export { createTestStore } from './create-test-store.ts';
export { startBucket, type TestBucket } from './start-bucket.ts';
export { writeAppBuild } from './write-app-build.ts';
