import { formatRupees, type Language, localizePath } from '@tractor-haat/i18n';
import type { Alert } from '../alert-deps.ts';
import { createEndToken, createStartToken } from '../create-end-token.ts';
import type { PublishedPrice } from '../find-published-price.ts';
import { PUSH_TRANSLATIONS } from './push-translations.ts';

/** Encrypted for a phone. The service worker (`apps/site-server/src/offline/push.js`) shows it unchanged. */
export type PushNotification = {
  title: string;
  body: string;
  lang: Language;
  /** A newer notification with the same tag replaces this one on the phone. */
  tag: string;
  open: string;
  end: { alert: string; label: string };
  /** A tap sends this request to start the alert. */
  start?: { primary_id: string; otp: string; label: string };
};

export type PushSubject = {
  kind: 'confirm' | 'price' | 'used';
  alert: Pick<Alert, 'primary_id' | 'language' | 'below_inr'>;
  tractor: { name: string; path: string; price: PublishedPrice };
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
    tag: `price-alert-${token.slice(0, 12)}`,
    end: { alert: token, label: translations.end },
  };
  const toLocalPath = (path: string) => localizePath(language, path);
  if (kind === 'confirm')
    return {
      ...common,
      body: translations.confirm_line,
      open: toLocalPath(`/price-alert/${token}`),
      start: { primary_id, otp: createStartToken(key, primary_id), label: translations.confirm },
    };
  if (kind === 'used') {
    const body = translations.used(formatRupees(alert.below_inr ?? 0, language));
    return { ...common, body, open: toLocalPath(used ?? '/second-hand-tractor') };
  }
  return {
    ...common,
    body: translations.price(formatRange(tractor.price, language)),
    open: toLocalPath(tractor.path),
  };
}

function formatRange({ min, max }: PublishedPrice, language: Language): string {
  const [lowest, highest] = [min, max].map((inr) =>
    inr === null ? '' : formatRupees(inr, language),
  );
  return min === max || !highest ? `${lowest}` : `${lowest} – ${highest}`;
}
