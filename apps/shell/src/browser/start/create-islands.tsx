import {
  IslandContext,
  type IslandKind,
  type IslandPage,
  PageContext,
} from '@tractor-haat/platform/island';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { hydrateRoot, Root } from 'react-dom/client';
import { dequeueClicks, replayClick } from '../../app/early/dequeue-clicks.ts';

export interface IslandRegistration {
  readonly kinds: readonly IslandKind<never>[];
  readonly onFailure: (error: unknown) => void;
}

export interface Islands {
  /**
   * Registers loaded islands. Resolves when the islands on the screen are hydrated. The others are hydrated when they
   * are near the viewport or touched.
   */
  add(registration: IslandRegistration): Promise<void>;
  /** True if the kind of island is registered. */
  isAlive(name: string): boolean;
  /** Unmounts the island of an element that is removed. */
  leave(element: Element): void;
  leaveAll(): void;
}

const ROOT_MARGIN = '200px';

const yieldToMainThread = () => new Promise<void>((resolve) => setTimeout(resolve));

const findIslandElement = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** `props` are the props of all islands, by the index in `data-place`. */
export function createIslands(
  page: IslandPage,
  props: readonly object[],
  hydrate: typeof hydrateRoot,
): Islands {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const roots = new Map<Element, Root>();
  const registrations = new Map<
    string,
    { kind: IslandKind<object>; onFailure: IslandRegistration['onFailure'] }
  >();
  /** Called when the position of an island is known for the first time. */
  const positionCallbacks = new Map<Element, () => void>();

  function hydrateIsland(element: HTMLElement): void {
    const registration = registrations.get(element.dataset.island ?? '');
    const { place: index } = element.dataset;
    if (!registration || index === undefined || roots.has(element)) return;
    const { Component } = registration.kind;
    element.dataset.awake = '';
    const root = hydrate(
      element,
      <PageContext value={page}>
        <IslandContext value={page}>
          <IslandErrorBoundary html={element.innerHTML} onFailure={registration.onFailure}>
            <Component {...(props[Number(index)] ?? {})} />
          </IslandErrorBoundary>
        </IslandContext>
      </PageContext>,
      { identifierPrefix: `i${index}-`, onCaughtError: () => undefined },
    );
    roots.set(element, root);
  }

  /** Hydrates synchronously, so that the event that triggered the hydration reaches the island. */
  function hydrateNow(element: HTMLElement | null) {
    if (element && !roots.has(element)) flushSync(() => hydrateIsland(element));
  }
  for (const type of ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, ({ target }) => hydrateNow(findIslandElement(target)), {
      capture: true,
      passive: true,
    });

  /** Islands whose position is known and that are not hydrated yet. */
  const positions = new Map<HTMLElement, 'on screen' | 'near' | 'far'>();

  async function hydrateNearby(islands: readonly HTMLElement[]) {
    const isNearby = (element: HTMLElement) =>
      positions.get(element) !== 'far' && registrations.has(element.dataset.island ?? '');
    const isOnScreen = (element: HTMLElement) => positions.get(element) === 'on screen';
    const nearbyIslands = islands
      .filter(isNearby)
      .sort((first, second) => Number(isOnScreen(second)) - Number(isOnScreen(first)));
    for (const [index, element] of nearbyIslands.entries()) {
      positions.delete(element);
      hydrateIsland(element);
      if (index < nearbyIslands.length - 1) await yieldToMainThread();
    }
  }

  /**
   * `getBoundingClientRect` would force layout of the cards that `content-visibility` skips. The observer reports
   * positions with the next frame, whose layout is computed anyway.
   */
  const observer = new IntersectionObserver(
    async (entries) => {
      const islands: HTMLElement[] = [];
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const island = findIslandElement(target);
        if (!island) continue;
        const { top, bottom } = boundingClientRect;
        const position = bottom > 0 && top < innerHeight ? 'on screen' : 'near';
        positions.set(island, isIntersecting ? position : 'far');
        islands.push(island);
        if (isIntersecting) observer.unobserve(target);
      }
      await hydrateNearby(islands);
      for (const island of islands) {
        positionCallbacks.get(island)?.();
        positionCallbacks.delete(island);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const { firstElementChild } of elements)
    if (firstElementChild) observer.observe(firstElementChild);

  function replayClicks() {
    const isRegistered = (clicked: HTMLElement) =>
      registrations.has(findIslandElement(clicked)?.dataset.island ?? '');
    for (const clicked of dequeueClicks(isRegistered)) {
      clicked.removeAttribute('data-heard');
      hydrateNow(findIslandElement(clicked));
      replayClick(clicked);
    }
  }

  return {
    async add({ kinds, onFailure }) {
      for (const kind of kinds)
        registrations.set(kind.name, { kind: kind as unknown as IslandKind<object>, onFailure });
      replayClicks();
      const names = new Set(kinds.map(({ name }) => name));
      const islands = elements.filter(({ dataset }) => names.has(dataset.island ?? ''));
      for (const element of islands) if (!element.firstElementChild) hydrateIsland(element);
      const pendingPositions = islands
        .filter((element) => element.firstElementChild && !positions.has(element))
        .filter((element) => !roots.has(element))
        .map((element) => new Promise<void>((resolve) => positionCallbacks.set(element, resolve)));
      await hydrateNearby(islands.filter((element) => positions.has(element)));
      await Promise.all(pendingPositions);
      replayClicks();
    },
    isAlive: (name) => registrations.has(name),
    leave(element) {
      const root = roots.get(element);
      roots.delete(element);
      if (root) queueMicrotask(() => root.unmount());
    },
    leaveAll() {
      for (const root of roots.values()) root.unmount();
      roots.clear();
      observer.disconnect();
    },
  };
}

interface IslandErrorBoundaryProps {
  readonly html: string;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Restores the server HTML of a failed island, so that its content and links stay usable. */
class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { failed: boolean }> {
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
