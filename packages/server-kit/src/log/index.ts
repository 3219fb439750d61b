export { cleanedError } from './cleaned-error.ts';
export { createLogger } from './logger.ts';
export { masked, maskFreeText } from './masked.ts';
export { REQUEST_ID, requestId } from './request-id.ts';
