import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES_DIR = fileURLToPath(new URL('../templates', import.meta.url));
const TEMPLATE_SUFFIX = '.template';

/** The name is also used as a JavaScript variable, URL path and folder. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

/** Names of the host app, and of URL paths that the site server and the languages use. */
const RESERVED_NAMES = ['shell', 'api', 'assets', 'img', 'en', 'gu', 'hi', 'mr'];

/** Error message for an invalid name of a remote; null for a valid one. */
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
 * Creates a working remote in a folder. Copies the template `remote`, and `house` for a remote in the site's repository
 * or `own` for a remote in a repository of its own.
 * @param {string} folder
 * @param {{ name: string, kind: 'house' | 'own', values: Record<string, string> }} options `values` replace placeholders
 * such as `__contract__`
 * @returns {string[]} created files, relative to the folder
 */
export function createRemote(folder, { name, kind, values }) {
  const placeholders = { ...values, name, title: toTitle(name) };
  const fill = (text) =>
    text.replace(
      /__([@a-z][a-z0-9/@-]*?)__/g,
      (placeholder, key) => placeholders[key] ?? placeholder,
    );
  return [...readTemplates('remote'), ...readTemplates(kind)]
    .map(({ file, text }) => {
      const filePath = fill(file.slice(0, -TEMPLATE_SUFFIX.length));
      fs.mkdirSync(path.dirname(path.join(folder, filePath)), { recursive: true });
      fs.writeFileSync(path.join(folder, filePath), fill(text));
      return filePath;
    })
    .sort();
}
