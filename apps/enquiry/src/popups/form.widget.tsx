import { ALL_FORMS } from '@tractor-haat/api-client';
import type { EnquiryInlineFormProps } from '@tractor-haat/platform';
import { InlineFlow } from './inline-flow.tsx';

/** Any enquiry form, in the page itself. */
export function Component({ form, prefill = {}, ...rest }: EnquiryInlineFormProps) {
  return <InlineFlow {...rest} definition={ALL_FORMS[form]} prefill={prefill} />;
}
