import type { FormValues } from '@tractor-haat/api-client';
import { FormMessageLine, FormTranslationsProvider } from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Skeleton, Steps } from '@tractor-haat/ui';
import { type ReactNode, useId } from 'react';
import { EnquiryForm, type EnquirySubject } from '../form/enquiry-form.tsx';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { storeFormValues, useEnquiryFlow } from './use-enquiry-flow.ts';

export type FlowFrame = (props: {
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}) => ReactNode;

type EnquiryFlowProps = EnquirySubject & {
  initial: FormValues | undefined;
  restored?: FormValues | undefined;
  frame: FlowFrame;
};

const IMPLEMENT_FORMS = new Set(['implement-price', 'implement-on-road']);

export function EnquiryFlow({ frame: renderFrame, ...subject }: EnquiryFlowProps) {
  const { definition, initial } = subject;
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  // Read on each render, because the translations of later steps load with those steps.
  const translations = useEnquiryTranslations();
  const frameStep: FlowFrame = (props) => (
    <FormTranslationsProvider value={translations}>{renderFrame(props)}</FormTranslationsProvider>
  );
  const formId = useId();
  const hasValidationErrors = Object.keys(subject.validationErrors ?? {}).length > 0;
  const flow = useEnquiryFlow(
    { ...subject, productModel: initial?.model },
    { isReady: initial !== undefined && !hasValidationErrors },
  );
  const { step, busy, failure } = flow;
  const isImplement = IMPLEMENT_FORMS.has(definition.name);
  // Uses the frame of the form, because replacing a dialog would lose an Escape key that is pressed meanwhile.
  if (initial === undefined)
    return frameStep({
      title: t(`title.${definition.name}`),
      children: <Skeleton shape="picture" />,
    });
  if (step.name === 'form') {
    const foot = (
      <>
        <FormMessageLine message={failure} />
        <Button type="submit" form={formId} variant="action" wide isPending={busy}>
          {t(failure ? 'action.send_again' : 'action.submit')}
        </Button>
      </>
    );
    return frameStep({
      title: t(`title.${definition.name}`),
      foot,
      children: (
        <>
          <Steps step={1} steps={3} label={t('step', { step: 1, steps: 3 })} />
          <EnquiryForm
            {...subject}
            initial={initial}
            id={formId}
            onSend={flow.send}
            onChange={(values) => {
              storeFormValues(definition.name, values);
              flow.prepare();
            }}
          />
        </>
      ),
    });
  }
  const { EnquiryCode, DoneStep } = step.modules;
  if (step.name === 'code') {
    return frameStep({
      title: t('code.title'),
      children: (
        <EnquiryCode
          mobile={step.sent.mobile}
          message={step.notice}
          isPending={busy}
          hidesPrice={isImplement}
          onVerify={flow.verify}
          onResend={flow.resend}
          onSkip={flow.skip}
        />
      ),
    });
  }
  return frameStep({
    title: t(isImplement ? 'done.title' : 'done.thanks_title'),
    children: (
      <DoneStep
        step={step}
        isImplement={isImplement}
        onCode={flow.backToCode}
        onNext={flow.openNextStep}
      />
    ),
  });
}
