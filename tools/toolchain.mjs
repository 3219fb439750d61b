import './run/node-version.mjs';
import { fail } from './run/plain-failure.mjs';
import { step } from './run/steps.mjs';
import { layOutToolchain } from './toolchain/lay-out.mjs';

step('toolchain', () => layOutToolchain()).catch(fail);
