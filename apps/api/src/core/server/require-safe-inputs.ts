import { isStorable, isStorableTime, withoutUnstorable } from '@tractor-haat/api-client/contract';
import type { z } from 'zod';
import { createTranslatedError } from '../messages/http-error.ts';
import type { App } from './app.ts';

/** Throws while routes are added, because PostgreSQL would reject unsafe input and the client would get a 500. */
export function requireSafeInputs(schema: unknown, routeLabel: string): void {
  const isZod = typeof schema === 'object' && schema !== null && '_zod' in schema;
  const unsafe = isZod ? findUnsafeInputs(schema as z.core.$ZodType) : ['no zod schema'];
  if (unsafe.length === 0) return;
  throw new Error(
    `${routeLabel} accepts values that the database rejects (${unsafe.join(', ')}): see text.ts`,
  );
}

const MAX_INT4 = 2_147_483_647;

type SchemaDef = {
  type: string;
  checks?: readonly { _zod: { def: Record<string, unknown> } }[];
  format?: unknown;
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  items?: readonly z.core.$ZodType[];
  element?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  catchall?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

/** These types have a fixed set of values. */
const CLOSED_TYPES = new Set(['boolean', 'enum', 'literal', 'null', 'undefined', 'never']);

/** Lists the paths of a schema that accept NUL, lone surrogates, integers beyond int4 or unchecked types. */
export function findUnsafeInputs(schema: z.core.$ZodType, path = ''): string[] {
  const def = schema._zod.def as unknown as SchemaDef;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const isChecked = checks.some(({ fn, tx }) => fn === isStorable || tx === withoutUnstorable);
  const findInside = (inner: z.core.$ZodType | undefined, innerPath = path) =>
    inner === undefined ? [] : findUnsafeInputs(inner, innerPath);
  if (isChecked || CLOSED_TYPES.has(def.type)) return [];
  switch (def.type) {
    case 'string':
      if (checks.concat(def).some(({ format }) => format === 'datetime' || format === 'date'))
        return checks.some(({ fn }) => fn === isStorableTime) ? [] : [`${path}: time`];
      return checks.concat(def).some(isClosedPattern) ? [] : [`${path}: text`];
    case 'number':
      return isUnboundedInteger(checks.concat(def)) ? [`${path}: integer`] : [];
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([key, member]) =>
          findInside(member, `${path}/${key}`),
        ),
        ...findInside(def.catchall, `${path}/*`),
      ];
    case 'union':
      return (def.options ?? []).flatMap((member) => findInside(member));
    case 'tuple':
      return (def.items ?? []).flatMap((member) => findInside(member, `${path}/*`));
    case 'array':
      return findInside(def.element, `${path}/*`);
    case 'record':
      return [...findInside(def.keyType, `${path}/*`), ...findInside(def.valueType, `${path}/*`)];
    case 'pipe':
      // `z.preprocess` transforms before it validates. Other pipes validate first.
      return def.in?._zod.def.type === 'transform' ? findInside(def.out) : findInside(def.in);
    default:
      return def.innerType === undefined ? [`${path}: ${def.type}`] : findInside(def.innerType);
  }
}

function isUnboundedInteger(checks: readonly Record<string, unknown>[]): boolean {
  const isInteger = checks.some(({ format }) => format === 'safeint');
  const hasMaximum = checks.some(
    ({ check, value }) => check === 'less_than' && Number(value) <= MAX_INT4,
  );
  const hasMinimum = checks.some(
    ({ check, value }) => check === 'greater_than' && -Number(value) <= MAX_INT4,
  );
  return isInteger && !(hasMaximum && hasMinimum);
}

const CHARACTER_CLASS = /\[(?:\\.|[^\]\\])*\]/g;
/** Matches `\.`, but not `\w`, `\d`, `\s` and `\p`, which are character classes. */
const ESCAPED_CHARACTER = /\\[^wdsp]/g;
const ANCHORED_SOURCE = /^\^.*\$$/s;
/** Matches `[^/]`, `\S` and `\p{C}`, which accept more characters than they list. */
const OPEN_CLASS = /\[\^|\\[SWDP0cux]|\\p\{C/;

/** True if the pattern is anchored and its character classes list what they accept. */
function isClosedPattern({ pattern }: Record<string, unknown>): boolean {
  if (!(pattern instanceof RegExp)) return false;
  const { source, flags } = pattern;
  const outsideClasses = source.replace(CHARACTER_CLASS, '').replace(ESCAPED_CHARACTER, '');
  const isAnchored =
    ANCHORED_SOURCE.test(source) && !flags.includes('m') && !hasOuterChoice(outsideClasses);
  return isAnchored && !OPEN_CLASS.test(source) && !outsideClasses.includes('.');
}

/** True for `^a|b$`, where each anchor holds for one alternative only. */
function hasOuterChoice(source: string): boolean {
  const inner = source.replace(/\([^()]*\)/g, '');
  return inner === source ? inner.includes('|') : hasOuterChoice(inner);
}

/** Removing NUL and lone surrogates from a URL could name another resource, so the request is rejected. */
export function addStorableUrlHook(app: App): void {
  app.addHook('preValidation', async ({ params, query }) => {
    if (!isStorable(params)) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    if (!isStorable(query)) throw createTranslatedError('invalid_url');
  });
}
