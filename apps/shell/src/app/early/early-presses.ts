/**
 * Runs in the page's head before all other scripts: queues presses on buttons that are not hydrated and shows feedback
 * at once (`data-heard`). Links, forms and checkboxes work natively. Inactive on light pages (`data-used`), which are
 * not hydrated.
 * A popup is opened once, however often its button is pressed. A popup link is followed after three seconds without
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

/** Takes the queued presses that can be replayed now. */
export function takePresses(canAnswer: (pressed: HTMLElement) => boolean): HTMLElement[] {
  const waiting = window.heard ?? [];
  const taken = waiting.filter(canAnswer);
  window.heard?.splice(0, waiting.length, ...waiting.filter((one) => !taken.includes(one)));
  return taken;
}

/**
 * Replays a press after hydration. A checkbox was changed by the browser, and its component has taken over its state.
 */
export function pressAgain(pressed: HTMLElement): void {
  pressed.removeAttribute('data-heard');
  if (!(pressed instanceof HTMLInputElement)) pressed.click();
}

/** Time in milliseconds after hydration in which widgets of other remotes may still hydrate. */
const LATE_MS = 10_000;
const ASK_MS = 100;

/** React sets such properties on each element that it has hydrated or created. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Replays queued presses in order after hydration. A press on a part that hydrates later waits for
 * it, ten seconds at most.
 */
export function answerPresses(): void {
  const end = Date.now() + LATE_MS;
  const answer = () => {
    for (const pressed of takePresses(isHydrated)) pressAgain(pressed);
    if (Date.now() >= end) forgetPresses();
    else if (window.heard?.length) setTimeout(answer, ASK_MS);
  };
  answer();
  document.addEventListener('click', answer);
  setTimeout(() => {
    document.removeEventListener('click', answer);
    forgetPresses();
  }, LATE_MS);
}

/** The page will not be hydrated: drops queued presses and follows pressed links. */
export function forgetPresses(): void {
  if (window.hear) document.removeEventListener('click', window.hear, true);
  for (const pressed of takePresses(() => true)) {
    pressed.removeAttribute('data-heard');
    if (pressed instanceof HTMLAnchorElement) pressed.click();
  }
}
