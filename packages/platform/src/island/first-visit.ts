/** Shell-only parts of a first visit with islands, for server and browser. Not shared. */
export { loadExposedModule, shareModules } from './first-federation.ts';
export { type FindMessage, createTranslate, resolveMessage } from './translate.ts';
