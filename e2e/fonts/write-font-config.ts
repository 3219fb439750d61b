import fs from 'node:fs';
import path from 'node:path';

const FONT_FOLDERS = [
  // Android ships these Noto fonts.
  path.resolve(import.meta.dirname, '../../apps/api/fonts/indic'),
  // Has the metrics of Arial, which the fallback font faces of packages/ui name.
  path.resolve(import.meta.dirname, 'liberation'),
];

/**
 * Writes a fontconfig file with only the fonts of the repository, so that a text has the same width on every machine.
 * Returns the path of the file.
 */
export function writeFontConfig(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const generic = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'Roboto'];
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FONT_FOLDERS.map((fontFolder) => `  <dir>${fontFolder}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
${generic
  .map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>Liberation Sans</family></prefer></alias>`,
  )
  .join('\n')}
</fontconfig>
`,
  );
  return file;
}
