/**
 * Federation's part of the shell's first file, in place of an index that holds everything together in one
 * object. Left out is what the shell never does: remotes named at build time (ours are registered when the
 * page starts), being a remote itself, shared modules shaken as trees, and calls that pages make through
 * the instance.
 */
export const shellFederation = () => `
import { attachShareScopeMap } from './attachShareScopeMap.js';
import { consumes } from './consumes.js';
import { initializeSharing } from './initializeSharing.js';
import { installInitialConsumes } from './installInitialConsumes.js';
import { init } from '@module-federation/runtime';

export const runtime = { init };
export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
};
export const bundlerRuntimeOptions = {};
export const initOptions = undefined;
export const instance = undefined;
export { attachShareScopeMap };
export default { runtime, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
`;
