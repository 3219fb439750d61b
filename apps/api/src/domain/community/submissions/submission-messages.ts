import type { SubmissionField } from '@tractor-haat/api-client';
import type { LocalizedMessage } from '@tractor-haat/api-client/contract';

/** Messages for rejected texts; a test compares them with the pages. */
export const SUBMISSION_MESSAGES: Readonly<
  Record<SubmissionField | 'too_fast' | 'too_many', LocalizedMessage>
> = {
  name: {
    en: 'Name must contain only letters and spaces',
    hi: 'नाम में सिर्फ़ अक्षर और खाली जगह हो सकती है',
    gu: 'નામમાં ફક્ત અક્ષરો અને ખાલી જગ્યા હોઈ શકે',
    mr: 'नावात फक्त अक्षरे आणि मोकळी जागा असू शकते',
  },
  email: {
    en: 'Email is invalid',
    hi: 'ईमेल सही नहीं है',
    gu: 'ઈમેલ બરાબર નથી',
    mr: 'ईमेल बरोबर नाही',
  },
  mobile: {
    en: 'Enter a valid 10-digit mobile number.',
    hi: '10 अंकों का सही मोबाइल नंबर लिखें।',
    gu: '10 આંકડાનો સાચો મોબાઇલ નંબર લખો.',
    mr: '10 अंकी योग्य मोबाइल नंबर लिहा.',
  },
  text: {
    en: 'Write between 5 and 2000 characters.',
    hi: '5 से 2000 अक्षर लिखें।',
    gu: '5 થી 2000 અક્ષર લખો.',
    mr: '5 ते 2000 अक्षरे लिहा.',
  },
  title: {
    en: 'Write the question in 10 to 150 characters.',
    hi: 'सवाल 10 से 150 अक्षरों में लिखें।',
    gu: 'પ્રશ્ન 10 થી 150 અક્ષરમાં લખો.',
    mr: 'प्रश्न 10 ते 150 अक्षरांत लिहा.',
  },
  category: {
    en: 'Choose a topic.',
    hi: 'विषय चुनें।',
    gu: 'વિષય પસંદ કરો.',
    mr: 'विषय निवडा.',
  },
  too_fast: {
    en: 'That did not go through. Please wait a moment and send it again.',
    hi: 'यह नहीं गया। ज़रा रुककर फिर से भेजें।',
    gu: 'આ ન ગયું. થોડી વાર રહીને ફરી મોકલો.',
    mr: 'हे गेले नाही. थोडे थांबून पुन्हा पाठवा.',
  },
  too_many: {
    en: 'You have written a lot just now. Please try again later.',
    hi: 'आपने अभी काफ़ी लिखा है। थोड़ी देर बाद फिर कोशिश करें।',
    gu: 'તમે હમણાં ઘણું લખ્યું છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    mr: 'तुम्ही आत्ता बरेच लिहिले आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
};
