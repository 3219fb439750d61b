import {
  FileFailure,
  getFailedFile,
  isFileFailure,
  isTooSlow,
  TimeoutError,
} from './file-failure.ts';

const createError = (message: string, properties: object = {}) =>
  Object.assign(new Error(message), properties);

const chunkError = createError('Loading chunk 1 failed.', { name: 'ChunkLoadError' });
const styleError = createError('Loading CSS chunk 1 failed.', { code: 'CSS_CHUNK_LOAD_FAILED' });
const entryError = createError('[ Federation Runtime ]: Failed to load script. #RUNTIME-008');
const thrownByEntry = createError('#RUNTIME-008 ScriptExecutionError: Script "/r.js" threw');
const slowChunk = createError('Loading chunk 1 failed.', { type: 'timeout' });
const slowEntry = createError('ScriptNetworkError: Script "/r.js" timed out.');
const missingChunk = createError('Loading chunk 1 failed.', { type: 'missing' });
const timeout = new TimeoutError('too slow');

test.each([
  [true, 'a chunk that failed to load', chunkError],
  [true, 'a style sheet that failed to load', styleError],
  [true, 'a remote entry that failed to load', entryError],
  [true, 'a script that failed to load', createError('ScriptNetworkError: Failed to load')],
  [true, 'a chunk that timed out', slowChunk],
  [true, 'an attempt that timed out', timeout],
  [false, 'a remote entry that threw', thrownByEntry],
  [false, 'an error of the code', createError('x is undefined')],
  [false, 'an error of the code with another code', createError('no', { code: 'ENOENT' })],
  [false, 'a thrown text that is no error', 'ChunkLoadError'],
  [false, 'a thrown undefined', undefined],
])('isFileFailure returns %s for %s', (expected, _, error) => {
  expect(isFileFailure(error)).toBe(expected);
});

test.each([
  [true, 'a timed out attempt', timeout],
  [true, 'a timed out chunk', slowChunk],
  [true, 'a timed out remote entry', slowEntry],
  [false, 'a missing chunk', missingChunk],
  [false, 'a chunk error without a type', chunkError],
  [false, 'a thrown undefined', undefined],
])('isTooSlow returns %s for %s', (expected, _, error) => {
  expect(isTooSlow(error)).toBe(expected);
});

test('getFailedFile returns the requested address only if the bundler recorded it', () => {
  expect(getFailedFile(createError('failed', { request: '/r/media/2/1.js' }))).toBe(
    '/r/media/2/1.js',
  );
  expect(getFailedFile(createError('failed', { request: null }))).toBeUndefined();
  expect(getFailedFile(createError('failed'))).toBeUndefined();
});

test('FileFailure names the file and the failure code in its message', () => {
  const failure = new FileFailure('TH-103', '/r/media/2/1.js', chunkError);
  expect(failure.message).toContain('/r/media/2/1.js');
  expect(failure.message).toContain('TH-103');
  expect(failure.cause).toBe(chunkError);
  expect(new FileFailure('TH-104', undefined).message).toMatch(/^A file .*TH-104/);
});
