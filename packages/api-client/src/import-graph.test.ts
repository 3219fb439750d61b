import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Runtime imports of `source`; type-only imports and exports are excluded. */
function runtimeImports(source: string): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2023' });
  return body.flatMap((item) => {
    if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
    if (item.type === 'ExportAllDeclaration') return [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source !== null) {
      return 'typeOnly' in item && item.typeOnly ? [] : [item.source?.value ?? ''];
    }
    return [];
  });
}

/** Packages and files reachable from `entry`; `verbatimModuleSyntax` keeps all of these imports. */
function reached(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of runtimeImports(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  };
  visit(entry);
  return { files, packages };
}

const entry = path.join(import.meta.dirname, 'index.ts');

test('the browser entry imports no schema and no package except i18n, which every page loads', () => {
  const { files, packages } = reached(entry);
  expect([...packages]).toEqual(['@tractor-haat/i18n']);
  expect([...files].filter((file) => file.includes('/contract/'))).toEqual([]);
  expect(files.size).toBeGreaterThan(5);
});

test('the contract entry imports zod', () => {
  const { packages } = reached(path.join(import.meta.dirname, 'contract/index.ts'));
  expect(packages).toContain('zod');
});

test('type-only imports are not counted', () => {
  const source = `
    import type { A } from 'only-types';
    export type { B } from 'only-types';
    import { type C } from 'kept-by-verbatim-module-syntax';
    export * from 'all';
    export { d } from 'named';
  `;
  expect(runtimeImports(source)).toEqual(['kept-by-verbatim-module-syntax', 'all', 'named']);
});
