import { act } from '@testing-library/react';
import {
  IslandContext,
  type IslandPage,
  makeStore,
  PageContext,
} from '@tractor-haat/platform/island';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import emi from '../locales/emi.en.json';
import finance from '../locales/finance.en.json';
import { Calculator } from './calculator.tsx';
import { fetchPanels } from './deferred-panels.tsx';

type Texts = { readonly [key: string]: string | Texts };

const texts: Record<string, Texts> = { emi, finance };

/** Full keys of all messages below `key`. */
function keysBelow(place: Texts | string | undefined, key: string): string[] {
  // Plural forms share their key.
  if (typeof place === 'string') return [key.replace(/_(?:one|other)$/, '')];
  return Object.entries(place ?? {}).flatMap(([step, next]) => keysBelow(next, `${key}.${step}`));
}

/** Renders the island at an address and records the translation keys that it uses. */
function documentAt(search: string) {
  const keys = new Set<string>();
  const address = { pathname: '/tractor-emi-calculator', search, hash: '', key: 'default' };
  const page: IslandPage = {
    ...{ language: 'en', origin: 'https://site.test', siteName: 'Site', ...makeStore() },
    popups: { open: () => Promise.reject(new Error('No popup')), prepare: () => undefined },
    address: { get: () => address, subscribe: () => () => undefined },
    translate(namespace, key) {
      const name = key.includes(':') ? key : `${namespace}:${key}`;
      keys.add(name);
      return name;
    },
    navigate: () => undefined,
    need: async () => undefined,
  };
  const { Component } = Calculator.kind;
  const ui = (
    <PageContext value={page}>
      <IslandContext value={page}>
        <Component
          models={[{ id: '7', name: 'Mahindra 575', price: 640_000 }]}
          nextMonth="2026-12"
        />
      </IslandContext>
    </PageContext>
  );
  return { keys, ui };
}

const ADDRESSES = [
  '',
  '?price=600000&down=600000',
  '?every=half-yearly&extra=100000&extra_effect=smaller&model=7',
  '?extra=50000&rate=11&months=84&b_rate=10&b_fee=900',
  '?price=613000&every=yearly&b_rate=10',
];

beforeAll(() => fetchPanels());

test('renders on the server without suspending, down to the last panel', () => {
  expect(renderToString(documentAt('').ui)).toContain('emi:offers.title');
});

test('declares every message that another address can need', () => {
  const saidAt = ADDRESSES.map((search) => {
    const { keys, ui } = documentAt(search);
    renderToString(ui);
    return keys;
  });
  const later = Calculator.kind.says.flatMap((name) => {
    const [namespace = '', key = ''] = name.split(':');
    if (!key.endsWith('.')) return [name];
    const start = key.slice(0, -1);
    return keysBelow(texts[namespace]?.[start], start).map((one) => `${namespace}:${one}`);
  });
  const all = new Set(saidAt.flatMap((keys) => [...keys]));
  for (const keys of saidAt)
    expect([...all].filter((name) => !keys.has(name) && !later.includes(name))).toEqual([]);
});

test('declares only existing messages', () => {
  const missing = Calculator.kind.says.filter((name) => {
    const [namespace = '', key = ''] = name.split(':');
    return texts[namespace]?.[key.replace(/\.$/, '')] === undefined;
  });
  expect(missing).toEqual([]);
});

test.each(ADDRESSES)('hydrates the server HTML without changes: %s', async (search) => {
  const errors = jest.spyOn(console, 'error');
  const place = document.createElement('div');
  const { ui } = documentAt(search);
  place.innerHTML = renderToString(ui, { identifierPrefix: 'i0-' });
  document.body.append(place);
  const field = place.querySelector('fieldset input[type=text]');
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(place, ui, { identifierPrefix: 'i0-', onRecoverableError: recovered }),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(place.querySelector('fieldset input[type=text]')).toBe(field);
  await act(async () => root.unmount());
  place.remove();
  errors.mockRestore();
});
