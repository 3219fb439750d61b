import { markRoot } from './mark-root.ts';

const root = document.documentElement;

test('the root is marked until the last of its layers has gone', () => {
  const first = markRoot('modal');
  const second = markRoot('modal');
  expect(root.dataset.modal).toBe('2');
  first();
  expect(root).toHaveAttribute('data-modal');
  second();
  expect(root).not.toHaveAttribute('data-modal');
});

test('kinds of layers are told apart', () => {
  const close = markRoot('panel');
  expect(root).toHaveAttribute('data-panel');
  expect(root).not.toHaveAttribute('data-modal');
  close();
});
