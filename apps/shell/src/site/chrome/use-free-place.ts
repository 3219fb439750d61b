import { useLocation } from '@tractor-haat/platform/island';
import { type RefObject, useEffect } from 'react';
import styles from './floating.module.css';
import { type Box, freeRise } from './free-place.ts';

/** What a visitor presses, fills in, or reads first or figures of. */
const WANTED =
  ':is(h1, a, button, input, select, textarea, summary, label, table, [role=slider], [class*=_price_])';
const WITHIN = ['header', 'main', 'footer'].map((part) => `${part} ${WANTED}`).join();

/** What its mark alone may lie on, but not its words, which hide half of it. */
const SEEN = 'main :is(a, img, svg, video)';

/** What holds the page's text. */
const TEXT = 'main :is(p, li, dt, dd, h2, h3, h4, span, strong, figcaption, caption)';

/** Still for so long, in ms, the page has come to rest. */
const REST_MS = 150;

/** And looked at once more after this, in ms: parts of the page come alive without growing. */
const SETTLED_MS = 1000;

/** There the button stands in the bottom bar, and what rises is the way back to the top alone. */
const DOCKED = '(max-width: 799.98px)';

/** The header, which stays at the top when one scrolls up, in px. */
const CEILING = 110;

/** As wide is its mark alone, in px. */
const BARE = 56;

/** So far up, in px, it still belongs to its corner: higher, it would stand among what one reads. */
const LOW = 120;

/** A link of this height is a whole card: the rest of it can be pressed as well. */
const CARD = 130;

function beside(own: Box, wanted: string) {
  return [...document.querySelectorAll(wanted)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.right > own.left - 20 && box.left < own.right + 20);
}

const inTheWay = (own: Box): Box[] =>
  beside(own, WITHIN)
    .filter(({ element, box }) => !(element.matches('a') && box.height > CARD))
    .map(({ box }) => box);

/** Lines of text, each as wide as its letters: what holds them is wider. */
function linesInTheWay(own: Box): Box[] {
  return [...document.querySelectorAll(TEXT)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) => {
      const { top, bottom, right } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > own.left - 20;
    })
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
    .flatMap((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()];
    });
}

/**
 * Keeps what floats in the corner off fields, prices and buttons: whenever the page has come to rest it moves up to the
 * next free place (`--rise`), without its words where these have none in its corner (`data-bare`), smaller while one reads
 * on (`data-small`). Until it has its first place it is not shown (`data-placed`), where it is not docked.
 */
export function useFreePlace(corner: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers.splice(0)) clearTimeout(timer);
    };
    let last = scrollY;
    let isBare = false;
    const place = () => {
      const { current } = corner;
      // Measured with its words, which go where there is no room for them.
      if (!current) return;
      current.removeAttribute('data-bare');
      if (scrollY !== last) current.toggleAttribute('data-small', scrollY > last);
      last = scrollY;
      current.dataset.placed = key;
      const rising = matchMedia(DOCKED).matches ? `.${styles.top}` : ':scope > :is(a, button)';
      const shown = [...current.querySelectorAll(rising)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      if (shown.length === 0) return;
      const rise = Number.parseFloat(current.style.getPropertyValue('--rise')) || 0;
      const own = {
        top: Math.min(...shown.map(({ top }) => top)) + rise,
        bottom: Math.max(...shown.map(({ bottom }) => bottom)) + rise,
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
      };
      const bare = { ...own, left: own.right - BARE };
      const others = inTheWay(own);
      // Where a page begins it is off all text as well; what is scrolled goes by below it anyway.
      const all = scrollY === 0 ? [...others, ...linesInTheWay(own)] : others;
      const seen = isBare ? [] : beside(own, SEEN).map(({ box }) => box);
      const low = Math.max(CEILING, own.top - LOW);
      const withWords = isBare ? undefined : freeRise(own, [...all, ...seen], low);
      const without = freeRise(bare, all, CEILING) ?? freeRise(bare, others, CEILING) ?? 0;
      // Gone once, they stay away on this page: each time that they come or go counts as a shift of it.
      isBare = withWords === undefined;
      current.toggleAttribute('data-bare', isBare);
      current.style.setProperty('--rise', `${withWords ?? without}px`);
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
