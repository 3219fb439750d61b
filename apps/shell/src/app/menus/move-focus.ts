import type { KeyboardEvent } from 'react';

const STOP_SELECTOR = '[data-menu-stop]';
const PANEL_LINK_SELECTOR = '#menu-panel a';

/** Moves the focus by an arrow key, Home or End on the menu bar, or within the open panel. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const bar = event.currentTarget;
  const target = event.target as HTMLElement;
  const isInPanel = target.closest('#menu-panel') !== null;
  const stops = [...bar.querySelectorAll<HTMLElement>(STOP_SELECTOR)];
  const links = [...bar.querySelectorAll<HTMLElement>(PANEL_LINK_SELECTOR)];
  const next = isInPanel
    ? findNextInPanel(event.key, links, links.indexOf(target), stops, bar)
    : findNextOnBar(event.key, stops, stops.indexOf(target), links);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNextOnBar(key: string, stops: HTMLElement[], index: number, links: HTMLElement[]) {
  if (key === 'ArrowRight') return stops[(index + 1) % stops.length];
  if (key === 'ArrowLeft') return stops.at(index - 1);
  if (key === 'ArrowDown') return links[0];
  if (key === 'Home') return stops[0];
  return key === 'End' ? stops.at(-1) : undefined;
}

function findNextInPanel(
  key: string,
  links: HTMLElement[],
  index: number,
  stops: HTMLElement[],
  bar: HTMLElement,
) {
  if (key === 'ArrowDown' || key === 'ArrowRight') return links[(index + 1) % links.length];
  if (key === 'ArrowLeft') return links.at(index - 1);
  if (key === 'ArrowUp') {
    const opener = bar.querySelector<HTMLElement>('[aria-expanded="true"]');
    return index > 0 ? links[index - 1] : (opener ?? stops[0]);
  }
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
}
