const here = () => location.pathname + location.search;

let shown = here();

/** The page on the screen has written its state into the address: that is its own address now. */
export function stayHere(): void {
  shown = here();
}

/**
 * Back and forward on a page that was loaded anew lead to addresses of the document before, which the browser does not
 * load by itself. Before the page is hydrated whole there is no router to show them: the document of that address is
 * loaded. From the first script on, for the rest of a page's code may be long in coming.
 */
export function followHistory(isWhole: () => boolean, load: () => void): void {
  stayHere();
  window.addEventListener('popstate', () => {
    if (!isWhole() && here() !== shown) load();
  });
}
