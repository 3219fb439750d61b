/** Shell-only parts of a first visit with islands, for server and browser. Not shared. */

export { createTranslate, type FindMessage, resolveMessage } from './create-translate.ts';
export { loadExposedModule, shareModules } from './load-exposed-module.ts';
