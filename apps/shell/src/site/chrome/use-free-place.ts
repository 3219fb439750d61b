import { useLocation } from '@tractor-haat/platform';
import { type RefObject, useEffect } from 'react';
import { type Box, freeRise } from './free-place.ts';

/** What a visitor presses, fills in, or reads first or figures of. */
const WANTED =
  ':is(h1, a, button, input, select, textarea, summary, label, table, [role=slider], [class*=_price_])';
const WITHIN = ['header', 'main', 'footer'].map((part) => `${part} ${WANTED}`).join();

/** Still for so long, in ms, the page has come to rest. */
const REST_MS = 150;

/** And looked at once more after this, in ms: parts of the page come alive without growing. */
const SETTLED_MS = 1000;

/** The header, which stays at the top when one scrolls up, in px. */
const CEILING = 110;

/** As wide is its mark alone, in px. */
const BARE = 56;

/** A link of this height is a whole card: the rest of it can be pressed as well. */
const CARD = 130;

function inTheWay(own: Box): Box[] {
  return [...document.querySelectorAll(WITHIN)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.right > own.left - 20 && box.left < own.right + 20)
    .filter(({ element, box }) => !(element.matches('a') && box.height > CARD))
    .map(({ box }) => box);
}

/**
 * Keeps what floats in the corner off fields, prices and buttons: whenever the page has come to rest it moves up to the
 * next free place (`--rise`), without its words where
 * these are in the way (`data-bare`), smaller while one reads on (`data-small`). Until it has its first place it is not shown
 * (`data-placed`).
 */
export function useFreePlace(corner: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers.splice(0)) clearTimeout(timer);
    };
    let last = scrollY;
    const place = () => {
      const { current } = corner;
      // Measured with its words, which go where there is no room for them.
      current?.removeAttribute('data-bare');
      const parts = [...(current?.querySelectorAll(':scope > :is(a, button)') ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const shown = parts.filter(({ width }) => width > 0);
      if (!current || shown.length === 0) return;
      const rise = Number.parseFloat(current.style.getPropertyValue('--rise')) || 0;
      const own = {
        top: Math.min(...shown.map(({ top }) => top)) + rise,
        bottom: Math.max(...shown.map(({ bottom }) => bottom)) + rise,
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
      };
      if (scrollY !== last) current.toggleAttribute('data-small', scrollY > last);
      last = scrollY;
      const others = inTheWay(own);
      const withWords = freeRise(own, others, CEILING);
      current.toggleAttribute('data-bare', withWords === undefined);
      const bare = { ...own, left: own.right - BARE };
      const next = withWords ?? freeRise(bare, others, CEILING) ?? 0;
      current.style.setProperty('--rise', `${next}px`);
      current.dataset.placed = key;
    };
    const rest = () => {
      stop();
      timers.push(setTimeout(place, REST_MS), setTimeout(place, SETTLED_MS));
    };
    const sizes = new ResizeObserver(rest);
    // A short page is as high as before when a form in it has grown.
    for (const part of document.querySelectorAll('body, main > *, main form, main section'))
      sizes.observe(part);
    // Its own words are wider in other letters.
    for (const own of corner.current?.children ?? []) sizes.observe(own);
    addEventListener('scroll', rest, { passive: true });
    addEventListener('resize', rest);
    // What was skipped while it was off the screen is laid out, and can be in the way.
    addEventListener('contentvisibilityautostatechange', rest, true);
    return () => {
      stop();
      sizes.disconnect();
      removeEventListener('scroll', rest);
      removeEventListener('resize', rest);
      removeEventListener('contentvisibilityautostatechange', rest, true);
    };
  }, [corner, key]);
}
