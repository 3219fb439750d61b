/** The contract between the API and everyone who calls it: zod schemas, for servers and tests. */
export * from './answer.ts';
export * from './error.ts';
export * from './health.ts';
export * from './implement-types.ts';
export * from './implements.ts';
export * from './language.ts';
export * from './local-text.ts';
export * from './pagination.ts';
export * from './picture.ts';
export * from './slug.ts';
export * from './videos.ts';
