import { fillNearViewport } from './fill-near-viewport.ts';

const observed = new Set<Element>();
let reportNearby: (targets: readonly Element[]) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  observed.clear();
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      reportNearby = (targets) =>
        callback(
          [...observed].map((target) => ({ target, isIntersecting: targets.includes(target) })),
        );
    }
    observe = (element: Element) => observed.add(element);
    disconnect = () => observed.clear();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML =
    '<div id="far" data-fill=""></div><div id="saved" data-fill="keptProducts"></div>';
});

const findElement = (id: string) => document.getElementById(id) as HTMLElement;

test('fills a placeholder once when it is near the viewport', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  reportNearby([]);
  expect(fill).not.toHaveBeenCalled();
  reportNearby([findElement('far')]);
  reportNearby([findElement('far')]);
  expect(fill).toHaveBeenCalledTimes(1);
});

test('ignores a placeholder for stored data when nothing is stored', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  expect([...observed]).toEqual([findElement('far')]);
  observed.clear();
  localStorage.setItem('keptProducts', '{}');
  fillNearViewport(fill);
  reportNearby([findElement('saved')]);
  expect(fill).toHaveBeenCalledTimes(1);
});
