import { earlyScript } from '../../site/early/early-presses.ts';
import { fontScript } from '../../site/font-script.ts';
import { languageScript } from './language-script.ts';

/** The one inline script: what must happen before the first paint. Its hash stands in the content security policy. */
export const headScript = `${languageScript};${fontScript};${earlyScript}`;
