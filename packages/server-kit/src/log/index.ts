export { cleanError } from './cleaned-error.ts';
export { createLogger } from './logger.ts';
export { maskText, maskFreeText } from './masked.ts';
export { REQUEST_ID, requestId } from './request-id.ts';
