import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { CompareTick } from './compare-tick.tsx';

const product = (id: number) => ({
  key: `tractor:${id}`,
  name: `Maker ${id}`,
  slug: `maker-${id}`,
  to: `/tractor/maker-${id}/${id}`,
  picture: '/img/x-80.webp',
});

const tick = (id: number) => screen.getByRole('checkbox', { name: `Compare Maker ${id}` });
const press = (id: number) => act(async () => fireEvent.click(tick(id)));

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['a phone', true, 3],
  ['a wide screen', false, 4],
])(
  'limits the selection on %s to the columns that fit, and allows another after a removal',
  async (_, narrow, most) => {
    Object.assign(window, {
      matchMedia: () => ({
        matches: narrow,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
    const ids = [1, 2, 3, 4, 5];
    const { ui } = await testElement(
      remote,
      ids.map((id) => <CompareTick key={id} product={product(id)} />),
    );
    await act(async () => {
      render(ui);
    });
    for (const id of ids.slice(0, most)) await press(id);
    for (const id of ids) {
      expect(tick(id)).toHaveProperty('checked', id <= most);
      expect(tick(id)).toHaveProperty('disabled', id > most);
    }
    await press(1);
    for (const id of ids) expect(tick(id)).toBeEnabled();
  },
);
