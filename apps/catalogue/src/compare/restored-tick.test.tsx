import { act, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { repeatTyped } from '@tractor-haat/ui';
import { renderToString } from 'react-dom/server';
import remote from '../remote.tsx';
import { CompareTick } from './compare-tick.tsx';

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

/** Hydrates the server's HTML in which the checkbox was ticked before. */
async function hydrateTicked(type: string, isPressed = false) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const { ui } = await testElement(remote, <CompareTick product={product} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const box = container.querySelector('input');
  if (box) box.checked = true;
  box?.toggleAttribute('data-heard', isPressed);
  await act(async () => render(ui, { container, hydrate: true }));
  return screen.getByRole('checkbox');
}

test.each(['reload', 'back_forward'])(
  'does not add a checkbox that the browser restored after %s',
  async (type) => {
    expect(await hydrateTicked(type)).not.toBeChecked();
  },
);

test('adds a checkbox that was checked before hydration', async () => {
  expect(await hydrateTicked('navigate')).toBeChecked();
});

test('adds a checkbox that was clicked before hydration, also after a reload', async () => {
  expect(await hydrateTicked('reload', true)).toBeChecked();
});
