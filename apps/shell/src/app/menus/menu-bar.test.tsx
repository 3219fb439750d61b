import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { MenuBar } from './menu-bar.tsx';

const remote = { routes: [], messages: shellPages.messages };

async function renderMenuBar() {
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

const MOUSE_EVENT = { pointerType: 'mouse' };
const getMenuLink = (menu: string) => screen.getByRole('link', { name: menu });
const getMenuButton = (menu: string) => screen.getByRole('button', { name: `${menu}: open menu` });
const hover = (menu: string) => fireEvent.pointerEnter(getMenuLink(menu), MOUSE_EVENT);

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
  await renderMenuBar();
  hover('Loan');
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toBeInTheDocument();
  hover('Videos');
  expect(screen.queryByRole('link', { name: 'EMI calculator' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Web stories' })).toBeInTheDocument();
});

test("excludes only the makers' names from the browser's translation", async () => {
  await renderMenuBar();
  hover('Tractor Brands');
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('All tractor brands')).not.toHaveAttribute('translate');
  hover('Tyre');
  expect(screen.getByText('Apollo')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tyre price')).not.toHaveAttribute('translate');
});

test('hides a menu 300 ms after the pointer has left', async () => {
  const bar = await renderMenuBar();
  hover('Loan');
  fireEvent.pointerLeave(bar, MOUSE_EVENT);
  act(() => jest.advanceTimersByTime(299));
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('keeps a menu open when the pointer returns within 300 ms', async () => {
  const bar = await renderMenuBar();
  hover('Loan');
  fireEvent.pointerLeave(bar, MOUSE_EVENT);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.pointerEnter(bar, MOUSE_EVENT);
  act(() => jest.advanceTimersByTime(1000));
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('keeps a hovered menu open on the first click and toggles it on later clicks', async () => {
  await renderMenuBar();
  hover('Loan');
  fireEvent.click(getMenuButton('Loan'), { detail: 1 });
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(getMenuButton('Loan'), { detail: 1 });
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(getMenuButton('Loan'), { detail: 1 });
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
});

test('toggles a menu on each tap', async () => {
  await renderMenuBar();
  for (const state of ['true', 'false', 'true']) {
    fireEvent.pointerEnter(getMenuLink('Videos'), { pointerType: 'touch' });
    fireEvent.click(getMenuButton('Videos'), { detail: 1 });
    expect(getMenuButton('Videos')).toHaveAttribute('aria-expanded', state);
  }
});

test('closes a hovered menu on the first click by keyboard', async () => {
  await renderMenuBar();
  hover('Loan');
  fireEvent.click(getMenuButton('Loan'), { detail: 0 });
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('moves the focus with arrow keys and returns it to the button on Escape', async () => {
  await renderMenuBar();
  act(() => getMenuButton('Loan').focus());
  fireEvent.click(getMenuButton('Loan'));
  fireEvent.keyDown(getMenuButton('Loan'), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Tractor loan' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(getMenuButton('Loan')).toHaveFocus();
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(getMenuButton('Loan'), { key: 'ArrowRight' });
  expect(getMenuLink('Implements')).toHaveFocus();
});

test('closes a hovered menu on a click outside and on Escape', async () => {
  await renderMenuBar();
  hover('Loan');
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Tractor loan' }));
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
  hover('Loan');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});

test('closes a menu when the focus leaves it', async () => {
  await renderMenuBar();
  fireEvent.click(getMenuButton('Loan'));
  act(() => getMenuButton('Loan').focus());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(getMenuButton('Loan')).toHaveAttribute('aria-expanded', 'false');
});
