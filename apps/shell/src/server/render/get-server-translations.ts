import type { Language } from '@tractor-haat/i18n';
import type { I18n } from '@tractor-haat/platform/shell';
import { createTranslations, type Translations } from '../../app/translations.ts';
import type { Composition } from './composition.ts';

/** The keys contain language and owner, because two remotes may use the same namespace. */
const cache = new WeakMap<Composition, Map<string, Translations>>();

/** Pages of one composition share the translations. */
export function getServerTranslations(
  composition: Composition,
  owner: string | undefined,
  language: Language,
): Translations {
  const translationsByKey = cache.get(composition) ?? new Map<string, Translations>();
  cache.set(composition, translationsByKey);
  const key = `${language} ${owner ?? ''}`;
  const existing = translationsByKey.get(key);
  if (existing) return existing;
  const translations = createTranslations(language);
  compileMessages(translations.i18n, language);
  translationsByKey.set(key, translations);
  return translations;
}

type Params = Readonly<Record<string, unknown>>;
type Bundle = Readonly<Record<string, unknown>>;
/** Texts and names of values alternate: `['From ', 'price', '']`. */
type CompiledMessage = readonly string[];
type TranslateFunction = (key: unknown, params?: unknown) => string;

/**
 * Adds a fast path for most messages to an i18next instance: the lookups of i18next took a sixth of
 * the time of a page on the server. The bundles must not change afterwards.
 */
export function compileMessages(i18n: I18n, language: string): void {
  const formatters = new Map<string, ReturnType<typeof createFormatter>>();
  const translateByNamespace = new Map<string, unknown>();
  const getFixedT = i18n.getFixedT.bind(i18n);

  function getFormatter(namespace: string) {
    const existing = formatters.get(namespace);
    if (existing) return existing;
    const bundle: Bundle | undefined = i18n.getResourceBundle(language, namespace);
    if (!bundle) return undefined;
    const formatter = createFormatter(bundle, language);
    formatters.set(namespace, formatter);
    return formatter;
  }

  function createTranslate(namespace: string) {
    const translateWithI18next = getFixedT(language, namespace) as unknown as TranslateFunction;
    const translateFast = (key: unknown, params?: unknown) => {
      const isPlain =
        typeof key === 'string' &&
        !key.includes(':') &&
        (params === undefined || (typeof params === 'object' && params !== null));
      const text = isPlain
        ? getFormatter(namespace)?.(key, params as Params | undefined)
        : undefined;
      return text ?? translateWithI18next(key, params);
    };
    return Object.assign(translateFast, translateWithI18next);
  }

  i18n.getFixedT = ((lng: unknown, ns: unknown, ...otherArgs: unknown[]) => {
    const isSameLanguage = !lng || lng === language;
    const isPlain =
      isSameLanguage && typeof ns === 'string' && otherArgs.every((arg) => arg === undefined);
    if (!isPlain) return (getFixedT as (...all: unknown[]) => unknown)(lng, ns, ...otherArgs);
    const translate = translateByNamespace.get(ns) ?? createTranslate(ns);
    translateByNamespace.set(ns, translate);
    return translate;
  }) as I18n['getFixedT'];
}

/** Returns a function that formats a message, or returns undefined for messages that i18next must format. */
export function createFormatter(bundle: Bundle, language: string) {
  const pluralRules = new Intl.PluralRules(language);
  const compiledByKey = new Map<string, CompiledMessage>();

  function findMessage(key: string): CompiledMessage | undefined {
    const compiled = compiledByKey.get(key) ?? compileText(findText(bundle, key));
    // Unknown keys are not cached: they can come from data, so their number has no limit.
    if (compiled) compiledByKey.set(key, compiled);
    return compiled;
  }

  return (key: string, params?: Params): string | undefined => {
    if (params === undefined) {
      const message = findMessage(key);
      return message && fillPlaceholders(message, undefined);
    }
    for (const name in params) if (OPTION_NAMES.has(name)) return undefined;
    const { count } = params;
    if (count === undefined) {
      const message = findMessage(key);
      return message && fillPlaceholders(message, params);
    }
    if (typeof count !== 'number' || count === 0) return undefined;
    const message = findMessage(`${key}_${pluralRules.select(count)}`) ?? findMessage(key);
    return message && fillPlaceholders(message, params);
  };
}

/**
 * i18next treats these parameters as options, so it formats messages that have one of them. `count` is not listed,
 * because `createFormatter` selects plural forms itself.
 */
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

/**
 * Compiles a text with plain placeholders. Returns undefined for other features, which i18next
 * handles.
 */
function compileText(text: unknown): CompiledMessage | undefined {
  if (typeof text !== 'string' || text === '' || text.includes('$t(')) return undefined;
  const segments = text.split(PLACEHOLDER_PATTERN);
  return segments.some((part, index) => index % 2 === 0 && part.includes('{{'))
    ? undefined
    : segments;
}

/** Returns undefined for a key at the top level of the bundle, which may contain dots. i18next handles it. */
function findText(bundle: Bundle, key: string): unknown {
  if (Object.hasOwn(bundle, key)) return undefined;
  let node: unknown = bundle;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Bundle)[part];
  }
  return node;
}

function fillPlaceholders(
  segments: CompiledMessage,
  params: Params | undefined,
): string | undefined {
  let text = segments[0] ?? '';
  for (let index = 1; index < segments.length; index += 2) {
    const value = params?.[segments[index] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value + (segments[index + 1] ?? '');
  }
  return text;
}
