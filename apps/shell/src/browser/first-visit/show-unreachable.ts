import { ACTION_STYLE, createStyledElement, TOAST_STYLE } from '../toast/toast-style.ts';

let box: HTMLElement | undefined;

/**
 * Shows that the next page is unreachable, with a link to retry; the current page stays. Plain DOM,
 * because the code of the full page may be missing too.
 */
export function showUnreachable(url: URL, translate: (key: string) => string): void {
  hideUnreachable();
  box = createStyledElement('section', TOAST_STYLE);
  const line = createStyledElement('p', 'margin:0');
  line.textContent = translate('error.part_unavailable');
  line.setAttribute('role', 'alert');
  const retryLink = createStyledElement(
    'a',
    `${ACTION_STYLE};text-decoration:none;text-align:center`,
  );
  retryLink.href = url.href;
  retryLink.textContent = translate('error.try_again');
  box.append(line, retryLink);
  document.body.append(box);
}

/** Removes the message on the next navigation. */
export function hideUnreachable(): void {
  box?.remove();
  box = undefined;
}
