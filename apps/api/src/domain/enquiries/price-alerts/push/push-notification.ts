import { formatRupees, type Language, localizePath } from '@tractor-haat/i18n';
import type { Alert } from '../alert-deps.ts';
import { createEndToken, createStartToken } from '../create-end-token.ts';
import type { PublishedPrice } from '../find-published-price.ts';
import { PUSH_TRANSLATIONS } from './push-translations.ts';

/** The service worker (`apps/site-server/src/offline/push.js`) shows it unchanged. */
export type PushNotification = {
  title: string;
  body: string;
  lang: Language;
  /** A newer notification with the same tag replaces this one. */
  tag: string;
  open: string;
  /** Button that ends the alert. */
  end: { alert: string; label: string };
  /** Request that starts the alert after a tap. */
  start?: { primary_id: string; otp: string; label: string };
};

const TAG_TOKEN_CHARACTERS = 12;

export type PushSubject = {
  kind: 'confirm' | 'price' | 'used';
  alert: Pick<Alert, 'primary_id' | 'language' | 'below_inr'>;
  tractor: { name: string; path: string; price: PublishedPrice };
  /** Path of the used tractor, only for the kind `used`. */
  used: string | null;
};

export function createPushNotification(
  key: string,
  { kind, alert, tractor, used }: PushSubject,
): PushNotification {
  const { primary_id, language } = alert;
  const translations = PUSH_TRANSLATIONS[language];
  const token = createEndToken(key, primary_id);
  const common = {
    title: tractor.name,
    lang: language,
    tag: `price-alert-${token.slice(0, TAG_TOKEN_CHARACTERS)}`,
    end: { alert: token, label: translations.endLabel },
  };
  const toLocalPath = (path: string) => localizePath(language, path);
  if (kind === 'confirm')
    return {
      ...common,
      body: translations.confirmText,
      open: toLocalPath(`/price-alert/${token}`),
      start: {
        primary_id,
        otp: createStartToken(key, primary_id),
        label: translations.confirmLabel,
      },
    };
  if (kind === 'used') {
    const body = translations.usedText(formatRupees(alert.below_inr ?? 0, language));
    return { ...common, body, open: toLocalPath(used ?? '/second-hand-tractor') };
  }
  return {
    ...common,
    body: translations.priceText(formatRange(tractor.price, language)),
    open: toLocalPath(tractor.path),
  };
}

function formatRange({ min, max }: PublishedPrice, language: Language): string {
  const lowest = min === null ? '' : formatRupees(min, language);
  const highest = max === null ? '' : formatRupees(max, language);
  return min === max || highest === '' ? lowest : `${lowest} – ${highest}`;
}
