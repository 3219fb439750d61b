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

test('opens one menu at a time on hover', async () => {
  await show();
  over('Loan');
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toBeInTheDocument();
  over('Videos');
  expect(screen.queryByRole('link', { name: 'EMI calculator' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Web stories' })).toBeInTheDocument();
});

test("excludes only the makers' names from the browser's translation", async () => {
  await show();
  over('Tractor Brands');
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('All tractor brands')).not.toHaveAttribute('translate');
  over('Tyre');
  expect(screen.getByText('Apollo')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tyre price')).not.toHaveAttribute('translate');
});

test('hides a menu 300 ms after the pointer has left', async () => {
  const bar = await show();
  over('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(299));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('keeps a menu open when the pointer returns within 300 ms', async () => {
  const bar = await show();
  over('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.pointerEnter(bar, mouse);
  act(() => jest.advanceTimersByTime(1000));
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('keeps a menu open on the first click after hover and closes it on the second', async () => {
  await show();
  over('Loan');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(arrow('Loan'), { detail: 1 });
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('toggles a menu on tap and on key, wherever the mouse rests', async () => {
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

test('keyboard: the button opens, arrow keys move focus, Escape closes and restores focus', async () => {
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

test('closes a menu on a click outside and on Escape after hover, too', async () => {
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

test('closes a menu when the focus leaves it', async () => {
  await show();
  fireEvent.click(arrow('Loan'));
  act(() => arrow('Loan').focus());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(arrow('Loan')).toHaveAttribute('aria-expanded', 'false');
});
