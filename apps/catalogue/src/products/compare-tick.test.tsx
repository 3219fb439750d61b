import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { CompareTick } from './card-actions.tsx';

const createProduct = (id: number) => ({
  key: `tractor:${id}`,
  name: `Maker ${id}`,
  slug: `maker-${id}`,
  to: `/tractor/maker-${id}/${id}`,
  picture: '/img/x-80.webp',
});

const getCheckbox = (id: number) => screen.getByRole('checkbox', { name: `Compare Maker ${id}` });
const press = (id: number) => act(async () => fireEvent.click(getCheckbox(id)));

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['a phone', true, 3],
  ['a wide screen', false, 4],
])(
  'disables further tractors on %s while the selected ones fill all columns',
  async (_, isNarrow, maxSelected) => {
    Object.assign(window, {
      matchMedia: () => ({
        matches: isNarrow,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
    const ids = [1, 2, 3, 4, 5];
    const { ui } = await testElement(
      remote,
      ids.map((id) => <CompareTick key={id} product={createProduct(id)} />),
    );
    await act(async () => {
      render(ui);
    });
    for (const id of ids.slice(0, maxSelected)) await press(id);
    for (const id of ids) {
      expect(getCheckbox(id)).toHaveProperty('checked', id <= maxSelected);
      expect(getCheckbox(id)).toHaveProperty('disabled', id > maxSelected);
    }
    await press(1);
    for (const id of ids) expect(getCheckbox(id)).toBeEnabled();
  },
);
