/**
 * Runs in the head before all other scripts. It queues clicks on buttons, checkboxes and popup links that are not
 * hydrated yet, and marks the clicked elements with `data-heard`. Other links and submit buttons work without
 * hydration. Light pages (`data-used`) are never hydrated, so their clicks are not queued. The browser follows a popup
 * link that is not hydrated within three seconds.
 *
 * Each document contains this text, so its names are short: `d` document, `q` queued elements, `e` event, `b` clicked
 * element, `i` index of the element in the queue, `k` key.
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
    heard?: HTMLElement[];
    hear?: (event: Event) => void;
  }
}

/** Removes the elements for which `canReplay` returns true from the queue and returns them. */
export function dequeueClicks(canReplay: (clicked: HTMLElement) => boolean): HTMLElement[] {
  const queued = window.heard ?? [];
  const replayable = queued.filter(canReplay);
  window.heard?.splice(
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
  if (window.hear) document.removeEventListener('click', window.hear, true);
  for (const clicked of dequeueClicks(() => true)) {
    clicked.removeAttribute('data-heard');
    if (clicked instanceof HTMLAnchorElement) clicked.click();
  }
}
