import type { I18n } from '@tractor-haat/platform/shell';

type Params = Readonly<Record<string, unknown>>;
type Bundle = Readonly<Record<string, unknown>>;
/** Text and names of values in turn: `['From ', 'price', '']`. */
type Compiled = readonly string[];
type Say = (key: unknown, params?: unknown) => string;

/** Values that i18next reads as instructions. `count` is one of its own as well: it chooses a plural form. */
const INSTRUCTIONS = new Set([
  'context',
  'defaultValue',
  'fallbackLng',
  'ignoreJSONStructure',
  'interpolation',
  'joinArrays',
  'keyPrefix',
  'keySeparator',
  'lng',
  'lngs',
  'ns',
  'nsSeparator',
  'ordinal',
  'postProcess',
  'replace',
  'returnDetails',
  'returnObjects',
  'skipInterpolation',
]);

const PLACE = /\{\{\s*(\w+)\s*\}\}/;

/** A text with places for values only; undefined for one that does more, which is i18next's to say. */
function compile(text: unknown): Compiled | undefined {
  if (typeof text !== 'string' || text === '' || text.includes('$t(')) return undefined;
  const steps = text.split(PLACE);
  return steps.some((step, at) => at % 2 === 0 && step.includes('{{')) ? undefined : steps;
}

function textAt(bundle: Bundle, key: string): unknown {
  if (Object.hasOwn(bundle, key)) return undefined;
  let place: unknown = bundle;
  for (const step of key.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step))
      return undefined;
    place = (place as Bundle)[step];
  }
  return place;
}

function fill(steps: Compiled, params: Params | undefined): string | undefined {
  let text = steps[0] ?? '';
  for (let at = 1; at < steps.length; at += 2) {
    const value = params?.[steps[at] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value + (steps[at + 1] ?? '');
  }
  return text;
}

/** Says the messages of one namespace as i18next does, where it can; undefined where i18next has to. */
export function compiledMessages(bundle: Bundle, language: string) {
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, Compiled>();

  function find(key: string): Compiled | undefined {
    const compiled = known.get(key) ?? compile(textAt(bundle, key));
    // Only keys that exist are kept: others may come from data, without end.
    if (compiled) known.set(key, compiled);
    return compiled;
  }

  return (key: string, params?: Params): string | undefined => {
    if (params === undefined) {
      const steps = find(key);
      return steps && fill(steps, undefined);
    }
    for (const name in params) if (INSTRUCTIONS.has(name)) return undefined;
    const { count } = params;
    if (count === undefined) {
      const steps = find(key);
      return steps && fill(steps, params);
    }
    // For 0 i18next looks for a form of its own first.
    if (typeof count !== 'number' || count === 0) return undefined;
    const steps = find(`${key}_${plurals.select(count)}`) ?? find(key);
    return steps && fill(steps, params);
  };
}

/**
 * Lets an i18next say most messages without its own work for each: finding languages, namespaces, contexts and formats
 * took a sixth of a page's time on the server. Its bundles must not change once they are there.
 */
export function compileMessages(i18n: I18n, language: string): void {
  const bundles = new Map<string, ReturnType<typeof compiledMessages>>();
  const fixed = new Map<string, unknown>();
  const getFixedT = i18n.getFixedT.bind(i18n);

  function say(namespace: string) {
    const known = bundles.get(namespace);
    if (known) return known;
    const bundle: Bundle | undefined = i18n.getResourceBundle(language, namespace);
    if (!bundle) return undefined;
    const made = compiledMessages(bundle, language);
    bundles.set(namespace, made);
    return made;
  }

  function fixedFor(namespace: string) {
    const slow = getFixedT(language, namespace) as unknown as Say;
    const fast = (key: unknown, params?: unknown) => {
      const isPlain =
        typeof key === 'string' &&
        !key.includes(':') &&
        (params === undefined || (typeof params === 'object' && params !== null));
      const text = isPlain ? say(namespace)?.(key, params as Params | undefined) : undefined;
      return text ?? slow(key, params);
    };
    // With its language and namespace, as i18next's own have them.
    return Object.assign(fast, slow);
  }

  i18n.getFixedT = ((lng: unknown, ns: unknown, ...rest: unknown[]) => {
    const isOwn = !lng || lng === language;
    const isPlain = isOwn && typeof ns === 'string' && rest.every((one) => one === undefined);
    if (!isPlain) return (getFixedT as (...all: unknown[]) => unknown)(lng, ns, ...rest);
    const known = fixed.get(ns) ?? fixedFor(ns);
    fixed.set(ns, known);
    return known;
  }) as I18n['getFixedT'];
}
