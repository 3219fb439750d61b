import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Type-only imports and exports are not listed, because they do not exist at run time. */
function listRuntimeImports(source: string): string[] {
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

function collectImports(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of listRuntimeImports(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  };
  visit(entry);
  return { files, packages };
}

const entry = path.join(import.meta.dirname, 'index.ts');

test('the entry for browsers imports no contract file, and no package except i18n', () => {
  const { files, packages } = collectImports(entry);
  expect([...packages]).toEqual(['@tractor-haat/i18n']);
  expect([...files].filter((file) => file.includes('/contract/'))).toEqual([]);
  expect(files.size).toBeGreaterThan(5);
});

test('the entry for servers imports zod', () => {
  const { packages } = collectImports(path.join(import.meta.dirname, 'contract/index.ts'));
  expect(packages).toContain('zod');
});

test('listRuntimeImports ignores type-only imports', () => {
  const source = `
    import type { A } from 'only-types';
    export type { B } from 'only-types';
    import { type C } from 'kept-by-verbatim-module-syntax';
    export * from 'all';
    export { d } from 'named';
  `;
  expect(listRuntimeImports(source)).toEqual(['kept-by-verbatim-module-syntax', 'all', 'named']);
});
