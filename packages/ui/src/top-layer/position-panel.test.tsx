import { positionPanel } from './position-panel.ts';

/** Layout of the style sheet: as wide as its anchor, at least 260 px; without that width as wide as its content. */
function panelBeside() {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'offsetWidth', {
    get: () =>
      Math.max(260, Number.parseInt(panel.style.getPropertyValue('--anchor-width'), 10)) || 90,
  });
  return panel;
}

test('a loading panel is positioned by its final width', () => {
  const dialog = document.createElement('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(400, 0, 550, 700);
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(790, 100, 150, 48);
  dialog.append(anchor);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1350 });
  const panel = panelBeside();
  positionPanel(panel, anchor);
  const left = Number.parseInt(panel.style.getPropertyValue('--left'), 10);
  expect(left + 260).toBeLessThanOrEqual(950);
});
