/** Exports for the shell's first visit with islands, on server and browser. Not part of the shared module. */

export { createTranslate, type FindMessage, resolveMessage } from './create-translate.ts';
export { loadExposedModule, shareModules } from './load-exposed-module.ts';
