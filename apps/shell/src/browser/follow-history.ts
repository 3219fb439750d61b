/**
 * Back and forward on a page that was loaded anew lead to addresses of the document before, which the browser does not
 * load by itself. Before the page is hydrated whole there is no router to show them: the document of that address is
 * loaded. From the first script on, for the rest of a page's code may be long in coming.
 */
export function followHistory(isWhole: () => boolean, load: () => void): void {
  const { pathname, search } = location;
  window.addEventListener('popstate', () => {
    const isHere = location.pathname === pathname && location.search === search;
    if (!isWhole() && !isHere) load();
  });
}
