import { fillNearViewport } from './fill-near-viewport.ts';

const watched = new Set<Element>();
let come: (targets: readonly Element[]) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  watched.clear();
  class Observer {
    constructor(then: (entries: object[]) => void) {
      come = (targets) =>
        then([...watched].map((target) => ({ target, isIntersecting: targets.includes(target) })));
    }
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML =
    '<div id="far" data-fill=""></div><div id="saved" data-fill="keptProducts"></div>';
});

const place = (id: string) => document.getElementById(id) as HTMLElement;

test('fills a placeholder once when it is near the viewport', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  come([]);
  expect(fill).not.toHaveBeenCalled();
  come([place('far')]);
  come([place('far')]);
  expect(fill).toHaveBeenCalledTimes(1);
});

test('ignores a placeholder for stored data when nothing is stored', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  expect([...watched]).toEqual([place('far')]);
  watched.clear();
  localStorage.setItem('keptProducts', '{}');
  fillNearViewport(fill);
  come([place('saved')]);
  expect(fill).toHaveBeenCalledTimes(1);
});
