import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

/** Names that do not describe their value, each with the terms of docs/glossary.md to use instead. */
export const UNCLEAR_NAMES = new Map([
  ['words', 'translations, label, text, query'],
  ['fault', 'validationError, failure, problem'],
  ['faults', 'validationErrors, failures, problems'],
  ['told', 'errorMessage, result'],
  ['said', 'message, result'],
  ['given', 'input, options'],
  ['kept', 'stored, cached'],
  ['asked', 'requested, query'],
  ['wanted', 'expected, requested'],
  ['shown', 'visible, published'],
]);

const isSource = (file) => /\.(?:tsx?|[cm]ts|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Finds declared names of `UNCLEAR_NAMES` in all sources, as `file:line: name (terms)`. */
export const findUnclearNames = (base = root) =>
  ['apps', 'packages', 'tools', 'e2e'].flatMap((folder) =>
    listFiles(path.join(base, folder), isSource).flatMap((file) => {
      const source = fs.readFileSync(file, 'utf8');
      if (!MENTION_PATTERN.test(source)) return [];
      return listUnclearNames(source, file.endsWith('x')).map(
        ({ name, line }) =>
          `${path.relative(base, file)}:${line}: ${name} (${UNCLEAR_NAMES.get(name)})`,
      );
    }),
  );

const MENTION_PATTERN = new RegExp(`\\b(?:${[...UNCLEAR_NAMES.keys()].join('|')})\\b`);

/** Returns the identifiers that a pattern binds. Keys belong to the object and are not reported. */
function listBoundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'AssignmentPatternProperty') return [property.key];
        return listBoundNames(property.type === 'RestElement' ? property.argument : property.value);
      });
    case 'ArrayPattern':
      return pattern.elements.flatMap(listBoundNames);
    case 'AssignmentPattern':
      return listBoundNames(pattern.left);
    case 'RestElement':
      return listBoundNames(pattern.argument);
    default:
      return [];
  }
}

function listDeclaredNames(node) {
  const parameters = (node.params ?? []).flatMap((parameter) =>
    listBoundNames(parameter.pat ?? parameter),
  );
  switch (node.type) {
    case 'VariableDeclarator':
      return listBoundNames(node.id);
    case 'CatchClause':
      return listBoundNames(node.param);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [node.identifier, ...parameters];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    default:
      return parameters;
  }
}

/** Returns unclear names with their lines. `isJsx` is true for .tsx. */
export function listUnclearNames(source, isJsx = false) {
  const matches = [];
  const { body, span } = parseSync(source, {
    syntax: 'typescript',
    tsx: isJsx,
    target: 'es2024',
  });
  const bytes = Buffer.from(source);
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    for (const { value: name, span: nameSpan } of listDeclaredNames(node)) {
      if (!UNCLEAR_NAMES.has(name)) continue;
      const before = bytes.subarray(0, nameSpan.start - span.start).toString();
      matches.push({ name, line: before.split('\n').length });
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk(body);
  return matches.sort((a, b) => a.line - b.line);
}
