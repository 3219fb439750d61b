import type { I18n } from '@tractor-haat/platform/shell';

type Params = Readonly<Record<string, unknown>>;
type Bundle = Readonly<Record<string, unknown>>;
/** Alternating text and value names: `['From ', 'price', '']`. */
type CompiledMessage = readonly string[];
type Say = (key: unknown, params?: unknown) => string;

/** Values that are options of i18next. `count` is also one: it selects the plural form. */
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

/** Compiles a text with plain placeholders; undefined for other features, which i18next handles. */
function compile(text: unknown): CompiledMessage | undefined {
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

function fill(steps: CompiledMessage, params: Params | undefined): string | undefined {
  let text = steps[0] ?? '';
  for (let at = 1; at < steps.length; at += 2) {
    const value = params?.[steps[at] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value + (steps[at + 1] ?? '');
  }
  return text;
}

/** Formats messages of one namespace like i18next; undefined where i18next must do it. */
export function compiledMessages(bundle: Bundle, language: string) {
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, CompiledMessage>();

  function find(key: string): CompiledMessage | undefined {
    const compiled = known.get(key) ?? compile(textAt(bundle, key));
    // Only existing keys are cached: unknown keys can come from data without limit.
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
    // For 0 i18next first looks for a separate form.
    if (typeof count !== 'number' || count === 0) return undefined;
    const steps = find(`${key}_${plurals.select(count)}`) ?? find(key);
    return steps && fill(steps, params);
  };
}

/**
 * Adds a fast path for most messages to an i18next instance: its lookup of languages, namespaces, contexts and formats
 * took a sixth of a page's time on the server. Its bundles must not change afterwards.
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
    // `t` functions carry their language and namespace.
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
