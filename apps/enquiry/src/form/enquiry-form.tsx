import {
  cleaned,
  type FormDefinition,
  type FormValues,
  faultsOf,
  type PictureName,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { focusFirstFault, useAfterCommit } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form } from 'react-final-form';
import styles from './enquiry-form.module.css';
import { FormFields, type GivenChoices } from './form-fields.tsx';
import { type Faults, GivenFaults } from './given-faults.ts';
import { OnChange } from './on-change.ts';
import type { PlainPost } from './plain-post.ts';
import { ProductLine } from './product-line.tsx';

type EnquiryFormProps = {
  /** Id of the form element: the submit button may stand outside of it. */
  id: string;
  definition: FormDefinition;
  initial: FormValues;
  productName?: string | undefined;
  productPicture?: PictureName | undefined;
  given?: GivenChoices | undefined;
  /** What the server found wrong, when a browser without JavaScript sent the form. */
  faults?: Faults | undefined;
  /** Sends the form; what it gives back is wrong with the fields. */
  onSend: (values: FormValues) => Promise<Faults | undefined>;
  onChange?: ((values: FormValues) => void) | undefined;
  /** Where and with what a browser without JavaScript sends it. */
  plain: PlainPost;
  children?: ReactNode;
};

const none: Faults = {};

/** Any enquiry form, as its definition says. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, definition, initial, given, faults, onSend, onChange, plain, children } = props;
  const { t } = useTranslation('enquiry');
  const element = useRef<HTMLFormElement>(null);
  const first = useRef({ terms: 'on', ...initial });
  const afterCommit = useAfterCommit();
  return (
    <Form<Record<string, string>>
      initialValues={first.current}
      validate={(values) => faultsOf(definition, cleaned(definition, values))}
      onSubmit={async (values) => onSend(cleaned(definition, values))}
      render={({ handleSubmit }) => (
        <form
          ref={element}
          id={id}
          className={styles.form}
          method="post"
          action={plain.action}
          noValidate
          onSubmit={async (event: FormEvent<HTMLFormElement>) => {
            await handleSubmit(event);
            afterCommit(() => focusFirstFault(element.current));
          }}
        >
          {Object.entries(plain.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ProductLine name={props.productName} picture={props.productPicture} />
          <p className={styles.note}>
            {t(definition.name === 'implement-price' ? 'line.implement-price' : 'line.other')}
          </p>
          <GivenFaults value={faults ?? none}>
            <FormFields definition={definition} given={given} />
          </GivenFaults>
          {onChange ? <OnChange onChange={onChange} /> : null}
          {children}
        </form>
      )}
    />
  );
}
