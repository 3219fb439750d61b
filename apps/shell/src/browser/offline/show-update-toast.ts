import { isLanguage, type Language, localizePath } from '@tractor-haat/i18n';
import { formatLiteCookie } from '@tractor-haat/server-kit/display';
import { DECLINED_KEY } from './should-offer-lite.ts';
import { ACTION_STYLE, createStyledElement, DISMISS_STYLE, TOAST_STYLE } from './toast-style.ts';

type ToastTranslations = Readonly<
  Record<'lite' | 'renewed' | 'sent', Readonly<Record<'line' | 'take' | 'leave', string>>> & {
    unanswered: { readonly line: string };
  }
>;

const translationLoaders: Record<Language, () => Promise<{ default: ToastTranslations }>> = {
  en: () => import(/* webpackChunkName: "shell-notice-en" */ './translations.en.json'),
  hi: () => import(/* webpackChunkName: "shell-notice-hi" */ './translations.hi.json'),
  gu: () => import(/* webpackChunkName: "shell-notice-gu" */ './translations.gu.json'),
  mr: () => import(/* webpackChunkName: "shell-notice-mr" */ './translations.mr.json'),
};

const loadToastTranslations = async (): Promise<ToastTranslations> =>
  (await translationLoaders[readPageLanguage()]()).default;

function readPageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

const reloadPage = () => location.reload();

export async function showLiteOffer(reload = reloadPage): Promise<void> {
  showToast({
    ...(await loadToastTranslations()).lite,
    onAction() {
      // biome-ignore lint/suspicious/noDocumentCookie: many phones have no Cookie Store API.
      document.cookie = formatLiteCookie(true);
      reload();
    },
    onDismiss: () => localStorage.setItem(DECLINED_KEY, '1'),
  });
}

export async function showUpdateToast(reload = reloadPage): Promise<void> {
  showToast({ ...(await loadToastTranslations()).renewed, onAction: reload });
}

export async function createUnansweredMessage(): Promise<HTMLElement> {
  const { unanswered } = await loadToastTranslations();
  const message = createStyledElement('p', 'margin:0;color:var(--c-danger)');
  message.setAttribute('role', 'alert');
  message.textContent = unanswered.line;
  return message;
}

const openNotebook = () => location.assign(localizePath(readPageLanguage(), '/my'));

export async function showSentToast(open = openNotebook): Promise<void> {
  showToast({ ...(await loadToastTranslations()).sent, onAction: open });
}

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
function showToast({ line, take, leave, onAction, onDismiss }: ToastOptions): void {
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
