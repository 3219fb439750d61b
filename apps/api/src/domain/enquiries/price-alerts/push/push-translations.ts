import type { Language } from '@tractor-haat/i18n';

interface PushTranslations {
  readonly confirm: string;
  readonly confirm_line: string;
  readonly price: (price: string) => string;
  readonly used: (price: string) => string;
  readonly end: string;
}

export const PUSH_TRANSLATIONS: Readonly<Record<Language, PushTranslations>> = {
  en: {
    confirm: 'Start the alert',
    confirm_line: 'Tap to start the price alert. At most one notice a day.',
    price: (price) => `New price: ${price}`,
    used: (price) => `A used one for ${price} or less, within 50 km.`,
    end: 'Stop alert',
  },
  hi: {
    confirm: 'सूचना शुरू करें',
    confirm_line: 'कीमत की सूचना शुरू करने के लिए दबाएँ। दिन में ज़्यादा से ज़्यादा एक।',
    price: (price) => `नई कीमत: ${price}`,
    used: (price) => `50 किमी के अंदर पुराना ट्रैक्टर, ${price} या कम में।`,
    end: 'सूचना बंद करें',
  },
  gu: {
    confirm: 'સૂચના શરૂ કરો',
    confirm_line: 'કિંમતની સૂચના શરૂ કરવા દબાવો. દિવસમાં વધુમાં વધુ એક.',
    price: (price) => `નવી કિંમત: ${price}`,
    used: (price) => `50 કિમીમાં જૂનું ટ્રેક્ટર, ${price} કે ઓછામાં.`,
    end: 'સૂચના બંધ કરો',
  },
  mr: {
    confirm: 'सूचना सुरू करा',
    confirm_line: 'किमतीची सूचना सुरू करण्यासाठी दाबा. दिवसाला जास्तीत जास्त एक.',
    price: (price) => `नवी किंमत: ${price}`,
    used: (price) => `50 किमीत जुना ट्रॅक्टर, ${price} किंवा कमी किमतीत.`,
    end: 'सूचना बंद करा',
  },
};
