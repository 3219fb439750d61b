/**
 * Code that the shell runs on a first visit to a page with islands. It is not part of the shared module, because
 * remotes do not use it.
 */

export { createTranslate, type FindMessage, resolveMessage } from './create-translate.ts';
export { loadExposedModule, shareModules } from './load-exposed-module.ts';
