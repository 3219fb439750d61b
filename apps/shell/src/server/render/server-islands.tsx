import type { Language } from '@tractor-haat/i18n';
import { createTranslate, resolveMessage } from '@tractor-haat/platform/first-visit';
import {
  IslandContext,
  type IslandHost,
  type IslandKind,
  type IslandPage,
  PageContext,
} from '@tractor-haat/platform/island';
import { fixedAddress, type PageInfo, type StoreHandle } from '@tractor-haat/platform/shell';
import { renderToString } from 'react-dom/server';
import type { IslandData } from '../../app/page-data.ts';
import type { Translations } from '../../app/translations.ts';

export interface ServerIslands {
  readonly host: IslandHost;
  readonly data: () => IslandData;
}

interface RenderedMarkup {
  readonly html: string;
  /** Keys `<namespace>:<key>` of the translations that the component used. */
  readonly keys: readonly string[];
}

/** Cache entry for props with which a component reads the URL. The markup is then cached by props and URL. */
const DEPENDS_ON_URL = 'by address';

type CacheEntry = RenderedMarkup | typeof DEPENDS_ON_URL;

const markupByKind = new WeakMap<IslandKind<never>, Map<string, CacheEntry>>();
/** Maximum number of entries per kind of island. The largest entries have about 6 KB. */
const MAX_CACHED = 300;

/** The index of the island on the page replaces this text. */
const NUMBER_PLACEHOLDER = 'iNUMBERi';
/** Texts of a failed popup or navigation, which any page can need. */
const FAILURE_KEYS = ['shell:error.part_unavailable', 'shell:error.try_again'];

interface IslandRenderContext {
  readonly page: PageInfo;
  readonly translations: Translations;
  readonly handle: StoreHandle;
  readonly address: ReturnType<IslandPage['address']['get']>;
}

export function createServerIslands({
  page,
  translations,
  handle,
  address,
}: IslandRenderContext): ServerIslands {
  const { language } = page;
  const props: object[] = [];
  const { texts, findText, addTexts } = createTextCollector(translations, language);
  const translate = createTranslate(language, findText);
  const basePage: IslandPage = {
    ...page,
    ...handle,
    translate,
    popups: { open: () => Promise.reject(new Error('In browsers only')), prepare: () => undefined },
    address: fixedAddress(address),
    navigate: () => undefined,
    need: () => Promise.resolve(),
  };

  function renderIsland(
    kind: IslandKind<never>,
    islandProps: object,
  ): RenderedMarkup & { readsAddress: boolean } {
    const { Component, says } = kind as unknown as IslandKind<object>;
    const keys = new Set(says);
    const observedAddress = observeAddress(address);
    const island: IslandPage = {
      ...basePage,
      address: fixedAddress(observedAddress.address),
      translate(namespace, key, params) {
        keys.add(key.includes(':') ? key : `${namespace}:${key}`);
        return translate(namespace, key, params);
      },
    };
    const html = renderToString(
      <PageContext value={page}>
        <IslandContext value={island}>
          <Component {...islandProps} />
        </IslandContext>
      </PageContext>,
      { identifierPrefix: NUMBER_PLACEHOLDER },
    );
    return { html, keys: [...keys], readsAddress: observedAddress.wasRead() };
  }

  function renderCached(island: IslandKind<never>, islandProps: object): RenderedMarkup {
    const cachedMarkup = markupByKind.get(island) ?? new Map<string, CacheEntry>();
    markupByKind.set(island, cachedMarkup);
    const propsKey = `${language} ${JSON.stringify(islandProps)}`;
    const addressKey = `${propsKey} ${address.pathname}${address.search}`;
    const propsEntry = cachedMarkup.get(propsKey);
    const cached = propsEntry === DEPENDS_ON_URL ? cachedMarkup.get(addressKey) : propsEntry;
    const { readsAddress, ...rendered } =
      cached && cached !== DEPENDS_ON_URL
        ? { ...cached, readsAddress: propsEntry === DEPENDS_ON_URL }
        : renderIsland(island, islandProps);
    if (readsAddress) storeEntry(cachedMarkup, propsKey, DEPENDS_ON_URL);
    storeEntry(cachedMarkup, readsAddress ? addressKey : propsKey, rendered);
    return rendered;
  }

  return {
    host: {
      render(island, islandProps) {
        const markup = renderCached(island, islandProps);
        for (const name of markup.keys) addTexts(name);
        const index = props.push(islandProps) - 1;
        return { html: markup.html.replaceAll(NUMBER_PLACEHOLDER, `i${index}-`), place: index };
      },
    },
    data() {
      for (const name of FAILURE_KEYS) addTexts(name);
      return { props, texts };
    },
  };
}

type Texts = readonly (readonly [namespace: string, key: string, text: string])[];

const textCaches = new WeakMap<Translations, Map<string, Texts>>();

const PLURAL_SUFFIXES = ['', '_one', '_other'];

/** Collects the texts that the islands of a page use. Names have the format `<namespace>:<key>`. */
function createTextCollector(translations: Translations, language: Language) {
  const texts: Record<string, Record<string, string>> = {};
  const addedNames = new Set<string>();
  const textsByName = textCaches.get(translations) ?? new Map<string, Texts>();
  textCaches.set(translations, textsByName);
  const getBundle = (namespace: string): Bundle =>
    translations.i18n.getResourceBundle(language, namespace) as Bundle;
  const findText = (namespace: string, key: string) => resolveMessage(getBundle(namespace), key);

  /** Returns the texts of a key. A key that ends with a dot matches all keys below it. */
  function findTexts(name: string): Texts {
    const [namespace = '', key = ''] = name.split(':');
    if (key.endsWith('.'))
      return listKeysBelow(getBundle(namespace), key.slice(0, -1)).flatMap((fullKey) =>
        findTexts(`${namespace}:${fullKey}`),
      );
    return PLURAL_SUFFIXES.flatMap((plural) => {
      const text = findText(namespace, key + plural);
      return text === undefined ? [] : [[namespace, key + plural, text] as const];
    });
  }

  function addTexts(name: string) {
    if (addedNames.has(name)) return;
    addedNames.add(name);
    const matches = textsByName.get(name) ?? findTexts(name);
    if (matches.length > 0) textsByName.set(name, matches);
    for (const [namespace, key, text] of matches) {
      texts[namespace] ??= {};
      texts[namespace][key] = text;
    }
  }

  return { texts, findText, addTexts };
}

type Bundle = Parameters<typeof resolveMessage>[0];

/** Returns the full keys of all messages below `start`. */
function listKeysBelow(messages: Bundle, start: string): string[] {
  const keys: string[] = [];
  const walk = (node: Bundle | string | undefined, key: string) => {
    if (typeof node === 'string') keys.push(key);
    else for (const [step, next] of Object.entries(node ?? {})) walk(next, `${key}.${step}`);
  };
  walk(messages?.[start], start);
  return keys;
}

/** Returns a copy of the address that records whether the URL is read. */
function observeAddress(address: IslandRenderContext['address']) {
  let isRead = false;
  const trackedAddress = Object.defineProperties(
    { ...address },
    Object.fromEntries(
      (['pathname', 'search', 'hash'] as const).map((part) => [
        part,
        {
          enumerable: true,
          get() {
            isRead = true;
            return address[part];
          },
        },
      ]),
    ),
  );
  return { address: trackedAddress, wasRead: () => isRead };
}

/** A Map keeps the insertion order, so the first key is the least recently used. */
function storeEntry<Value>(cachedEntries: Map<string, Value>, key: string, value: Value) {
  cachedEntries.delete(key);
  cachedEntries.set(key, value);
  const [oldest] = cachedEntries.keys();
  if (cachedEntries.size > MAX_CACHED && oldest !== undefined) cachedEntries.delete(oldest);
}
