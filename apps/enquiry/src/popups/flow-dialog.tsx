import type { FormValues } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import { useMemo } from 'react';
import { EnquiryFlow } from '../flow/enquiry-flow.tsx';
import type { FormAbout } from '../form/enquiry-form.tsx';
import { recall, startValues } from '../form/remembered.ts';

type FlowDialogProps = FormAbout & {
  /** Undefined while it is being requested; what it is then is final. */
  prefill: FormValues | undefined;
  onClose: () => void;
};

/** A form over the page, with what this visit knows already filled in. */
export function FlowDialog({ prefill, onClose, ...flow }: FlowDialogProps) {
  const { t } = useTranslation('enquiry');
  const isReady = prefill !== undefined;
  // Once: values that are stored while the visitor types do not come back into the form.
  const initial = useMemo(
    () => (isReady ? startValues(recall(flow.definition.name), prefill) : undefined),
    [isReady],
  );
  return (
    <EnquiryFlow
      {...flow}
      initial={initial}
      frame={(parts) => <Dialog open onClose={onClose} closeLabel={t('action.close')} {...parts} />}
    />
  );
}
