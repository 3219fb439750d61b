import { earlyScript } from '../../app/early/early-presses.ts';
import { fontScript } from '../../app/font-script.ts';
import { languageScript } from './language-script.ts';

/** The only inline script: runs before the first paint. The content security policy contains its hash. */
export const headScript = `${languageScript};${fontScript};${earlyScript}`;
