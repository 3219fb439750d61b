import { ApiError, listInvalidFields, type SubmissionField } from '@tractor-haat/api-client';
import { AttachedForm, useIdempotentSubmit } from '@tractor-haat/forms';
import type { Ref } from 'react';
import type { ModeratedField, ModeratedFormResult, SendModeratedForm } from './moderated-field.ts';

type ModeratedFormLogicProps = {
  element: HTMLFormElement;
  fields: readonly ModeratedField[];
  /** Time from which the age of the form counts, as in `performance.now()`. */
  since: number;
  send: SendModeratedForm;
  /** `rule` is undefined when the field has become valid. */
  onVisibleError: (name: string, rule: string | undefined) => void;
  onResult: (notice: ModeratedFormResult) => void;
  submit: Ref<() => Promise<string | undefined>>;
};

export function ModeratedFormLogic(props: ModeratedFormLogicProps) {
  const { element, fields, since, send, onVisibleError, onResult, submit } = props;
  const submitWithKey = useIdempotentSubmit();
  const validatedFields = fields.filter(
    (field): field is ModeratedField & { rule: SubmissionField } => field.rule !== undefined,
  );
  return (
    <AttachedForm
      element={element}
      names={validatedFields.map(({ name }) => name)}
      validate={(values) =>
        Object.fromEntries(
          validatedFields
            .filter(
              ({ name, rule }) => listInvalidFields({ [rule]: values[name] ?? '' }).length > 0,
            )
            .map(({ name, rule }) => [name, rule]),
        )
      }
      onSend={async (values) => {
        try {
          await submitWithKey(values as Record<string, string>, (body) =>
            send(body, Math.round(performance.now() - since)),
          );
          element.reset();
          onResult('sent');
        } catch (error) {
          const status = error instanceof ApiError ? error.status : 0;
          onResult(toFailedResult(status));
        }
      }}
      onVisibleError={onVisibleError}
      submit={submit}
    />
  );
}

function toFailedResult(status: number): ModeratedFormResult {
  if (status === 429) return 'too_many';
  return status === 400 ? 'too_fast' : 'failed';
}
