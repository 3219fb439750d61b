import { act, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { repeatTyped } from '@tractor-haat/ui';
import { renderToString } from 'react-dom/server';
import remote from '../remote.tsx';
import { CompareTick } from './card-actions.tsx';

const product = {
  key: 'tractor:1',
  name: 'Maker 1',
  slug: 'maker-1',
  to: '/tractor/maker-1/1',
  picture: '/img/x-80.webp',
};

beforeEach(() => {
  window.repeatTyped = repeatTyped;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'repeatTyped');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  localStorage.clear();
  document.body.replaceChildren();
});

/** Hydrates server HTML whose checkbox was ticked before hydration. */
async function hydrateTicked(type: string, isClicked = false) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const { ui } = await testElement(remote, <CompareTick product={product} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const checkbox = container.querySelector('input');
  if (checkbox) checkbox.checked = true;
  checkbox?.toggleAttribute('data-heard', isClicked);
  await act(async () => render(ui, { container, hydrate: true }));
  return screen.getByRole('checkbox');
}

test.each(['reload', 'back_forward'])(
  'ignores the tick that the browser restored after %s',
  async (type) => {
    expect(await hydrateTicked(type)).not.toBeChecked();
  },
);

test('keeps a tick that was set before hydration', async () => {
  expect(await hydrateTicked('navigate')).toBeChecked();
});

test('keeps a tick that was clicked before hydration, even after a reload', async () => {
  expect(await hydrateTicked('reload', true)).toBeChecked();
});
