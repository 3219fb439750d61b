import {
  IslandContext,
  type IslandKind,
  type IslandPage,
  PageContext,
} from '@tractor-haat/platform/island';
import { flushSync } from 'react-dom';
import type { hydrateRoot, Root } from 'react-dom/client';
import { pressAgain, takePresses } from '../../site/early/early-presses.ts';
import { KeepHtml } from './keep-html.tsx';

/** What belongs to one app: its islands, and where its failures are told. */
export interface Waking {
  readonly kinds: readonly IslandKind<never>[];
  readonly onFailure: (error: unknown) => void;
}

export interface Islands {
  /** Their code is here. Resolves when those on the screen answer; the others follow when they are near or touched. */
  add(waking: Waking): Promise<void>;
  isAlive(name: string): boolean;
  /** Its HTML is taken off the page. */
  leave(element: Element): void;
  leaveAll(): void;
}

/** Hydrated when this far from the screen. */
const NEAR = '200px';

/** Gives the page's thread back between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** The islands of a page that the server rendered. */
export function makeIslands(
  page: IslandPage,
  props: readonly object[],
  hydrate: typeof hydrateRoot,
): Islands {
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const roots = new Map<Element, Root>();
  const known = new Map<string, { kind: IslandKind<object>; onFailure: Waking['onFailure'] }>();
  const awaited = new Map<Element, () => void>();

  function wake(element: HTMLElement): void {
    const found = known.get(element.dataset.island ?? '');
    const { place } = element.dataset;
    if (!found || place === undefined || roots.has(element)) return;
    const { Component } = found.kind;
    element.dataset.awake = '';
    const root = hydrate(
      element,
      <PageContext value={page}>
        <IslandContext value={page}>
          <KeepHtml html={element.innerHTML} onFailure={found.onFailure}>
            <Component {...(props[Number(place)] ?? {})} />
          </KeepHtml>
        </IslandContext>
      </PageContext>,
      // What broke is told by its boundary; what differs from the server's HTML is drawn anew.
      { identifierPrefix: `i${place}-`, onCaughtError: () => undefined },
    );
    roots.set(element, root);
  }

  /** At once: what the visitor does next must find it awake. */
  function wakeNow(element: HTMLElement | null) {
    if (element && !roots.has(element)) flushSync(() => wake(element));
  }
  for (const type of ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, ({ target }) => wakeNow(islandOf(target)), {
      ...{ capture: true, passive: true },
    });

  /** Where islands are that have been looked at and do not answer yet. */
  const looked = new Map<HTMLElement, 'on screen' | 'near' | 'far'>();

  /** What is on the screen first. */
  async function wakeNear(islands: readonly HTMLElement[]) {
    const isNear = (element: HTMLElement) =>
      looked.get(element) !== 'far' && known.has(element.dataset.island ?? '');
    const isOnScreen = (element: HTMLElement) => looked.get(element) === 'on screen';
    const found = islands
      .filter(isNear)
      .sort((one, other) => Number(isOnScreen(other)) - Number(isOnScreen(one)));
    for (const [place, element] of found.entries()) {
      looked.delete(element);
      wake(element);
      if (place < found.length - 1) await pause();
    }
  }

  /**
   * Asking an element for its place would lay out the cards that `content-visibility` leaves for later. The observer is
   * told their places with the next frame, which lays out what it must anyway; it begins before any code has come.
   */
  const near = new IntersectionObserver(
    async (entries) => {
      const islands: HTMLElement[] = [];
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const island = islandOf(target);
        if (!island) continue;
        const { top, bottom } = boundingClientRect;
        const place = bottom > 0 && top < innerHeight ? 'on screen' : 'near';
        looked.set(island, isIntersecting ? place : 'far');
        islands.push(island);
        if (isIntersecting) near.unobserve(target);
      }
      await wakeNear(islands);
      for (const island of islands) {
        awaited.get(island)?.();
        awaited.delete(island);
      }
    },
    { rootMargin: NEAR },
  );
  for (const { firstElementChild } of all) if (firstElementChild) near.observe(firstElementChild);

  function answerPresses() {
    const isOurs = (pressed: HTMLElement) => known.has(islandOf(pressed)?.dataset.island ?? '');
    for (const pressed of takePresses(isOurs)) {
      pressed.removeAttribute('data-heard');
      wakeNow(islandOf(pressed));
      pressAgain(pressed);
    }
  }

  return {
    async add({ kinds, onFailure }) {
      for (const kind of kinds)
        known.set(kind.name, { kind: kind as unknown as IslandKind<object>, onFailure });
      answerPresses();
      const names = new Set(kinds.map(({ name }) => name));
      const islands = all.filter(({ dataset }) => names.has(dataset.island ?? ''));
      for (const element of islands) if (!element.firstElementChild) wake(element);
      const looks = islands
        .filter((element) => element.firstElementChild && !looked.has(element))
        .filter((element) => !roots.has(element))
        .map((element) => new Promise<void>((resolve) => awaited.set(element, resolve)));
      await wakeNear(islands.filter((element) => looked.has(element)));
      await Promise.all(looks);
      answerPresses();
    },
    isAlive: (name) => known.has(name),
    leave(element) {
      const root = roots.get(element);
      roots.delete(element);
      // React may be drawing the page around it.
      if (root) queueMicrotask(() => root.unmount());
    },
    leaveAll() {
      for (const root of roots.values()) root.unmount();
      roots.clear();
      near.disconnect();
    },
  };
}
