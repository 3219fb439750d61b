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
const menuLink = (menu: string) => screen.getByRole('link', { name: menu });
const menuButton = (menu: string) => screen.getByRole('button', { name: `${menu}: open menu` });
const hover = (menu: string) => fireEvent.pointerEnter(menuLink(menu), mouse);

afterEach(() => jest.useRealTimers());

// jsdom has no PointerEvent, which carries the pointer type.
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
  hover('Loan');
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toBeInTheDocument();
  hover('Videos');
  expect(screen.queryByRole('link', { name: 'EMI calculator' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Web stories' })).toBeInTheDocument();
});

test("excludes only the makers' names from the browser's translation", async () => {
  await show();
  hover('Tractor Brands');
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('All tractor brands')).not.toHaveAttribute('translate');
  hover('Tyre');
  expect(screen.getByText('Apollo')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tyre price')).not.toHaveAttribute('translate');
});

test('hides a menu 300 ms after the pointer has left', async () => {
  const bar = await show();
  hover('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(299));
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('keeps a menu open when the pointer returns within 300 ms', async () => {
  const bar = await show();
  hover('Loan');
  fireEvent.pointerLeave(bar, mouse);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.pointerEnter(bar, mouse);
  act(() => jest.advanceTimersByTime(1000));
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('keeps a menu open on the first click after hover and closes it on the second', async () => {
  await show();
  hover('Loan');
  fireEvent.click(menuButton('Loan'), { detail: 1 });
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(menuButton('Loan'), { detail: 1 });
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(menuButton('Loan'), { detail: 1 });
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('toggles a menu on each tap and closes a hovered menu on a key press', async () => {
  await show();
  for (const state of ['true', 'false', 'true']) {
    fireEvent.pointerEnter(menuLink('Videos'), { pointerType: 'touch' });
    fireEvent.click(menuButton('Videos'), { detail: 1 });
    expect(menuButton('Videos')).toHaveAttribute('aria-expanded', state);
  }
  hover('Loan');
  fireEvent.click(menuButton('Loan'), { detail: 0 });
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('moves the focus with arrow keys and returns it to the button on Escape', async () => {
  await show();
  act(() => menuButton('Loan').focus());
  fireEvent.click(menuButton('Loan'));
  fireEvent.keyDown(menuButton('Loan'), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Tractor loan' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(menuButton('Loan')).toHaveFocus();
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(menuButton('Loan'), { key: 'ArrowRight' });
  expect(menuLink('Implements')).toHaveFocus();
});

test('closes a hovered menu on a click outside and on Escape', async () => {
  await show();
  hover('Loan');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Tractor loan' }));
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  hover('Loan');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('closes a menu when the focus leaves it', async () => {
  await show();
  fireEvent.click(menuButton('Loan'));
  act(() => menuButton('Loan').focus());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(menuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});
