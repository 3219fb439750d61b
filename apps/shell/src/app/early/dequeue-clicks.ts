/** `earlyScript` defines these globals. */
declare global {
  interface Window {
    queuedClicks?: HTMLElement[];
    queueClick?: (event: Event) => void;
  }
}

/** Removes the elements for which `canReplay` returns true from the queue and returns them. */
export function dequeueClicks(canReplay: (clicked: HTMLElement) => boolean): HTMLElement[] {
  const queued = window.queuedClicks ?? [];
  const replayable = queued.filter(canReplay);
  window.queuedClicks?.splice(
    0,
    queued.length,
    ...queued.filter((element) => !replayable.includes(element)),
  );
  return replayable;
}

/** The browser has already toggled a clicked checkbox, so another click would revert it. */
export function replayClick(clicked: HTMLElement): void {
  clicked.removeAttribute('data-heard');
  if (!(clicked instanceof HTMLInputElement)) clicked.click();
}

/** Leaves all queued and later clicks to the browser. */
export function clearQueuedClicks(): void {
  if (window.queueClick) document.removeEventListener('click', window.queueClick, true);
  for (const clicked of dequeueClicks(() => true)) {
    clicked.removeAttribute('data-heard');
    if (clicked instanceof HTMLAnchorElement) clicked.click();
  }
}
