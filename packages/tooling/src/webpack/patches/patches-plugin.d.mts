import type { Compiler, RuleSetRule } from 'webpack';

/** Entry of `patches.mjs` for one build. */
export interface Patch {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  readonly files: readonly string[];
  /** Fails the build if it does not contain the package. */
  readonly isRequired: boolean;
  readonly change: (source: string, file: string) => string;
}

export function createPatchRules(patches: readonly Patch[]): RuleSetRule[];

export class PatchesPlugin {
  constructor(patches: readonly Patch[]);
  apply(compiler: Compiler): void;
}
