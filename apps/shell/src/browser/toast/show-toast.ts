import { ACTION_STYLE, createStyledElement, DISMISS_STYLE, TOAST_STYLE } from './toast-style.ts';

const ROW_STYLE = 'display:flex;flex-wrap:wrap;gap:8px';

interface ToastOptions {
  readonly line: string;
  /** Label of the button that calls `onAction`. */
  readonly take: string;
  /** Label of the button that removes the toast. */
  readonly leave: string;
  readonly onAction: () => void;
  readonly onDismiss?: () => void;
}

/** The toast is plain DOM outside React's root, so that any page can show it. */
export function showToast({ line, take, leave, onAction, onDismiss }: ToastOptions): void {
  const toast = createStyledElement('section', TOAST_STYLE);
  const message = createStyledElement('p', 'margin:0');
  message.textContent = line;
  message.setAttribute('role', 'status');
  toast.setAttribute('aria-label', line);
  const row = createStyledElement('div', ROW_STYLE);
  row.append(
    createButton(take, ACTION_STYLE, onAction),
    createButton(leave, DISMISS_STYLE, () => {
      onDismiss?.();
      toast.remove();
    }),
  );
  toast.append(message, row);
  document.body.append(toast);
}

function createButton(text: string, css: string, onClick: () => void) {
  const element = createStyledElement('button', css);
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}
