import type { KeyboardEvent } from 'react';

const STOP_SELECTOR = '[data-menu-stop]';
const PANEL_LINKS = '#menu-panel a';

/**
 * Arrow keys in the menu bar: left and right move along the bar, down enters the open menu and
 * moves through its links, up returns. Home and End go to the first and last item.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const bar = event.currentTarget;
  const target = event.target as HTMLElement;
  const inPanel = target.closest('#menu-panel') !== null;
  const stops = [...bar.querySelectorAll<HTMLElement>(STOP_SELECTOR)];
  const links = [...bar.querySelectorAll<HTMLElement>(PANEL_LINKS)];
  const next = inPanel
    ? insidePanel(event.key, links, links.indexOf(target), stops, bar)
    : onBar(event.key, stops, stops.indexOf(target), links);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function onBar(key: string, stops: HTMLElement[], at: number, links: HTMLElement[]) {
  if (key === 'ArrowRight') return stops[(at + 1) % stops.length];
  if (key === 'ArrowLeft') return stops.at(at - 1);
  if (key === 'ArrowDown') return links[0];
  if (key === 'Home') return stops[0];
  return key === 'End' ? stops.at(-1) : undefined;
}

function insidePanel(
  key: string,
  links: HTMLElement[],
  at: number,
  stops: HTMLElement[],
  bar: HTMLElement,
) {
  if (key === 'ArrowDown' || key === 'ArrowRight') return links[(at + 1) % links.length];
  if (key === 'ArrowLeft') return links.at(at - 1);
  if (key === 'ArrowUp') {
    const opener = bar.querySelector<HTMLElement>('[aria-expanded="true"]');
    return at > 0 ? links[at - 1] : (opener ?? stops[0]);
  }
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
}
