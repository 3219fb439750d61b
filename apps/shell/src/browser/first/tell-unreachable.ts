import { BOX, styled, TAKE } from '../notice/notice-style.ts';

let box: HTMLElement | undefined;

/**
 * Says that the next page cannot be had now, with a link that tries again; the page stays to be read. What the whole
 * page would say in its place has not come either.
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

/** The visitor goes on. */
export function forgetUnreachable(): void {
  box?.remove();
  box = undefined;
}
