import { isLanguage, type Language, localizePath } from '@tractor-haat/i18n';
import { formatLiteCookie } from '@tractor-haat/shell-kit/display';
import { DECLINED_KEY } from './should-offer-lite.ts';
import { showToast } from './show-toast.ts';
import { createStyledElement } from './toast-style.ts';

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
