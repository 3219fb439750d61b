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
import { Calculator, fetchPanels } from './calculator.tsx';

type Texts = { readonly [key: string]: string | Texts };

const texts: Record<string, Texts> = { emi, finance };

/** Full keys of all messages below `key`. */
function collectKeys(messages: Texts | string | undefined, key: string): string[] {
  // Components use the key of a plural without its suffix, such as `_one`.
  if (typeof messages === 'string') return [key.replace(/_(?:one|other)$/, '')];
  return Object.entries(messages ?? {}).flatMap(([name, child]) =>
    collectKeys(child, `${key}.${name}`),
  );
}

/** Creates the island for a query, and a set that collects the translation keys of its renders. */
function createCalculator(search: string) {
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

test('renders all panels on the server without suspending', () => {
  expect(renderToString(createCalculator('').ui)).toContain('emi:offers.title');
});

test('declares every message that a change of the inputs may need', () => {
  const keysByAddress = ADDRESSES.map((search) => {
    const { keys, ui } = createCalculator(search);
    renderToString(ui);
    return keys;
  });
  const declaredKeys = Calculator.kind.says.flatMap((declared) => {
    const [namespace = '', key = ''] = declared.split(':');
    if (!key.endsWith('.')) return [declared];
    const start = key.slice(0, -1);
    return collectKeys(texts[namespace]?.[start], start).map((name) => `${namespace}:${name}`);
  });
  const all = new Set(keysByAddress.flatMap((keys) => [...keys]));
  for (const keys of keysByAddress)
    expect([...all].filter((name) => !keys.has(name) && !declaredKeys.includes(name))).toEqual([]);
});

test('declares only existing messages', () => {
  const missing = Calculator.kind.says.filter((name) => {
    const [namespace = '', key = ''] = name.split(':');
    return texts[namespace]?.[key.replace(/\.$/, '')] === undefined;
  });
  expect(missing).toEqual([]);
});

test.each(ADDRESSES)(
  'hydrates the server HTML of the query "%s" without changes',
  async (search) => {
    const errors = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    const { ui } = createCalculator(search);
    container.innerHTML = renderToString(ui, { identifierPrefix: 'i0-' });
    document.body.append(container);
    const field = container.querySelector('fieldset input[type=text]');
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, ui, { identifierPrefix: 'i0-', onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(container.querySelector('fieldset input[type=text]')).toBe(field);
    await act(async () => root.unmount());
    container.remove();
    errors.mockRestore();
  },
);
