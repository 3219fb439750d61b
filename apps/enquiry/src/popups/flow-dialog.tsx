import type { FormValues } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import { useState } from 'react';
import { EnquiryFlow } from '../flow/enquiry-flow.tsx';
import type { FormAbout } from '../form/enquiry-form.tsx';
import { recall, startValues } from '../form/remembered.ts';

type FlowDialogProps = FormAbout & { prefill: FormValues; onClose: () => void };

/** A form over the page, with what this visit knows already filled in. */
export function FlowDialog({ prefill, onClose, ...flow }: FlowDialogProps) {
  const { t } = useTranslation('enquiry');
  const [initial] = useState(() => startValues(recall(flow.definition.name), prefill));
  return (
    <EnquiryFlow
      {...flow}
      initial={initial}
      frame={(parts) => <Dialog open onClose={onClose} closeLabel={t('action.close')} {...parts} />}
    />
  );
}
