import { parseSync } from '@swc/core';
import { NON_WEB_METHODS } from './guarded-uses.mjs';
import { listNewerApis } from './list-newer-apis.mjs';

/** Interfaces of global objects, as MDN names them. */
const GLOBAL_INTERFACES = {
  ...{ window: 'Window', globalThis: 'Window', self: 'Window' },
  ...{ document: 'Document', navigator: 'Navigator', history: 'History', location: 'Location' },
  ...{ performance: 'Performance', crypto: 'Crypto', screen: 'Screen' },
};

/** TypeScript nodes that contain an expression. All other TypeScript nodes are types. */
const EXPRESSION_WRAPPERS = [
  'TsAsExpression',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
];

const { globals, statics, members } = listNewerApis();

/**
 * Finds newer web APIs that a file uses without a check for their presence.
 * @param {string} source TypeScript or JavaScript
 * @param {boolean} tsx whether the source may contain JSX
 * @returns {string[]} sorted names: `AbortSignal.any`, `requestIdleCallback`, `.toSorted()`
 */
export function findNewerApis(source, tsx = true) {
  const tree = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  const nodes = [...walkNodes(tree.body)];
  const { bound, imported } = listBoundNames(nodes);
  const isGlobal = (node) =>
    node?.type === 'Identifier' && !bound.has(node.value) && !imported.has(node.value);
  // A function of a module or of the window is not an instance method.
  const isModule = (node) => isGlobal(node) || imported.has(node.value);
  const interfaces = listInterfaces(nodes);
  const uses = nodes.flatMap((node) => [
    ...listCalledApis(node, isGlobal, isModule),
    ...listAccessedApis(node, isGlobal),
    ...listReadProperties(node, interfaces),
  ]);
  const checkedNames = listCheckedNames(nodes);
  const isChecked = (use) =>
    use
      .replace('()', '')
      .split('.')
      .some((part) => checkedNames.has(part));
  return [...new Set(uses)].filter((use) => !isChecked(use)).sort();
}

/** Newer functions and methods that a node calls, such as `requestIdleCallback` and `.toSorted()`. */
function listCalledApis(node, isGlobal, isModule) {
  const callee = getCallee(node);
  if (isGlobal(callee) && globals.has(callee.value)) return [callee.value];
  if (callee?.type !== 'MemberExpression' || isModule(callee.object)) return [];
  const { value: method } = callee.property;
  return members.has(method) && !NON_WEB_METHODS.has(method) ? [`.${method}()`] : [];
}

/** Newer globals and their members that a node reads, such as `AbortSignal.any`. */
function listAccessedApis(node, isGlobal) {
  if (node.type !== 'MemberExpression' || !isGlobal(node.object)) return [];
  const { value: name } = node.object;
  const member = `${GLOBAL_INTERFACES[name] ?? name}.${node.property.value}`;
  return [...(globals.has(name) ? [name] : []), ...(statics.has(member) ? [member] : [])];
}

/** Newer members that share their name with an older one, such as `URLSearchParams.size` with `Map.size`. */
function listReadProperties(node, interfaces) {
  if (node.type !== 'MemberExpression' || members.has(node.property.value)) return [];
  const property = `${interfaces.get(node.object.value)}.${node.property.value}`;
  return statics.has(property) ? [property] : [];
}

/**
 * Interfaces of variables with `new X()` and of parameters with the type `X`, by their names. Undefined for a name that
 * the file declares with different types.
 */
function listInterfaces(nodes) {
  const interfaces = new Map();
  const add = (name, type) =>
    interfaces.set(name, interfaces.has(name) && interfaces.get(name) !== type ? undefined : type);
  for (const { type, id, init, pat, params } of nodes) {
    if (type === 'VariableDeclarator')
      add(id.value, init?.type === 'NewExpression' ? init.callee.value : getTypeName(id));
    if (type === 'Parameter') add(pat.value, getTypeName(pat));
    if (type === 'ArrowFunctionExpression')
      for (const parameter of params) add(parameter.value, getTypeName(parameter));
  }
  return interfaces;
}

/** Returns `X` for a parameter or variable with the annotated type `X`. */
const getTypeName = ({ typeAnnotation }) => typeAnnotation?.typeAnnotation.typeName?.value;

function* walkNodes(value) {
  if (Array.isArray(value)) for (const child of value) yield* walkNodes(child);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  const { type } = value;
  if (type?.startsWith('Ts') && !EXPRESSION_WRAPPERS.includes(type)) return;
  if (type) yield value;
  for (const child of EXPRESSION_WRAPPERS.includes(type)
    ? [value.expression]
    : Object.values(value))
    yield* walkNodes(child);
}

/** Declared and imported names are not globals, for example an import `navigation`. */
function listBoundNames(nodes) {
  const [bound, imported] = [new Set(), new Set()];
  const addPattern = (pattern) => {
    for (const { type, value } of walkNodes(pattern)) if (type === 'Identifier') bound.add(value);
  };
  for (const node of nodes) {
    if (/^Import.*Specifier$/.test(node.type)) imported.add(node.local.value);
    if (node.type === 'VariableDeclarator') addPattern(node.id);
    if (node.type === 'Parameter') addPattern(node.pat);
    if (node.type === 'ArrowFunctionExpression') addPattern(node.params);
    if (/^(?:Function|Class)(?:Declaration|Expression)$/.test(node.type) && node.identifier)
      bound.add(node.identifier.value);
  }
  return { bound, imported };
}

/** Returns the callee of a call or `new` expression, even after `?.`, or null for other nodes. */
function getCallee({ type, callee }) {
  if (type !== 'CallExpression' && type !== 'NewExpression') return null;
  return callee.type === 'OptionalChainingExpression' ? callee.base : callee;
}

function getName(node) {
  if (node?.type === 'MemberExpression') return node.property.value;
  return node?.type === 'Identifier' ? node.value : undefined;
}

/** Names that a file checks before use: `'x' in y`, `typeof y.x`, `y.x ? … : …`, `if (y.x)`, `y?.x?.()`, `y.x && …`. */
function listCheckedNames(nodes) {
  const names = nodes.map((node) => {
    if (node.type === 'BinaryExpression' && node.operator === 'in') return node.left.value;
    if (node.type === 'BinaryExpression' && node.operator === '&&') return getName(node.left);
    if (node.type === 'UnaryExpression' && node.operator === 'typeof')
      return getName(node.argument);
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      return getName(node.test);
    if (node.type === 'OptionalChainingExpression' && node.optional)
      return getName(node.base.type === 'CallExpression' ? node.base.callee : node.base.object);
    return undefined;
  });
  return new Set(names);
}
