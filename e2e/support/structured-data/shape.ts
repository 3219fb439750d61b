import type { Check, CheckContext } from './checks.ts';

/** Required, recommended and optional properties of a schema.org type. */
export interface Shape {
  readonly required: Readonly<Record<string, Check>>;
  /** At least one property of each group is required. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly recommended?: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
  /** Recommended properties that the site omits, each with the reason. */
  readonly omitted?: Readonly<Record<string, string>>;
}

/** A structured data block, or a part of one. */
export type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Requires one of these types and the properties of its shape. */
export const createTypeCheck =
  (shapes: Readonly<Record<string, Shape>>): Check =>
  (value, context) => {
    const type = isFacts(value) ? String(value['@type']) : JSON.stringify(value);
    const shape = shapes[type];
    return isFacts(value) && shape
      ? findShapeProblems(type, value, shape, context)
      : [`${type} stands where ${Object.keys(shapes).join(' or ')} should`];
  };

/** Returns missing, invalid and unknown properties. */
function findShapeProblems(
  type: string,
  facts: Facts,
  shape: Shape,
  context: CheckContext,
): string[] {
  const { required, oneOf = [], recommended = {}, optional = {} } = shape;
  const missing = Object.keys({ ...required, ...recommended })
    .filter((name) => facts[name] === undefined)
    .map((name) => `${type} has no ${name}`);
  const none = oneOf
    .filter((names) => names.every((name) => facts[name] === undefined))
    .map((names) => `${type} has none of ${names.join(', ')}`);
  const checks: Readonly<Record<string, Check>> = { ...required, ...recommended, ...optional };
  const wrong = Object.entries(facts)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) =>
      (checks[name]?.(value, context) ?? ['is unknown to it']).map(
        (problem) => `${type} ${name}: ${problem}`,
      ),
    );
  return [...missing, ...none, ...wrong];
}
