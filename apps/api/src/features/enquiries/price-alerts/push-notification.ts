import { formatRupees, type Language, localizePath } from '@tractor-haat/i18n';
import type { Alert } from './check-alert.ts';
import type { PublishedPrice } from './list-used-nearby.ts';
import { createEndToken, createStartToken } from './queue-alert-message.ts';

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

type PushSubject = {
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

type PushTranslations = {
  confirmLabel: string;
  confirmText: string;
  priceText(price: string): string;
  usedText(price: string): string;
  endLabel: string;
};

const PUSH_TRANSLATIONS: Readonly<Record<Language, PushTranslations>> = {
  en: {
    confirmLabel: 'Start the alert',
    confirmText: 'Tap to start the price alert. At most one notice a day.',
    priceText: (price) => `New price: ${price}`,
    usedText: (price) => `A used one for ${price} or less, within 50 km.`,
    endLabel: 'Stop alert',
  },
  hi: {
    confirmLabel: 'अलर्ट चालू करें',
    confirmText: 'कीमत अलर्ट चालू करने के लिए दबाएँ। दिन में ज़्यादा से ज़्यादा एक।',
    priceText: (price) => `नई कीमत: ${price}`,
    usedText: (price) => `50 किमी के अंदर पुराना ट्रैक्टर, ${price} या कम में।`,
    endLabel: 'अलर्ट बंद करें',
  },
  gu: {
    confirmLabel: 'એલર્ટ શરૂ કરો',
    confirmText: 'ભાવ એલર્ટ શરૂ કરવા દબાવો. દિવસમાં વધુમાં વધુ એક.',
    priceText: (price) => `નવો ભાવ: ${price}`,
    usedText: (price) => `50 કિમીમાં જૂનું ટ્રેક્ટર, ${price} કે ઓછામાં.`,
    endLabel: 'એલર્ટ બંધ કરો',
  },
  mr: {
    confirmLabel: 'अलर्ट सुरू करा',
    confirmText: 'किंमत अलर्ट सुरू करण्यासाठी दाबा. दिवसाला जास्तीत जास्त एक.',
    priceText: (price) => `नवी किंमत: ${price}`,
    usedText: (price) => `50 किमीत जुना ट्रॅक्टर, ${price} किंवा कमी किमतीत.`,
    endLabel: 'अलर्ट बंद करा',
  },
};
