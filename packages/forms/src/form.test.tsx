import { act, fireEvent, render, screen } from '@testing-library/react';
import { MobileField, TermsField, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import { FormTranslationsProvider } from './form-translations.ts';
import type { FieldErrors } from './initial-errors.ts';

const translations = {
  say: ({ reason }: { reason: string }) => `says ${reason}`,
  optional: 'optional',
};

type FormInput = { name?: string; mobile?: string; terms?: string };

function show(
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
const name = () => screen.getByLabelText('Name');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('without script it is a form that is posted, with what the server must know', () => {
  const form = show(async () => undefined).querySelector('form');
  expect(form).toHaveAttribute('action', '/api/thing');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    language: 'hi',
    mobile: '',
    name: '',
    terms: 'on',
  });
});

test('what is wrong is not sent; it is said beside its field, which has the focus', async () => {
  const onSend = jest.fn(async () => undefined);
  show(onSend);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(name()).toHaveAccessibleDescription('says name_required');
  expect(name()).toHaveFocus();
  type('Geeta');
  await send();
  expect(onSend.mock.calls).toEqual([[{ name: 'Geeta', terms: 'on' }]]);
});

test('one submit at a time, and the button says so', async () => {
  let answer: (validationErrors: FieldErrors | undefined) => void = () => undefined;
  const onSend = jest.fn(
    () => new Promise<FieldErrors | undefined>((resolve) => (answer = resolve)),
  );
  show(onSend);
  type('Geeta');
  await send();
  expect(screen.getByRole('button')).toHaveTextContent('busy');
  await send();
  expect(onSend).toHaveBeenCalledTimes(1);
  await act(async () => answer(undefined));
  expect(screen.getByRole('button')).toHaveTextContent('send');
  await send();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('what the server found wrong with a value goes when the value is changed', async () => {
  show(async () => ({ name: 'name_letters' }));
  type('Geeta 2');
  await send();
  expect(name()).toHaveAccessibleDescription('says name_letters');
  type('Geeta');
  expect(name()).toHaveAccessibleDescription('');
});

test('what it found before the page was made goes when the field is touched', () => {
  show(async () => undefined, { validationErrors: { name: 'name_long' } });
  expect(name()).toHaveAccessibleDescription('says name_long');
  type('Geeta');
  expect(name()).toHaveAccessibleDescription('');
});

test('an empty field that was only passed is no mistake, a wrong one that was left is', () => {
  show(async () => undefined);
  fireEvent.focus(name());
  fireEvent.blur(name());
  expect(name()).toHaveAccessibleDescription('');
  const terms = screen.getByLabelText('Terms');
  fireEvent.click(terms);
  expect(terms).toHaveAccessibleDescription('says terms_required');
});

test('what stays of what is typed; it is told as it is typed', () => {
  const onChange = jest.fn();
  show(async () => undefined, { onChange });
  expect(onChange).not.toHaveBeenCalled();
  type('  Geeta');
  expect(name()).toHaveValue('Geeta');
  const mobile = screen.getByLabelText('Mobile');
  expect(mobile).toHaveAccessibleDescription('optional');
  fireEvent.change(mobile, { target: { value: '+91 98765-43210' } });
  expect(mobile).toHaveValue('9876543210');
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Geeta', mobile: '9876543210', terms: 'on' });
});
