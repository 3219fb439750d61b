import { positionPanel } from './position-panel.ts';

/**
 * Imitates the style sheet: a panel is as wide as its anchor and at least 260 px. Before `--anchor-width` is set, it is
 * 90 px wide.
 */
function createPanel() {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'offsetWidth', {
    get: () =>
      Math.max(260, Number.parseInt(panel.style.getPropertyValue('--anchor-width'), 10)) || 90,
  });
  return panel;
}

test('positions a panel by its final width while its content loads', () => {
  const dialog = document.createElement('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(400, 0, 550, 700);
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(790, 100, 150, 48);
  dialog.append(anchor);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1350 });
  const panel = createPanel();
  positionPanel(panel, anchor);
  const left = Number.parseInt(panel.style.getPropertyValue('--left'), 10);
  expect(left + 260).toBeLessThanOrEqual(950);
});
