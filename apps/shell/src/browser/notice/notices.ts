import { addressIn } from '@tractor-haat/i18n';
import { liteCookie } from '../../site/display/display.ts';
import { showNotice } from './notice-box.ts';
import { noticeWords, pageLanguage } from './notice-words.ts';
import { DECLINED_KEY } from './slow-line.ts';

const reloadPage = () => location.reload();

/** Offers pages with little data to who has a slow line, once: taken, or left alone for good. */
export async function offerLite(reload = reloadPage): Promise<void> {
  showNotice({
    ...(await noticeWords()).lite,
    onTake() {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in browsers of many phones.
      document.cookie = liteCookie(true);
      reload();
    },
    onLeave: () => localStorage.setItem(DECLINED_KEY, '1'),
  });
}

/** Tells that the site was renewed while this page was open. Nothing is taken from under the reader. */
export async function tellRenewed(reload = reloadPage): Promise<void> {
  showNotice({ ...(await noticeWords()).renewed, onTake: reload });
}

const toNotebook = () => location.assign(addressIn(pageLanguage(), '/my'));

/** Tells that a form which waited for the network was sent, and where its code is typed. */
export async function tellSent(open = toNotebook): Promise<void> {
  showNotice({ ...(await noticeWords()).sent, onTake: open });
}
