import type { Compiler } from 'webpack';

export class StyleOrderPlugin {
  apply(compiler: Compiler): void;
}
