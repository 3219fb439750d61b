import { isStorable, isStorableTime, withoutUnstorable } from '@tractor-haat/api-client/contract';
import type { z } from 'zod';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import type { App } from './app.ts';

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

/** Their values are a fixed set, so they need no check. */
const CLOSED_TYPES = new Set(['boolean', 'enum', 'literal', 'null', 'undefined', 'never']);

/**
 * Lists the paths of a request schema that accept values which PostgreSQL rejects: text with NUL or a lone surrogate,
 * integers beyond int4. Schema types that are not checked are listed too.
 */
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
      return checks.concat(def).some(({ format }) => format === 'safeint') &&
        !(isBounded(checks, 'less_than', 1) && isBounded(checks, 'greater_than', -1))
        ? [`${path}: integer`]
        : [];
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

function isBounded(checks: readonly Record<string, unknown>[], check: string, sign: number) {
  return checks.some((member) => member.check === check && Number(member.value) * sign <= MAX_INT4);
}

/** True if the pattern is anchored and its character classes list what they accept. */
function isClosedPattern({ pattern }: Record<string, unknown>): boolean {
  if (!(pattern instanceof RegExp)) return false;
  const { source, flags } = pattern;
  const outside = source.replace(/\[(?:\\.|[^\]\\])*\]/g, '').replace(/\\[^wdsp]/g, '');
  const isAnchored = /^\^.*\$$/s.test(source) && !flags.includes('m') && !hasOuterChoice(outside);
  return isAnchored && !/\[\^|\\[SWDP0cux]|\\p\{C/.test(source) && !outside.includes('.');
}

function hasOuterChoice(source: string): boolean {
  const inner = source.replace(/\([^()]*\)/g, '');
  return inner === source ? inner.includes('|') : hasOuterChoice(inner);
}

/**
 * Throws while routes are added, because PostgreSQL would reject unsafe input with an error and the client would get a
 * 500.
 */
export function requireSafeInputs(schema: unknown, routeLabel: string): void {
  const isZod = typeof schema === 'object' && schema !== null && '_zod' in schema;
  const unsafe = isZod ? findUnsafeInputs(schema as z.core.$ZodType) : ['no zod schema'];
  if (unsafe.length === 0) return;
  throw new Error(
    `${routeLabel} accepts values that the database rejects (${unsafe.join(', ')}): see text.ts`,
  );
}

/**
 * Rejects URLs with NUL or a lone surrogate. They are not removed, as in texts of forms, because the URL would then
 * name another resource.
 */
export function addStorableUrlHook(app: App): void {
  app.addHook('preValidation', async ({ params, query }) => {
    if (!isStorable(params)) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    if (!isStorable(query)) throw createTranslatedError('invalid_url');
  });
}
