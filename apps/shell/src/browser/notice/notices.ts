import { addressIn } from '@tractor-haat/i18n';
import { liteCookie } from '@tractor-haat/shell-kit/display';
import { loadNoticeTranslations, pageLanguage } from './load-notice-translations.ts';
import { showNotice } from './notice-box.ts';
import { DECLINED_KEY } from './slow-line.ts';

const reloadPage = () => location.reload();

/** Offers light pages on a slow connection, once; declining is permanent. */
export async function offerLite(reload = reloadPage): Promise<void> {
  showNotice({
    ...(await loadNoticeTranslations()).lite,
    onTake() {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in browsers of many phones.
      document.cookie = liteCookie(true);
      reload();
    },
    onLeave: () => localStorage.setItem(DECLINED_KEY, '1'),
  });
}

/** Announces that a new version of the site is available. The open page is not replaced. */
export async function tellRenewed(reload = reloadPage): Promise<void> {
  showNotice({ ...(await loadNoticeTranslations()).renewed, onTake: reload });
}

const toNotebook = () => location.assign(addressIn(pageLanguage(), '/my'));

/** Announces that a queued form was sent and links to its code field. */
export async function tellSent(open = toNotebook): Promise<void> {
  showNotice({ ...(await loadNoticeTranslations()).sent, onTake: open });
}
