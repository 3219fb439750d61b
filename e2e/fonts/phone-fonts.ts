import fs from 'node:fs';
import path from 'node:path';

/**
 * Phones sold in India come with fonts for its scripts (Android: these Noto fonts); test machines do not,
 * and would draw boxes of other widths until the site's own fonts are there. Writes a configuration that adds
 * them for the browser under test, and gives its file.
 */
export function phoneFonts(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.resolve(import.meta.dirname, '../../apps/api/fonts/indic')}</dir>
</fontconfig>
`,
  );
  return file;
}
