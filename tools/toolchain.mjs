import './run/node-version.mjs';
import { fail } from './run/plain-failure.mjs';
import { runStep } from './run/run-step.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';

runStep('toolchain', () => installToolchain()).catch(fail);
