import type { I18n } from '@tractor-haat/platform/shell';

type Params = Readonly<Record<string, unknown>>;
type Bundle = Readonly<Record<string, unknown>>;
/** Alternating text and value names: `['From ', 'price', '']`. */
type CompiledMessage = readonly string[];
type TranslateFunction = (key: unknown, params?: unknown) => string;

/** Values that are options of i18next. `count` is also one: it selects the plural form. */
const OPTION_NAMES = new Set([
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

const PLACEHOLDER_PATTERN = /\{\{\s*(\w+)\s*\}\}/;

/** Compiles a text with plain placeholders; undefined for other features, which i18next handles. */
function compile(text: unknown): CompiledMessage | undefined {
  if (typeof text !== 'string' || text === '' || text.includes('$t(')) return undefined;
  const steps = text.split(PLACEHOLDER_PATTERN);
  return steps.some((step, at) => at % 2 === 0 && step.includes('{{')) ? undefined : steps;
}

function textAt(bundle: Bundle, key: string): unknown {
  if (Object.hasOwn(bundle, key)) return undefined;
  let node: unknown = bundle;
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Bundle)[step];
  }
  return node;
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
  const compiledByKey = new Map<string, CompiledMessage>();

  function find(key: string): CompiledMessage | undefined {
    const compiled = compiledByKey.get(key) ?? compile(textAt(bundle, key));
    // Only existing keys are cached: unknown keys can come from data without limit.
    if (compiled) compiledByKey.set(key, compiled);
    return compiled;
  }

  return (key: string, params?: Params): string | undefined => {
    if (params === undefined) {
      const steps = find(key);
      return steps && fill(steps, undefined);
    }
    for (const name in params) if (OPTION_NAMES.has(name)) return undefined;
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

  function getFormatter(namespace: string) {
    const existing = bundles.get(namespace);
    if (existing) return existing;
    const bundle: Bundle | undefined = i18n.getResourceBundle(language, namespace);
    if (!bundle) return undefined;
    const formatter = compiledMessages(bundle, language);
    bundles.set(namespace, formatter);
    return formatter;
  }

  function createTranslate(namespace: string) {
    const slow = getFixedT(language, namespace) as unknown as TranslateFunction;
    const fast = (key: unknown, params?: unknown) => {
      const isPlain =
        typeof key === 'string' &&
        !key.includes(':') &&
        (params === undefined || (typeof params === 'object' && params !== null));
      const text = isPlain
        ? getFormatter(namespace)?.(key, params as Params | undefined)
        : undefined;
      return text ?? slow(key, params);
    };
    // `t` functions carry their language and namespace.
    return Object.assign(fast, slow);
  }

  i18n.getFixedT = ((lng: unknown, ns: unknown, ...rest: unknown[]) => {
    const isSameLanguage = !lng || lng === language;
    const isPlain =
      isSameLanguage && typeof ns === 'string' && rest.every((one) => one === undefined);
    if (!isPlain) return (getFixedT as (...all: unknown[]) => unknown)(lng, ns, ...rest);
    const translate = fixed.get(ns) ?? createTranslate(ns);
    fixed.set(ns, translate);
    return translate;
  }) as I18n['getFixedT'];
}
