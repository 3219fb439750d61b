export { cleanError, createLogger } from './create-logger.ts';
export { maskFreeText, maskText } from './mask-text.ts';
export { REQUEST_ID, readRequestId } from './read-request-id.ts';
