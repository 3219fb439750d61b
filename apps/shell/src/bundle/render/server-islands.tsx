import { makeTranslate, messageOf } from '@tractor-haat/platform/first-visit';
import {
  IslandContext,
  type IslandHost,
  type IslandKind,
  type IslandPage,
  PageContext,
} from '@tractor-haat/platform/island';
import { fixedAddress, type PageInfo, type StoreHandle } from '@tractor-haat/platform/shell';
import { renderToString } from 'react-dom/server';
import type { IslandData } from '../../site/page-data.ts';
import type { Translations } from '../../site/translations.ts';

/** The islands of one page on the server: their HTML, and afterwards what browsers need to hydrate them. */
export interface ServerIslands {
  readonly host: IslandHost;
  readonly data: () => IslandData;
}

interface Rendered {
  readonly html: string;
  /** `<namespace>:<key>` of what it says. */
  readonly said: readonly string[];
}

/** An island of the same props at the same address is the same for every visitor, as long as its code is. */
const kept = new WeakMap<IslandKind<never>, Map<string, Rendered>>();
/** Of each kind: the shell's are some 6 KB, and differ by address. */
const MAX_KEPT = 200;

/** Stands for the island's number in ids, which differs from page to page. */
const NUMBER = 'iNUMBERi';
/** What a page of islands says where the rest of its code cannot be had. */
const OF_FAILURE = ['shell:error.part_unavailable', 'shell:error.try_again'];
const PLURALS = ['', '_one', '_other'];

interface Surroundings {
  readonly page: PageInfo;
  readonly words: Translations;
  readonly handle: StoreHandle;
  readonly address: ReturnType<IslandPage['address']['get']>;
}

type Bundle = Parameters<typeof messageOf>[0];

/** Texts by whole key, of all messages below one. */
function textsBelow(messages: Bundle, start: string): string[] {
  const keys: string[] = [];
  const walk = (place: Bundle | string | undefined, key: string) => {
    if (typeof place === 'string') keys.push(key);
    else for (const [step, next] of Object.entries(place ?? {})) walk(next, `${key}.${step}`);
  };
  walk(messages?.[start], start);
  return keys;
}

export function serverIslands({ page, words, handle, address }: Surroundings): ServerIslands {
  const { language } = page;
  const props: object[] = [];
  const texts: Record<string, Record<string, string>> = {};
  const bundle = (namespace: string): Bundle =>
    words.i18n.getResourceBundle(language, namespace) as Bundle;
  const find = (namespace: string, key: string) => messageOf(bundle(namespace), key);
  const translate = makeTranslate(language, find);
  const plain: IslandPage = {
    ...page,
    ...handle,
    translate,
    popups: { open: () => Promise.reject(new Error('In browsers only')), prepare: () => undefined },
    address: fixedAddress(address),
    navigate: () => undefined,
    need: () => Promise.resolve(),
  };

  function send(name: string) {
    const [namespace = '', key = ''] = name.split(':');
    if (key.endsWith('.')) {
      for (const one of textsBelow(bundle(namespace), key.slice(0, -1)))
        send(`${namespace}:${one}`);
      return;
    }
    for (const plural of PLURALS) {
      const text = find(namespace, key + plural);
      if (text === undefined) continue;
      texts[namespace] ??= {};
      texts[namespace][key + plural] = text;
    }
  }

  function render(kind: IslandKind<never>, given: object): Rendered {
    const { Component, says } = kind as unknown as IslandKind<object>;
    const said = new Set(says);
    const island: IslandPage = {
      ...plain,
      translate(namespace, key, params) {
        said.add(key.includes(':') ? key : `${namespace}:${key}`);
        return translate(namespace, key, params);
      },
    };
    const html = renderToString(
      <PageContext value={page}>
        <IslandContext value={island}>
          <Component {...given} />
        </IslandContext>
      </PageContext>,
      { identifierPrefix: NUMBER },
    );
    return { html, said: [...said] };
  }

  return {
    host: {
      render(island, given) {
        const place = island.name.startsWith('shell/') ? address.pathname + address.search : '';
        const key = `${language} ${place} ${JSON.stringify(given)}`;
        const known = kept.get(island) ?? new Map<string, Rendered>();
        const made = known.get(key) ?? render(island, given);
        if (known.size >= MAX_KEPT) known.clear();
        kept.set(island, known.set(key, made));
        for (const name of made.said) send(name);
        const at = props.push(given) - 1;
        return { html: made.html.replaceAll(NUMBER, `i${at}-`), place: at };
      },
    },
    data() {
      for (const name of OF_FAILURE) send(name);
      return { props, texts };
    },
  };
}
