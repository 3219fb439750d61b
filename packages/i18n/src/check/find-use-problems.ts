import fs from 'node:fs';
import path from 'node:path';
import type { Namespace } from './messages.ts';

/** What an app's sources say about keys. */
export interface Use {
  /** Every literal in the sources: a key may be kept in data and translated elsewhere. */
  readonly literals: ReadonlySet<string>;
  /** Beginnings of keys that are put together: `list.sort_` of t(`list.sort_${sort}`). */
  readonly prefixes: readonly string[];
  /** Keys asked of namespaces by name, with the file that asks. */
  readonly keyUses: readonly {
    /** One, or several separated by commas: the key may be in any of them. */
    readonly namespace: string;
    readonly key: string;
    readonly file: string;
  }[];
}

const LITERAL = /(['"`])((?:(?!\1)[^\\\n$])+)\1/g;
const TEMPLATE = /`([\w.-]+)\$\{/g;
const NAMESPACE = /useTranslation\(\s*\[?((?:'[\w-]+'(?:, )?)+)/g;
/** Any call, also one whose namespace is not written there. */
const ANY_NAMESPACE = /useTranslation\(/g;
const CALL = /\bt\(\s*'([\w.-]+)'/g;

/** Where a package is installed rather than worked on, there is what was built of its sources. */
const sourceFolder = (folder: string) => {
  const src = path.join(folder, 'src');
  return fs.existsSync(src) ? src : path.join(folder, 'dist');
};

function sources(folder: string): string[] {
  return fs
    .readdirSync(sourceFolder(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file));
}

/** Reads an app's sources, tests left out, and those of packages that speak its words. */
export function readUse(...folders: readonly string[]): Use {
  const literals = new Set<string>();
  const prefixes: string[] = [];
  const keyUses: { namespace: string; key: string; file: string }[] = [];
  for (const file of folders.flatMap(sources)) {
    const code = fs.readFileSync(file, 'utf8');
    for (const [, , text] of code.matchAll(LITERAL)) if (text) literals.add(text);
    for (const [, prefix] of code.matchAll(TEMPLATE)) if (prefix) prefixes.push(prefix);
    const names = [...code.matchAll(NAMESPACE)].map(
      ([, name]) => name?.replace(/['\s]/g, '') ?? '',
    );
    const [only] = names;
    const isOne = names.every((name) => name === only);
    // With different namespaces in one file, or one that is only known at run time, a call does not say which it means.
    if (!only || !isOne || names.length !== [...code.matchAll(ANY_NAMESPACE)].length) continue;
    for (const [, key] of code.matchAll(CALL))
      if (key) keyUses.push({ namespace: only, key, file });
  }
  return { literals, prefixes, keyUses };
}

/** The key that code asks for: `count` of `count_one`, but `too_many` is a name where no `too_other` is. */
function usedKey(key: string, keys: ReadonlySet<string>): string {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return keys.has(`${base}_other`) ? base : key;
}

/** Keys that nobody uses, and keys that are used and do not exist. */
export function findUseProblems(namespaces: readonly Namespace[], use: Use): string[] {
  const problems: string[] = [];
  const keysOf = new Map<string, ReadonlySet<string>>();
  for (const { name, texts } of namespaces) {
    const keys = new Set(texts.en?.keys());
    const usedKeys = new Set([...keys].map((key) => usedKey(key, keys)));
    keysOf.set(name, new Set([...keys, ...usedKeys]));
    for (const key of usedKeys) {
      const used = use.literals.has(key) || use.literals.has(`${name}:${key}`);
      if (!used && !use.prefixes.some((prefix) => key.startsWith(prefix))) {
        problems.push(`${name}: ${key}: not used anywhere`);
      }
    }
  }
  for (const { namespace, key, file } of use.keyUses) {
    const known = namespace.split(',').flatMap((name) => keysOf.get(name) ?? []);
    if (known.length > 0 && !known.some((keys) => keys.has(key))) {
      problems.push(`${namespace}: ${key}: used in ${path.basename(file)} but not translated`);
    }
  }
  return problems;
}
