import { markRoot } from './mark-root.ts';

const root = document.documentElement;

test('marks the root element until the last layer is closed', () => {
  const first = markRoot('modal');
  const second = markRoot('modal');
  expect(root.dataset.modal).toBe('2');
  first();
  expect(root).toHaveAttribute('data-modal');
  second();
  expect(root).not.toHaveAttribute('data-modal');
});

test('marks only the kind of the open layer', () => {
  const close = markRoot('panel');
  expect(root).toHaveAttribute('data-panel');
  expect(root).not.toHaveAttribute('data-modal');
  close();
});
