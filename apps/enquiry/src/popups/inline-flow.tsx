import type { FormValues } from '@tractor-haat/api-client';
import { useEffect, useState } from 'react';
import { EnquiryFlow } from '../flow/enquiry-flow.tsx';
import { createInitialValues, readFormValues } from '../flow/use-enquiry-flow.ts';
import type { EnquirySubject } from '../form/enquiry-form.tsx';
import styles from './inline-flow.module.css';

type InlineFlowProps = EnquirySubject & {
  prefill: FormValues;
  heading?: 'h1' | 'h2';
};

export function InlineFlow({ prefill, heading = 'h2', ...flow }: InlineFlowProps) {
  const [restored, setRestored] = useState<FormValues>();
  const { definition, validationErrors } = flow;
  const isDraft = validationErrors !== undefined && Object.keys(validationErrors).length > 0;
  useEffect(() => {
    // After a rejected native submit, `prefill` already contains the typed values.
    if (!isDraft) setRestored(createInitialValues(readFormValues(definition.name), prefill));
  }, []);
  return (
    <EnquiryFlow
      {...flow}
      initial={prefill}
      restored={restored}
      frame={({ title, foot, children }) => (
        <>
          {heading === 'h1' ? <h1>{title}</h1> : null}
          <section className={styles.box} aria-label={title}>
            {heading === 'h2' ? <h2 className={styles.title}>{title}</h2> : null}
            {children}
            {foot}
          </section>
        </>
      )}
    />
  );
}
