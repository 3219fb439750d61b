import type { FormValues } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import { useMemo } from 'react';
import { EnquiryFlow } from '../flow/enquiry-flow.tsx';
import { createInitialValues, readFormValues } from '../flow/use-enquiry-flow.ts';
import type { EnquirySubject } from '../form/enquiry-form.tsx';

type FlowDialogProps = EnquirySubject & {
  /** Undefined while the values load. Later changes have no effect. */
  prefill: FormValues | undefined;
  onClose: () => void;
};

export function FlowDialog({ prefill, onClose, ...flow }: FlowDialogProps) {
  const { t } = useTranslation('enquiry');
  const isReady = prefill !== undefined;
  // Computed once, because values stored while the visitor types must not change the form.
  const initial = useMemo(
    () =>
      isReady ? createInitialValues(readFormValues(flow.definition.name), prefill) : undefined,
    [isReady],
  );
  return (
    <EnquiryFlow
      {...flow}
      initial={initial}
      frame={(props) => <Dialog open onClose={onClose} closeLabel={t('action.close')} {...props} />}
    />
  );
}
