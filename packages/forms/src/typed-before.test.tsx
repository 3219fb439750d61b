import { act, screen } from '@testing-library/react';
import { Field, NativeSelect, repeatTyped, SearchSelect } from '@tractor-haat/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from './form.tsx';
import { FormTranslationsProvider } from './form-translations.ts';
import { CheckboxField, MobileField, TermsField, TextAreaField, TextField } from './text-field.tsx';
import { useBoundField } from './use-bound-field.ts';

const STATES = [
  { value: 'gujarat', label: 'Gujarat' },
  { value: 'punjab', label: 'Punjab' },
];
const texts = { search: '', none: '', loading: '', failed: '', retry: '', close: '' };

function StateField() {
  const { input } = useBoundField('state');
  return (
    <Field label="State">
      {(control) => (
        <SearchSelect
          {...control}
          name="state"
          title="State"
          options={STATES}
          value={input.value}
          onChange={input.onChange}
          placeholder="Choose"
          texts={texts}
          state="ready"
          onRetry={() => undefined}
        />
      )}
    </Field>
  );
}

function PurposeField() {
  const { input } = useBoundField('use');
  return (
    <NativeSelect {...input} aria-label="Use">
      <option value="">–</option>
      <option value="farm">Farm</option>
    </NativeSelect>
  );
}

const page = (onSend: (values: object) => Promise<undefined>) => (
  <FormTranslationsProvider value={{ formatMessage: ({ reason }) => reason, optional: '' }}>
    <Form action="/api/thing" initial={{ terms: 'on' }} validate={() => ({})} onSend={onSend}>
      <TextField name="name" label="Name" />
      <MobileField label="Mobile" />
      <TextAreaField name="message" label="Message" />
      <StateField />
      <PurposeField />
      <TermsField label="Terms" />
      <CheckboxField name="news" label="News" />
      <CheckboxField name="calls" label="Calls" />
      <button type="submit">Send</button>
    </Form>
  </FormTranslationsProvider>
);

beforeAll(() => {
  window.repeatTyped = repeatTyped;
});
afterEach(() => document.body.replaceChildren());

test('sends all values that were typed, selected, ticked or unticked before hydration', async () => {
  const onSend = jest.fn(async () => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(onSend));
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  control('Name').value = 'Ramesh';
  control('Mobile').value = '+91 98765 43210';
  control('Message').value = 'Please call me';
  control('State').value = 'punjab';
  control('Use').value = 'farm';
  control('Terms').checked = false;
  control('News').checked = true;
  await act(async () => hydrateRoot(container, page(onSend)));
  expect(control('Name')).toHaveValue('Ramesh');
  expect(control('Mobile')).toHaveValue('9876543210');
  expect(control('Terms')).not.toBeChecked();
  expect(control('News')).toBeChecked();
  expect(control('Calls')).not.toBeChecked();
  await act(async () => screen.getByText('Send').click());
  expect(onSend).toHaveBeenCalledWith({
    name: 'Ramesh',
    mobile: '9876543210',
    message: 'Please call me',
    state: 'punjab',
    use: 'farm',
    news: 'on',
    // Like an empty value, an unticked box is absent.
    terms: undefined,
  });
});
