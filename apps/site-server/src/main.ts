/** Entry point of the site server: `node apps/site-server/src/main.ts`. */
import { formatSettingsHelp } from '@tractor-haat/server-kit/settings';
import { siteSettings } from './site-settings.ts';
import { startSite } from './start-site.ts';

if (process.argv.includes('--help')) {
  console.log(formatSettingsHelp('node apps/site-server/src/main.ts', siteSettings));
  process.exit(0);
}

await startSite();
