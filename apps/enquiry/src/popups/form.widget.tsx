import { ALL_FORMS } from '@tractor-haat/api-client';
import type { WidgetLoaderArgs } from '@tractor-haat/platform';
import type { EnquiryInlineFormProps } from '../contract.ts';
import { fetchServerChoices } from '../form/fetch-choices.ts';
import type { InitialChoices } from '../form/form-fields.tsx';
import { InlineFlow } from './inline-flow.tsx';

/** The options are part of the HTML, so the form works without JavaScript. */
export function loader({
  props: { form, prefill = {} },
  language,
  signal,
}: WidgetLoaderArgs<EnquiryInlineFormProps>): Promise<InitialChoices> {
  return fetchServerChoices(ALL_FORMS[form], prefill, language, signal);
}

export function Component({
  form,
  prefill = {},
  data,
  ...formProps
}: EnquiryInlineFormProps & { data?: InitialChoices | null }) {
  return (
    <InlineFlow
      {...formProps}
      definition={ALL_FORMS[form]}
      prefill={prefill}
      lists={data ?? undefined}
    />
  );
}
