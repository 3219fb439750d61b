import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

const isComponent = (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx');

/** Finds the elements of all components in which a text needs an element of its own, as `file:line`. */
export const findUnwrappedTexts = () =>
  ['apps', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder), isComponent).flatMap((file) =>
      findUnwrappedLines(fs.readFileSync(file, 'utf8')).map(
        (line) => `${path.relative(root, file)}:${line}`,
      ),
    ),
  );

/** Returns the lines of elements in which a text or conditional child needs an element of its own. */
export function findUnwrappedLines(source) {
  const lines = [];
  const { body, span } = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2024' });
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (/^JSX(?:Element|Fragment)$/.test(node.type) && hasUnwrappedText(node.children)) {
      const start = Buffer.from(source).subarray(0, node.span.start - span.start);
      lines.push(start.toString().split('\n').length);
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk(body);
  return lines;
}

/** Translations and formatters, whose calls return text. */
const TEXT_FUNCTION = /^(?:t|say|word|format[A-Z]\w*)$/;

/** Values with these names are elements, others are texts. */
const ELEMENT_NAME = /children|icon|sign|body|part|place|mark|undefined/i;

/** @returns {'text' | 'optional text' | 'optional' | 'element' | undefined} the kind of content that React renders */
function getKind(child) {
  if (child.type === 'JSXText') return /\p{L}/u.test(child.value) ? 'text' : undefined;
  if (child.type !== 'JSXExpressionContainer') return 'element';
  return getExpressionKind(child.expression);
}

function getExpressionKind(node) {
  switch (node.type) {
    case 'ParenthesisExpression':
      return getExpressionKind(node.expression);
    case 'StringLiteral':
      return /\p{L}/u.test(node.value) ? 'text' : undefined;
    case 'TemplateLiteral':
      return 'text';
    case 'Identifier':
      return ELEMENT_NAME.test(node.value) ? 'element' : 'text';
    case 'JSXFragment':
      return node.children.some((child) => getKind(child)?.includes('text')) ? 'text' : 'element';
    case 'MemberExpression':
      return ELEMENT_NAME.test(node.property.value ?? '') ? 'element' : 'text';
    case 'CallExpression':
      if (TEXT_FUNCTION.test(node.callee.value ?? node.callee.property?.value ?? '')) return 'text';
      return node.callee.property?.value === 'map' ? 'optional' : 'element';
    case 'ConditionalExpression':
      return combineKinds(getExpressionKind(node.consequent), getExpressionKind(node.alternate));
    case 'BinaryExpression':
      if (node.operator !== '&&') return 'text';
      return combineKinds(getExpressionKind(node.right), undefined);
    default:
      return /Null|JSXEmpty/.test(node.type) ? undefined : 'element';
  }
}

function combineKinds(first, second) {
  if (first === second && first === 'text') return 'text';
  const isText = [first, second].some((kind) => kind === 'text' || kind === 'optional text');
  return isText ? 'optional text' : 'optional';
}

/**
 * True if conditional children are siblings of text. The translation of a browser replaces text nodes with `font`
 * elements, so React throws when it removes such a text or inserts before it, and unmounts the page.
 */
function hasUnwrappedText(children) {
  const kinds = children.map(getKind).filter((kind) => kind !== undefined);
  return kinds.some((kind, index) => {
    if (kind === 'optional text') return kinds.length > 1;
    if (kind !== 'optional') return false;
    const next = kinds.slice(index + 1).find((sibling) => !sibling.startsWith('optional'));
    return next === 'text';
  });
}
