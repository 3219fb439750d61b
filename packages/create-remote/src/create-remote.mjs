import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES_DIR = fileURLToPath(new URL('../templates', import.meta.url));
const TEMPLATE_SUFFIX = '.template';

/** The name is also that of a JavaScript variable, an address and a folder. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

/** What is wrong with a remote's name; null for a good one. */
export const validateRemoteName = (name) =>
  NAME_PATTERN.test(name)
    ? null
    : `"${name}" is no name for a remote: 2 to 20 small letters and digits, a letter first.`;

const toTitle = (name) => name[0].toUpperCase() + name.slice(1);

function readTemplates(template) {
  const folder = path.join(TEMPLATES_DIR, template);
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(TEMPLATE_SUFFIX))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }));
}

/**
 * Writes a working remote into a folder. `remote` is what every remote begins with; `house` adds what one in the site's
 * own repository needs, `own` what makes a repository of it.
 * @param {string} folder
 * @param {{ name: string, kind: 'house' | 'own', values: Record<string, string> }} options `values` by the names that
 * stand in the templates, as `__contract__`
 * @returns {string[]} the new files, by their path from the folder
 */
export function createRemote(folder, { name, kind, values }) {
  const placeholders = { ...values, name, title: toTitle(name) };
  const fill = (text) =>
    text.replace(/__([@a-z][a-z0-9/@-]*?)__/g, (whole, key) => placeholders[key] ?? whole);
  return [...readTemplates('remote'), ...readTemplates(kind)]
    .map(({ file, text }) => {
      const filePath = fill(file.slice(0, -TEMPLATE_SUFFIX.length));
      fs.mkdirSync(path.dirname(path.join(folder, filePath)), { recursive: true });
      fs.writeFileSync(path.join(folder, filePath), fill(text));
      return filePath;
    })
    .sort();
}
