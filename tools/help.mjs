// `npm run help`: lists the scripts of package.json.
import './run/node-version.mjs';
import { formatHelp } from './help/format-help.mjs';

console.log(formatHelp());
