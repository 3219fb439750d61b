import { BOX, styled, TAKE } from '../notice/notice-style.ts';

let box: HTMLElement | undefined;

/**
 * Shows that the next page is unreachable, with a link to retry; the current page stays. Plain DOM,
 * because the code of the full page may be missing too.
 */
export function tellUnreachable(url: URL, translate: (key: string) => string): void {
  forgetUnreachable();
  box = styled('section', BOX);
  const line = styled('p', 'margin:0');
  line.textContent = translate('error.part_unavailable');
  line.setAttribute('role', 'alert');
  const again = styled('a', `${TAKE};text-decoration:none;text-align:center`);
  again.href = url.href;
  again.textContent = translate('error.try_again');
  box.append(line, again);
  document.body.append(box);
}

/** Removes the message on the next navigation. */
export function forgetUnreachable(): void {
  box?.remove();
  box = undefined;
}
