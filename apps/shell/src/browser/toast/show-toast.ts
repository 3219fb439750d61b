import { ACTION_STYLE, createStyledElement, DISMISS_STYLE, TOAST_STYLE } from './toast-style.ts';

const ROW_STYLE = 'display:flex;flex-wrap:wrap;gap:8px';

function createButton(text: string, css: string, onClick: () => void) {
  const element = createStyledElement('button', css);
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

interface ToastOptions {
  readonly line: string;
  readonly take: string;
  readonly leave: string;
  readonly onAction: () => void;
  readonly onDismiss?: () => void;
}

/** The toast is plain DOM outside React's root, so that any page can show it. */
export function showToast({ line, take, leave, onAction, onDismiss }: ToastOptions): void {
  const box = createStyledElement('section', TOAST_STYLE);
  const message = createStyledElement('p', 'margin:0');
  message.textContent = line;
  message.setAttribute('role', 'status');
  box.setAttribute('aria-label', line);
  const row = createStyledElement('div', ROW_STYLE);
  row.append(
    createButton(take, ACTION_STYLE, onAction),
    createButton(leave, DISMISS_STYLE, () => {
      onDismiss?.();
      box.remove();
    }),
  );
  box.append(message, row);
  document.body.append(box);
}
