import type { LocalizedMessage } from './request-messages.ts';

/** Messages about syncing the notebook, by `reason` and language. */
export const NOTEBOOK_MESSAGES = {
  notebook_sign_in: {
    en: 'Sign in to have your notebook on your other phones.',
    hi: 'अपनी नोटबुक दूसरे फ़ोन पर भी पाने के लिए साइन इन करें।',
    gu: 'તમારી નોટબુક બીજા ફોન પર પણ જોવા માટે સાઇન ઇન કરો.',
    mr: 'तुमची वही दुसऱ्या फोनवरही मिळवण्यासाठी साइन इन करा.',
  },
  notebook_full: {
    en: 'Your notebook is full (500 entries). Remove something first.',
    hi: 'आपकी नोटबुक भर गई है: 500 चीज़ें। पहले कुछ हटाएँ।',
    gu: 'તમારી નોટબુક ભરાઈ ગઈ છે: 500 નોંધ. પહેલાં કંઈક કાઢો.',
    mr: 'तुमची वही भरली आहे: 500 नोंदी. आधी काही काढा.',
  },
  notebook_often: {
    en: 'Your notebook was updated too often. Please try again later.',
    hi: 'आपकी नोटबुक बहुत बार अपडेट हुई है। थोड़ी देर बाद फिर करें।',
    gu: 'તમારી નોટબુક ઘણી વાર મેળવાઈ છે. થોડી વાર પછી ફરી કરો.',
    mr: 'तुमची वही खूप वेळा जुळवली गेली. थोड्या वेळाने पुन्हा करा.',
  },
  notebook_synced: {
    en: 'Your notebook is the same on all phones where you are signed in.',
    hi: 'जिन फ़ोन पर आपने साइन इन किया है, उन सब पर नोटबुक एक जैसी है।',
    gu: 'તમે જે ફોનમાં સાઇન ઇન છો તે બધામાં નોટબુક એકસરખી છે.',
    mr: 'तुम्ही ज्या फोनवर साइन इन आहात त्या सर्वांवर वही सारखी आहे.',
  },
} as const satisfies Readonly<Record<string, LocalizedMessage>>;

export type NotebookReason = keyof typeof NOTEBOOK_MESSAGES;
