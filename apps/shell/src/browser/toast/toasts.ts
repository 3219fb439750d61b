import { isLanguage, type Language, localizePath } from '@tractor-haat/i18n';
import { liteCookie } from '@tractor-haat/shell-kit/display';
import { DECLINED_KEY } from './should-offer-lite.ts';
import { showToast } from './show-toast.ts';
import { createStyledElement } from './toast-style.ts';

type ToastTranslations = Readonly<
  Record<'lite' | 'renewed' | 'sent', Readonly<Record<'line' | 'take' | 'leave', string>>> & {
    unanswered: { readonly line: string };
  }
>;

const loaders: Record<Language, () => Promise<{ default: ToastTranslations }>> = {
  en: () => import(/* webpackChunkName: "shell-notice-en" */ './translations.en.json'),
  hi: () => import(/* webpackChunkName: "shell-notice-hi" */ './translations.hi.json'),
  gu: () => import(/* webpackChunkName: "shell-notice-gu" */ './translations.gu.json'),
  mr: () => import(/* webpackChunkName: "shell-notice-mr" */ './translations.mr.json'),
};

/** Translations of the notices in the page's language. */
const loadToastTranslations = async (): Promise<ToastTranslations> =>
  (await loaders[pageLanguage()]()).default;

function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

const reloadPage = () => location.reload();

/** Offers light pages on a slow connection, once; declining is permanent. */
export async function showLiteOffer(reload = reloadPage): Promise<void> {
  showToast({
    ...(await loadToastTranslations()).lite,
    onAction() {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in browsers of many phones.
      document.cookie = liteCookie(true);
      reload();
    },
    onDismiss: () => localStorage.setItem(DECLINED_KEY, '1'),
  });
}

/** Announces that a new version of the site is available. The open page is not replaced. */
export async function showUpdateToast(reload = reloadPage): Promise<void> {
  showToast({ ...(await loadToastTranslations()).renewed, onAction: reload });
}

/** Message of a plain form whose submit got no response. */
export async function createUnansweredMessage(): Promise<HTMLElement> {
  const { unanswered } = await loadToastTranslations();
  const message = createStyledElement('p', 'margin:0;color:var(--c-danger)');
  message.setAttribute('role', 'alert');
  message.textContent = unanswered.line;
  return message;
}

const toNotebook = () => location.assign(localizePath(pageLanguage(), '/my'));

/** Announces that a queued form was sent and links to its code field. */
export async function showSentToast(open = toNotebook): Promise<void> {
  showToast({ ...(await loadToastTranslations()).sent, onAction: open });
}
