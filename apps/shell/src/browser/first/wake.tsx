import {
  IslandContext,
  type IslandKind,
  type IslandPage,
  PageContext,
} from '@tractor-haat/platform/island';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { hydrateRoot, Root } from 'react-dom/client';
import { pressAgain, takePresses } from '../../app/early/early-presses.ts';

interface KeepHtmlProps {
  /** Server-rendered HTML. */
  readonly html: string;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary that restores the server HTML of an island, so that its content and links stay usable. */
class KeepHtml extends Component<KeepHtmlProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    const { html, children } = this.props;
    if (!this.state.failed) return children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}

/** Islands of one app and the reporter of their failures. */
export interface IslandRegistration {
  readonly kinds: readonly IslandKind<never>[];
  readonly onFailure: (error: unknown) => void;
}

export interface Islands {
  /**
   * Registers loaded islands. Resolves when those on the screen are hydrated; the others follow
   * when they are near or touched.
   */
  add(registration: IslandRegistration): Promise<void>;
  isAlive(name: string): boolean;
  /** Called when the HTML of an island is removed. */
  leave(element: Element): void;
  leaveAll(): void;
}

/** Root margin in which islands are hydrated. */
const NEAR = '200px';

/** Yields to the main thread between two tasks. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** Island host for server-rendered pages. */
export function makeIslands(
  page: IslandPage,
  props: readonly object[],
  hydrate: typeof hydrateRoot,
): Islands {
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const roots = new Map<Element, Root>();
  const known = new Map<
    string,
    { kind: IslandKind<object>; onFailure: IslandRegistration['onFailure'] }
  >();
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
      // The boundary reports errors; React re-renders mismatches.
      { identifierPrefix: `i${place}-`, onCaughtError: () => undefined },
    );
    roots.set(element, root);
  }

  /** Synchronous, so that the event that follows reaches the hydrated island. */
  function wakeNow(element: HTMLElement | null) {
    if (element && !roots.has(element)) flushSync(() => wake(element));
  }
  for (const type of ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, ({ target }) => wakeNow(islandOf(target)), {
      ...{ capture: true, passive: true },
    });

  /** Position of islands that are not hydrated yet. */
  const looked = new Map<HTMLElement, 'on screen' | 'near' | 'far'>();

  /** Islands on the screen come first. */
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
   * Reading an element's position would force layout of the cards that `content-visibility` defers. The observer
   * receives positions with the next frame, which has a layout anyway; it starts before any code is loaded.
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
      // React may be rendering the surrounding page.
      if (root) queueMicrotask(() => root.unmount());
    },
    leaveAll() {
      for (const root of roots.values()) root.unmount();
      roots.clear();
      near.disconnect();
    },
  };
}
