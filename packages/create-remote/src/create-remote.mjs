import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES_DIR = fileURLToPath(new URL('../templates', import.meta.url));
const TEMPLATE_SUFFIX = '.template';

/** The name becomes a JavaScript variable, a URL path and a folder, so it must be valid as each of them. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

/** Matches `__name__` and `__@tractor-haat/ui__`. */
const PLACEHOLDER_PATTERN = /__([@a-z][a-z0-9/@-]*?)__/g;

/** Name of the shell, and first path segments of the site server (`api`, `assets`, `img`) and of languages. */
const RESERVED_NAMES = ['shell', 'api', 'assets', 'img', 'en', 'gu', 'hi', 'mr'];

/** Returns an error message if the name cannot be the name of a remote, or null. */
export function validateRemoteName(name) {
  if (RESERVED_NAMES.includes(name))
    return `"${name}" is no name for a remote: the site uses it. Choose another name.`;
  return NAME_PATTERN.test(name)
    ? null
    : `"${name}" is no name for a remote: use 2 to 20 lower-case letters and digits, starting with a letter.`;
}

const toTitle = (name) => name[0].toUpperCase() + name.slice(1);

function readTemplates(template) {
  const folder = path.join(TEMPLATES_DIR, template);
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(TEMPLATE_SUFFIX))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }));
}

/**
 * Writes a working remote from the template `remote` and a second template: `house` for a remote in the repository of
 * the site, `own` for a remote in its own repository. Existing files are overwritten.
 * @param {string} folder
 * @param {{ name: string, kind: 'house' | 'own', values: Record<string, string> }} options `values` replace
 * placeholders such as `__contract__`
 * @returns {string[]} created files, relative to the folder
 */
export function createRemote(folder, { name, kind, values }) {
  const placeholders = { ...values, name, title: toTitle(name) };
  const fillPlaceholders = (text) =>
    text.replace(PLACEHOLDER_PATTERN, (placeholder, key) => placeholders[key] ?? placeholder);
  return [...readTemplates('remote'), ...readTemplates(kind)]
    .map(({ file, text }) => {
      const filePath = fillPlaceholders(file.slice(0, -TEMPLATE_SUFFIX.length));
      fs.mkdirSync(path.dirname(path.join(folder, filePath)), { recursive: true });
      fs.writeFileSync(path.join(folder, filePath), fillPlaceholders(text));
      return filePath;
    })
    .sort();
}
