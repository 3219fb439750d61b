import type { FormDefinition, FormValues, PictureName } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Steps } from '@tractor-haat/ui';
import { type ReactNode, useId } from 'react';
import { EnquiryForm } from '../form/enquiry-form.tsx';
import type { GivenChoices } from '../form/form-fields.tsx';
import type { Faults } from '../form/given-faults.ts';
import { plainPost } from '../form/plain-post.ts';
import { keep } from '../form/remembered.ts';
import { Said } from './said.tsx';
import { useEnquiryFlow } from './use-enquiry-flow.ts';

/** What is around the steps: a dialog, or a part of the page. */
export type Frame = (parts: { title: string; foot?: ReactNode; children: ReactNode }) => ReactNode;

type EnquiryFlowProps = {
  definition: FormDefinition;
  initial: FormValues;
  productId?: number | undefined;
  productName?: string | undefined;
  productPicture?: PictureName | undefined;
  pageSource?: string | undefined;
  /** What the server sent with the page: lists, and what was wrong. */
  given?: GivenChoices | undefined;
  faults?: Faults | undefined;
  frame: Frame;
};

const IMPLEMENTS = new Set(['implement-price', 'implement-on-road']);

/** A form, its code and what comes of it, in a frame that stays the same. */
export function EnquiryFlow(props: EnquiryFlowProps) {
  const { definition, initial, productName, productPicture, given, faults, frame } = props;
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { language } = usePage();
  const formId = useId();
  const flow = useEnquiryFlow({ ...props, productModel: initial.model });
  const { step, busy, failure } = flow;
  const isImplement = IMPLEMENTS.has(definition.name);
  if (step.name === 'form') {
    const foot = (
      <>
        {failure ? <Said failure={failure} /> : null}
        <Button type="submit" form={formId} variant="action" wide busy={busy}>
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
            id={formId}
            definition={definition}
            initial={initial}
            productName={productName}
            productPicture={productPicture}
            given={given}
            faults={faults}
            plain={plainPost(definition, { ...props, language })}
            onSend={flow.send}
            onChange={(values) => {
              keep(definition.name, values);
              flow.prepare();
            }}
          />
        </>
      ),
    });
  }
  const { CodeStep, DoneStep } = step.parts;
  if (step.name === 'code') {
    return frame({
      title: t('code.title'),
      children: (
        <CodeStep
          mobile={step.sent.mobile}
          said={step.said}
          busy={busy}
          hidesPrice={isImplement}
          onVerify={flow.verify}
          onResend={flow.resend}
          onSkip={flow.skip}
        />
      ),
    });
  }
  // Another model than the page's may have been chosen.
  const isOfPage = initial.model === undefined || step.sent.model === initial.model;
  return frame({
    title: t(isImplement ? 'done.title' : 'done.thanks_title'),
    children: (
      <DoneStep
        step={step}
        productName={isOfPage ? (productName ?? step.sent.model) : step.sent.model}
        isImplement={isImplement}
      />
    ),
  });
}
