import { fireEvent, render, screen } from '@testing-library/react';
import { Popover } from './popover.tsx';

const popover = (
  <Popover button="Why these states?" title="About the price" closeLabel="Close">
    <p>Taxes differ.</p>
  </Popover>
);

test('the opener and the close button control the panel with popovertarget', () => {
  render(popover);
  const panel = screen.getByRole('dialog', { name: 'About the price' });
  expect(panel).toHaveAttribute('popover', 'auto');
  const opener = screen.getByRole('button', { name: 'Why these states?' });
  expect(opener).toHaveAttribute('popovertarget', panel.id);
  const closeButton = screen.getByRole('button', { name: 'Close' });
  expect(closeButton).toHaveAttribute('popovertarget', panel.id);
  expect(closeButton).toHaveAttribute('popovertargetaction', 'hide');
});

test('positions the panel beside its button and follows it until it closes', () => {
  render(popover);
  const panel = screen.getByRole('dialog');
  const opener = screen.getByRole('button', { name: 'Why these states?' });
  const createRect = (top: number) => ({
    ...new DOMRect(),
    top,
    bottom: top + 48,
    left: 40,
    width: 100,
  });
  const getRect = jest.spyOn(opener, 'getBoundingClientRect');
  const toggle = (name: string, newState: string) =>
    fireEvent(panel, Object.assign(new Event(name), { newState }));

  getRect.mockReturnValue(createRect(100) as DOMRect);
  toggle('toggle', 'open');
  expect(panel.style.getPropertyValue('--top')).toBe('152px');
  getRect.mockReturnValue(createRect(60) as DOMRect);
  fireEvent.scroll(window);
  expect(panel.style.getPropertyValue('--top')).toBe('112px');
  toggle('beforetoggle', 'closed');
  getRect.mockReturnValue(createRect(10) as DOMRect);
  fireEvent.scroll(window);
  expect(panel.style.getPropertyValue('--top')).toBe('112px');
});
