/**
 * Runs in the page's head before all other scripts: queues clicks on buttons that are not hydrated and shows feedback
 * at once (`data-heard`). Links, forms and checkboxes work natively. Inactive on light pages (`data-used`), which are
 * not hydrated.
 * A popup is opened once, however often its button is clicked. A popup link is followed after three seconds without
 * hydration: its page works without JavaScript.
 */
export const earlyScript = `(function(d){var q=window.heard=[];
d.addEventListener('click',window.hear=function(e){
var b=e.target.closest&&e.target.closest('button,input[type=checkbox],a[aria-haspopup]'),i;
if(!b||b.form&&b.type!='button'||b.closest('[data-awake]')||d.querySelector('[data-used]')||
Object.keys(b).some(function(k){return/^__reactProps/.test(k)}))return;
if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault()}
if(b.matches('[aria-haspopup],[aria-expanded]')&&q.indexOf(b)>=0)return;
b.setAttribute('data-heard','');q.push(b);
if(b.href)setTimeout(function(){
if((i=q.indexOf(b))>=0){q.splice(i,1);b.removeAttribute('data-heard');location=b.href}},3e3)
},true)})(document)`.replaceAll('\n', '');

declare global {
  interface Window {
    /** Pressed elements that await hydration. */
    heard?: HTMLElement[];
    hear?: (event: Event) => void;
  }
}

/** Returns and removes the queued clicks that can be replayed now. */
export function takeQueuedClicks(canReplay: (clicked: HTMLElement) => boolean): HTMLElement[] {
  const queued = window.heard ?? [];
  const replayable = queued.filter(canReplay);
  window.heard?.splice(0, queued.length, ...queued.filter((one) => !replayable.includes(one)));
  return replayable;
}

/**
 * Replays a click after hydration. A checkbox was changed by the browser, and its component has taken over its state.
 */
export function replayClick(clicked: HTMLElement): void {
  clicked.removeAttribute('data-heard');
  if (!(clicked instanceof HTMLInputElement)) clicked.click();
}

/** The page will not be hydrated: drops queued clicks and follows clicked links. */
export function clearQueuedClicks(): void {
  if (window.hear) document.removeEventListener('click', window.hear, true);
  for (const clicked of takeQueuedClicks(() => true)) {
    clicked.removeAttribute('data-heard');
    if (clicked instanceof HTMLAnchorElement) clicked.click();
  }
}
