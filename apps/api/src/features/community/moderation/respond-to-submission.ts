import type { SubmissionField } from '@tractor-haat/api-client';
import type { LocalizedMessage } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, toErrorCode } from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import { addDraftToPath } from '../../../core/visitor/create-draft-path.ts';
import { type VisitorDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { isPlainForm } from '../../../core/visitor/respond-to-form.ts';
import type { SubmissionResult } from './save-submission.ts';

type FormTarget = {
  language: Language;
  path: string;
  /** Name of the query parameter and the anchor, as in `?comment=sent#comment`. */
  form: string;
  /** Shown in the form again after a rejection. */
  values: Record<string, string>;
};

/** Browsers without JavaScript are redirected to the form. Other requests get JSON. */
export async function respondToSubmission(
  deps: VisitorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  submission: SubmissionResult,
  page: FormTarget,
) {
  reply.header('cache-control', 'no-store');
  const isAccepted = submission.outcome === 'fine' || submission.outcome === 'trapped';
  if (isPlainForm(request)) {
    const { language, form, values } = page;
    const result = isAccepted ? 'sent' : submission.outcome;
    const path = `${localizePath(language, page.path)}?${form}=${result}`;
    const target = isAccepted
      ? path
      : await addDraftToPath(withAddress(deps, request), path, { values });
    return reply.redirect(`${target}#${form}`, 303);
  }
  if ('status' in submission) {
    const { outcome, status } = submission;
    const translations = SUBMISSION_MESSAGES[outcome];
    const retryDetails =
      'waitSeconds' in submission ? { retryAfterSeconds: submission.waitSeconds } : {};
    throw new HttpError(toErrorCode(status), translations.en, {
      reason: outcome,
      translations,
      ...retryDetails,
    });
  }
  return reply.send({ success: true, message: SUCCESS_MESSAGES.submission.en });
}

/** The pages show the same texts. `translate-message.test.ts` compares them. */
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
    gu: 'ઈમેલ સાચો નથી',
    mr: 'ईमेल बरोबर नाही',
  },
  mobile: {
    en: 'Enter a valid 10-digit mobile number.',
    hi: '10 अंकों का सही मोबाइल नंबर लिखें।',
    gu: 'સાચો 10 આંકડાનો મોબાઇલ નંબર લખો.',
    mr: 'योग्य 10 अंकी मोबाइल नंबर लिहा.',
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
    en: 'You have sent several texts. Please wait a while before the next one.',
    hi: 'आपने अभी कई बार लिखकर भेजा है। अगला थोड़ी देर बाद भेजें।',
    gu: 'તમે હમણાં ઘણાં લખાણ મોકલ્યાં છે. પછીનું થોડી વાર પછી મોકલો.',
    mr: 'तुम्ही आत्ताच बरेच मजकूर पाठवले आहेत. पुढचा थोड्या वेळाने पाठवा.',
  },
};
