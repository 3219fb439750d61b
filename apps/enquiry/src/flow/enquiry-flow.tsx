import type { FormValues } from '@tractor-haat/api-client';
import { FormMessageLine, FormTranslationsProvider } from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';
import { Button, Skeleton, Steps } from '@tractor-haat/ui';
import { type ReactNode, useId } from 'react';
import { EnquiryForm, type FormAbout } from '../form/enquiry-form.tsx';
import { storeFormValues } from '../form/store-form-values.ts';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { useEnquiryFlow } from './use-enquiry-flow.ts';

export type Frame = (props: { title: string; foot?: ReactNode; children: ReactNode }) => ReactNode;

type EnquiryFlowProps = FormAbout & {
  initial: FormValues | undefined;
  restored?: FormValues | undefined;
  frame: Frame;
};

const IMPLEMENT_FORMS = new Set(['implement-price', 'implement-on-road']);

export function EnquiryFlow({ frame: renderFrame, ...about }: EnquiryFlowProps) {
  const { definition, initial } = about;
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  // Read on each render, because the translations of later steps load with those steps.
  const translations = useEnquiryTranslations();
  const frame: Frame = (props) => (
    <FormTranslationsProvider value={translations}>{renderFrame(props)}</FormTranslationsProvider>
  );
  const formId = useId();
  const flow = useEnquiryFlow(
    { ...about, productModel: initial?.model },
    initial !== undefined && Object.keys(about.validationErrors ?? {}).length === 0,
  );
  const { step, busy, failure } = flow;
  const isImplement = IMPLEMENT_FORMS.has(definition.name);
  // Same frame as the form, because replacing a dialog would lose an Escape key that is pressed meanwhile.
  if (initial === undefined)
    return frame({
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
    return frame({
      title: t(`title.${definition.name}`),
      foot,
      children: (
        <>
          <Steps step={1} steps={3} label={t('step', { step: 1, steps: 3 })} />
          <EnquiryForm
            {...about}
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
    return frame({
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
  return frame({
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
