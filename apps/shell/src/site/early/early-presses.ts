/**
 * Runs in the page's head, before anything else: a press on a button that React has not hydrated is kept, and a
 * sign says at once that it was heard (`data-heard`). Links and forms do without us, and so do boxes of forms: what is ticked is
 * taken over by their component. On a light page (`data-used`) no app comes that would answer.
 *
 * What opens something is opened once, however often it is pressed. A link that opens a popup is followed when nothing
 * has answered for three seconds: its page works without script.
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

/** How long after the page answers a part of it, as a widget of another remote, may still come to life. */
const LATE_MS = 10_000;
const ASK_MS = 100;

/** React names its own properties so on each element that it has hydrated or made. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * The page answers: kept presses are done in their order. One on a part that is hydrated later waits for it, for ten
 * seconds; what has not come by then is HTML for good.
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

/** The page will not answer: no press waits any more, and a link is followed. */
export function forgetPresses(): void {
  if (window.hear) document.removeEventListener('click', window.hear, true);
  for (const pressed of takePresses(() => true)) {
    pressed.removeAttribute('data-heard');
    if (pressed instanceof HTMLAnchorElement) pressed.click();
  }
}
