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

test('a place that only script can fill asks for it once, when it is near', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  come([]);
  expect(fill).not.toHaveBeenCalled();
  come([place('far')]);
  come([place('far')]);
  expect(fill).toHaveBeenCalledTimes(1);
});

test('one that shows what the browser stored is nothing to a browser without it', () => {
  const fill = jest.fn();
  fillNearViewport(fill);
  expect([...watched]).toEqual([place('far')]);
  watched.clear();
  localStorage.setItem('keptProducts', '{}');
  fillNearViewport(fill);
  come([place('saved')]);
  expect(fill).toHaveBeenCalledTimes(1);
});
