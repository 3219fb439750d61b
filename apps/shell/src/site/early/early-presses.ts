/**
 * Runs in the page's head, before anything else: a press on a button that does not answer yet is kept, and a sign says
 * at once that it was heard (`data-heard`). Links and forms do without us.
 */
export const earlyScript = `(function(d){var q=window.heard=[];
d.addEventListener('click',window.hear=function(e){
var b=e.target.closest&&e.target.closest('button,input[type=checkbox]');
if(!b||b.form||b.closest('[data-awake]')||!d.querySelector('[data-island]'))return;
b.setAttribute('data-heard','');q.push(b)},true)})(document)`.replaceAll('\n', '');

declare global {
  interface Window {
    /** Pressed and not answered yet. */
    heard?: HTMLElement[];
    hear?: (event: Event) => void;
  }
}

/** Presses that wait, and are taken by whoever can answer them now. */
export function takePresses(canAnswer: (pressed: HTMLElement) => boolean): HTMLElement[] {
  const waiting = window.heard ?? [];
  const taken = waiting.filter(canAnswer);
  window.heard?.splice(0, waiting.length, ...waiting.filter((one) => !taken.includes(one)));
  return taken;
}

/** Does what was pressed, now that it answers. A box was ticked by the browser, which its component has taken over. */
export function pressAgain(pressed: HTMLElement): void {
  pressed.removeAttribute('data-heard');
  if (!(pressed instanceof HTMLInputElement)) pressed.click();
}

/** From now on every press is answered at once. */
export function stopHearing(): void {
  if (window.hear) document.removeEventListener('click', window.hear, true);
}
