import fs from 'node:fs';
import path from 'node:path';
import type { Namespace } from './read-namespaces.ts';

/** Translation keys in the sources of an app. */
export interface KeyUsage {
  /** All string literals, because a key may be stored in data in one file and translated in another. */
  readonly literals: ReadonlySet<string>;
  /** Beginnings of composed keys, such as `list.sort_` in t(`list.sort_${sort}`). */
  readonly prefixes: readonly string[];
  /** Keys in files whose namespace is a constant. */
  readonly keyUses: readonly {
    /** A namespace, or several separated by commas. One of them must contain the key. */
    readonly namespace: string;
    readonly key: string;
    readonly file: string;
  }[];
}

const STRING_LITERAL = /(['"`])((?:(?!\1)[^\\\n$])+)\1/g;
const TEMPLATE_PREFIX = /`([\w.-]+)\$\{/g;
const NAMESPACE_CALL = /useTranslation\(\s*\[?((?:'[\w-]+'(?:, )?)+)/g;
/** Includes calls whose namespace is not a literal. */
const ANY_NAMESPACE = /useTranslation\(/g;
const TRANSLATE_CALL = /\bt\(\s*'([\w.-]+)'/g;
/** Block comments are ignored, because their examples use keys of other apps. */
const COMMENT_LINE = /^\s*(?:\/\*\*|\*).*$/gm;

/** The sources of a workspace package are in `src`, those of an installed package in `dist`. */
const sourceFolder = (folder: string) => {
  const src = path.join(folder, 'src');
  return fs.existsSync(src) ? src : path.join(folder, 'dist');
};

function listSources(folder: string): string[] {
  return fs
    .readdirSync(sourceFolder(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file));
}

/** Reads the sources of an app, and of the packages that use its translations. Tests are ignored. */
export function readKeyUsage(...folders: readonly string[]): KeyUsage {
  const literals = new Set<string>();
  const prefixes: string[] = [];
  const keyUses: { namespace: string; key: string; file: string }[] = [];
  for (const file of folders.flatMap(listSources)) {
    const code = fs.readFileSync(file, 'utf8').replace(COMMENT_LINE, '');
    for (const [, , text] of code.matchAll(STRING_LITERAL)) if (text) literals.add(text);
    for (const [, prefix] of code.matchAll(TEMPLATE_PREFIX)) if (prefix) prefixes.push(prefix);
    const namespace = findOnlyNamespace(code);
    if (!namespace) continue;
    for (const [, key] of code.matchAll(TRANSLATE_CALL))
      if (key) keyUses.push({ namespace, key, file });
  }
  return { literals, prefixes, keyUses };
}

/** Returns undefined for a file with several namespaces or a computed one, whose keys cannot be assigned to one. */
function findOnlyNamespace(code: string): string | undefined {
  const namespaces = [...code.matchAll(NAMESPACE_CALL)].map(
    ([, name]) => name?.replace(/['\s]/g, '') ?? '',
  );
  const hasComputedNamespace = [...code.matchAll(ANY_NAMESPACE)].length !== namespaces.length;
  return hasComputedNamespace || new Set(namespaces).size > 1 ? undefined : namespaces[0];
}

/** Removes a plural suffix: `count_one` is used as `count`. `too_many` stays, if there is no `too_other`. */
function usedKey(key: string, keys: ReadonlySet<string>): string {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return keys.has(`${base}_other`) ? base : key;
}

/** Returns an error message for each unused key, and for each used key without a translation. */
export function findKeyErrors(namespaces: readonly Namespace[], usage: KeyUsage): string[] {
  const errors: string[] = [];
  const keysByNamespace = new Map<string, ReadonlySet<string>>();
  for (const { name, texts } of namespaces) {
    const keys = new Set(texts.en?.keys());
    const usedKeys = new Set([...keys].map((key) => usedKey(key, keys)));
    keysByNamespace.set(name, new Set([...keys, ...usedKeys]));
    for (const key of usedKeys) {
      const isUsed = usage.literals.has(key) || usage.literals.has(`${name}:${key}`);
      if (!isUsed && !usage.prefixes.some((prefix) => key.startsWith(prefix))) {
        errors.push(`${name}: ${key}: not used anywhere`);
      }
    }
  }
  for (const { namespace, key, file } of usage.keyUses) {
    const candidateKeys = namespace.split(',').flatMap((name) => keysByNamespace.get(name) ?? []);
    if (candidateKeys.length > 0 && !candidateKeys.some((keys) => keys.has(key))) {
      errors.push(`${namespace}: ${key}: used in ${path.basename(file)} but not translated`);
    }
  }
  return errors;
}
