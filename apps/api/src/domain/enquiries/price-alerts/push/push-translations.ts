import type { Language } from '@tractor-haat/i18n';

type PushTranslations = {
  confirmLabel: string;
  confirmText: string;
  priceText(price: string): string;
  usedText(price: string): string;
  endLabel: string;
};

export const PUSH_TRANSLATIONS: Readonly<Record<Language, PushTranslations>> = {
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
