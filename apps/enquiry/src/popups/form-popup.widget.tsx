import { ALL_FORMS } from '@tractor-haat/api-client';
import type { EnquiryFormPopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';

export function Component({ form, prefill = {}, ...props }: EnquiryFormPopupProps) {
  return <FlowDialog {...props} definition={ALL_FORMS[form]} prefill={prefill} />;
}
