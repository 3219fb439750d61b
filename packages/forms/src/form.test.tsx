import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from './form.tsx';
import { FormTranslationsProvider } from './form-translations.ts';
import type { FieldErrors } from './initial-errors.ts';
import { MobileField, TermsField, TextField } from './text-field.tsx';

const translations = {
  formatMessage: ({ reason }: { reason: string }) => `says ${reason}`,
  optional: 'optional',
};

type FormInput = { name?: string; mobile?: string; terms?: string };

function renderForm(
  onSend: (typed: FormInput) => Promise<FieldErrors | undefined>,
  {
    validationErrors = {},
    onChange,
  }: { validationErrors?: FieldErrors; onChange?: (typed: FormInput) => void } = {},
) {
  const { container } = render(
    <FormTranslationsProvider value={translations}>
      <Form<FormInput>
        action="/api/thing"
        plain={{ language: 'hi' }}
        initial={{ terms: 'on' }}
        validationErrors={validationErrors}
        validate={({ name, terms }) => ({
          ...(name ? {} : { name: 'name_required' }),
          ...(terms ? {} : { terms: 'terms_required' }),
        })}
        onSend={onSend}
        onChange={onChange}
      >
        {({ submitting }) => (
          <>
            <MobileField label="Mobile" optional />
            <TextField name="name" label="Name" parse={(text) => text.trimStart()} />
            <TermsField label="Terms" />
            <button type="submit">{submitting ? 'busy' : 'send'}</button>
          </>
        )}
      </Form>
    </FormTranslationsProvider>,
  );
  return container;
}
const getName = () => screen.getByLabelText('Name');
const type = (value: string) => fireEvent.change(getName(), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('without JavaScript the browser posts the form with the hidden fields of `plain`', () => {
  const form = renderForm(async () => undefined).querySelector('form');
  expect(form).toHaveAttribute('action', '/api/thing');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    language: 'hi',
    mobile: '',
    name: '',
    terms: 'on',
  });
});

test('focuses the first invalid field and shows its error instead of sending the form', async () => {
  const onSend = jest.fn(async () => undefined);
  renderForm(onSend);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(getName()).toHaveAccessibleDescription('says name_required');
  expect(getName()).toHaveFocus();
  type('Geeta');
  await send();
  expect(onSend.mock.calls).toEqual([[{ name: 'Geeta', terms: 'on' }]]);
});

test('sends the form once at a time, and the button shows the pending state', async () => {
  let respond: (validationErrors: FieldErrors | undefined) => void = () => undefined;
  const onSend = jest.fn(
    () => new Promise<FieldErrors | undefined>((resolve) => (respond = resolve)),
  );
  renderForm(onSend);
  type('Geeta');
  await send();
  expect(screen.getByRole('button')).toHaveTextContent('busy');
  await send();
  expect(onSend).toHaveBeenCalledTimes(1);
  await act(async () => respond(undefined));
  expect(screen.getByRole('button')).toHaveTextContent('send');
  await send();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('removes an error from the server when the value of its field changes', async () => {
  renderForm(async () => ({ name: 'name_characters' }));
  type('Geeta 2');
  await send();
  expect(getName()).toHaveAccessibleDescription('says name_characters');
  type('Geeta');
  expect(getName()).toHaveAccessibleDescription('');
});

test('removes an error of a server-rendered draft when the value of its field changes', () => {
  renderForm(async () => undefined, { validationErrors: { name: 'name_long' } });
  expect(getName()).toHaveAccessibleDescription('says name_long');
  type('Geeta');
  expect(getName()).toHaveAccessibleDescription('');
});

test('shows no error when an empty field loses the focus, but one when a required checkbox is unticked', () => {
  renderForm(async () => undefined);
  fireEvent.focus(getName());
  fireEvent.blur(getName());
  expect(getName()).toHaveAccessibleDescription('');
  const terms = screen.getByLabelText('Terms');
  fireEvent.click(terms);
  expect(terms).toHaveAccessibleDescription('says terms_required');
});

test('normalises typed text and passes all values to onChange', () => {
  const onChange = jest.fn();
  renderForm(async () => undefined, { onChange });
  expect(onChange).not.toHaveBeenCalled();
  type('  Geeta');
  expect(getName()).toHaveValue('Geeta');
  const mobile = screen.getByLabelText('Mobile');
  expect(mobile).toHaveAccessibleDescription('optional');
  fireEvent.change(mobile, { target: { value: '+91 98765-43210' } });
  expect(mobile).toHaveValue('9876543210');
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Geeta', mobile: '9876543210', terms: 'on' });
});
