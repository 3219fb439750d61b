import { act } from '@testing-library/react';
import type { Reel, ReelsPage } from '@tractor-haat/api-client';
import { toEnglish } from '../../components/testing/to-english.ts';

export const createReel = (id: number, slug = `reel-${id}`): Reel => ({
  id,
  slug,
  title: toEnglish(`Reel ${id}`),
  description: toEnglish(`What reel ${id} shows.`),
  duration_seconds: 9,
  published_on: '2026-11-17',
  poster: { kind: 'video', id: slug, view: 'reel', alt: toEnglish('') },
  sources: [{ src: `/media/reels/${slug}.webm`, type: 'video/webm' }],
  captions: [{ src: `/media/reels/${slug}.en.vtt`, language: 'en' }],
  likes: 3,
  demo: true,
});

export const createReelsPage = (items: readonly Reel[], page = 1, pages = 1): ReelsPage => ({
  items: [...items],
  total: items.length,
  page,
  pages,
  per_page: 24,
});

/** Mocks `IntersectionObserver`, because jsdom has no layout. `scrollToReel` moves a reel into the viewport. */
export function installFeed() {
  let observerCallback: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      observerCallback = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    scrollToReel: (slug: string) =>
      act(async () => {
        const target = document.querySelector(`[data-reel="${slug}"]`);
        const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
        observerCallback([entry], {} as IntersectionObserver);
      }),
  };
}

export function installPlayers() {
  const playing = new Set<Element>();
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: Element) {
    return !playing.has(this);
  });
  jest.spyOn(media, 'play').mockImplementation(async function play(this: Element) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(media, 'pause').mockImplementation(function pause(this: Element) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
  return {
    /** Slugs of the playing reels. */
    listPlaying: () =>
      [...playing].map((video) => video.closest('[data-reel]')?.getAttribute('data-reel')),
  };
}

export function installPreferences(preferences: readonly string[] = []) {
  const listeners: (() => void)[] = [];
  const enabled = new Set(preferences);
  Object.assign(window, {
    matchMedia: (query: string) => ({
      get matches() {
        return enabled.has(query);
      },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => undefined,
    }),
  });
  return {
    enable: (query: string) =>
      act(async () => {
        enabled.add(query);
        for (const listener of listeners) listener();
      }),
  };
}
