import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../../shell-pages.ts';
import { MenuBar } from './menu-bar.tsx';

const remote = { routes: [], messages: shellPages.messages };

async function show() {
  const { ui } = await testElement(
    remote,
    <>
      <MenuBar />
      <button type="button">elsewhere</button>
    </>,
  );
  render(ui);
  const bar = screen.getByRole('navigation', { name: 'Main' });
  await act(async () => fireEvent.pointerEnter(bar));
  jest.useFakeTimers();
  return bar;
}

const mouse = { pointerType: 'mouse' };
const name = (menu: string) => screen.getByRole('link', { name: menu });
const arrow = (menu: string) => screen.getByRole('button', { name: `${menu}: open menu` });
const over = (menu: string) => fireEvent.pointerEnter(name(menu), mouse);

afterEach(() => jest.useRealTimers());

// jsdom lacks PointerEvent, which has the pointer type.
beforeAll(() => {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  } as unknown as typeof PointerEvent;
});

test('one menu at a time, by coming over it', async () => {
  await show();
  over('Loan');
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toBeInTheDocument();
  over('Videos');
  expect(screen.queryByRole('link', { name: 'EMI calculator' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Web stories' })).toBeInTheDocument();
});

test("excludes the makers' names from the browser's translation, and no other link", async () => {
  await show();
  over('Tractor Brands');
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('All tractor brands')).not.toHaveAttribute('translate');
  over('Tyre');
  expect(screen.getByText('Apollo')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tyre price')).not.toHaveAttribute('translate');
});

test('hides 300 ms after the pointer has left, not before', async () => {
  const bar = await show();
  over('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(299));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('stays when the pointer comes back within that time', async () => {
  const bar = await show();
  over('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.pointerEnter(bar, mouse);
  act(() => jest.advanceTimersByTime(1000));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('a click does not close what the pointer just opened; the next one does', async () => {
  await show();
  over('Loan');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('a tap opens and the next closes; so does a key, wherever the mouse rests', async () => {
  await show();
  for (const state of ['true', 'false', 'true']) {
    fireEvent.pointerEnter(name('Videos'), { pointerType: 'touch' });
    fireEvent.click(arrow('Videos'), { detail: 1 });
    expect(arrow('Videos')).toHaveAttribute('aria-expanded', state);
  }
  over('Loan');
  fireEvent.click(arrow('Loan'), { detail: 0 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('keyboard: the arrow button opens, arrow keys go in and along, Escape closes and goes back', async () => {
  await show();
  act(() => arrow('Loan').focus());
  fireEvent.click(arrow('Loan'));
  fireEvent.keyDown(arrow('Loan'), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Tractor loan' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(arrow('Loan')).toHaveFocus();
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(arrow('Loan'), { key: 'ArrowRight' });
  expect(name('Implements')).toHaveFocus();
});

test('closes by a press beside it and by Escape, also when only the pointer opened it', async () => {
  await show();
  over('Loan');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Tractor loan' }));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
  over('Loan');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('closes when the focus goes elsewhere', async () => {
  await show();
  fireEvent.click(arrow('Loan'));
  act(() => arrow('Loan').focus());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});
