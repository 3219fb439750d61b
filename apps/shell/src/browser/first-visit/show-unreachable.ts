import { ACTION_STYLE, createStyledElement, TOAST_STYLE } from '../toast/toast-style.ts';

let messageBox: HTMLElement | undefined;

/**
 * Shows a message with a link to retry. The message is plain DOM, because the code of the whole page may be
 * unavailable.
 */
export function showUnreachable(url: URL, translate: (key: string) => string): void {
  hideUnreachable();
  messageBox = createStyledElement('section', TOAST_STYLE);
  const line = createStyledElement('p', 'margin:0');
  line.textContent = translate('error.part_unavailable');
  line.setAttribute('role', 'alert');
  const retryLink = createStyledElement(
    'a',
    `${ACTION_STYLE};text-decoration:none;text-align:center`,
  );
  retryLink.href = url.href;
  retryLink.textContent = translate('error.try_again');
  messageBox.append(line, retryLink);
  document.body.append(messageBox);
}

export function hideUnreachable(): void {
  messageBox?.remove();
  messageBox = undefined;
}
