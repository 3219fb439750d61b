import './run/node-version.mjs';
import { fail } from './run/plain-failure.mjs';
import { step } from './run/steps.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';

step('toolchain', () => installToolchain()).catch(fail);
