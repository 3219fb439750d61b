import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Faults, Form } from './form.tsx';
import { useField } from './use-field.ts';

type Typed = { name?: string };

function NameField() {
  const { input, meta } = useField('name', (text) => text.trimStart());
  const { error, submitError, modified, left, submitFailed } = meta;
  return (
    <>
      <input {...input} aria-label="Name" />
      <output>{JSON.stringify({ error, submitError, modified, left, submitFailed })}</output>
    </>
  );
}

function show(onSubmit: (typed: Typed) => Promise<Faults | undefined>) {
  render(
    <Form<Typed>
      initialValues={{}}
      validate={({ name }): Faults => (name ? {} : { name: 'name_required' })}
      onSubmit={onSubmit}
      render={({ handleSubmit, submitting }) => (
        <form onSubmit={handleSubmit}>
          <NameField />
          <button type="submit">{submitting ? 'busy' : 'send'}</button>
        </form>
      )}
    />,
  );
}
const name = () => screen.getByLabelText('Name');
const meta = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('what is wrong is not sent', async () => {
  const onSubmit = jest.fn(async () => undefined);
  show(onSubmit);
  expect(meta()).toMatchObject({ error: 'name_required', submitFailed: false, modified: false });
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(meta()).toMatchObject({ error: 'name_required', submitFailed: true });
  type('Geeta');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Geeta' });
  expect(meta()).toMatchObject({ submitFailed: false });
});

test('one submit at a time, and the button says so', async () => {
  let answer: (faults: Faults | undefined) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<Faults | undefined>((resolve) => (answer = resolve)));
  show(onSubmit);
  type('Geeta');
  await send();
  expect(screen.getByRole('button')).toHaveTextContent('busy');
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => answer(undefined));
  expect(screen.getByRole('button')).toHaveTextContent('send');
});

test('what the server found wrong with a value goes when the value is changed', async () => {
  show(async () => ({ name: 'name_letters' }));
  type('Geeta 2');
  await send();
  expect(meta()).toMatchObject({ submitError: 'name_letters' });
  type('Geeta');
  expect(meta().submitError).toBeUndefined();
});

test('a form that was sent may be sent again', async () => {
  const onSubmit = jest.fn(async () => undefined);
  show(onSubmit);
  type('Geeta');
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a field knows that it was typed in, what stays of it, and that it was left', () => {
  show(async () => undefined);
  fireEvent.focus(name());
  type('  Geeta');
  expect(name()).toHaveValue('Geeta');
  expect(meta()).toMatchObject({ modified: true, left: false });
  fireEvent.blur(name());
  expect(meta()).toMatchObject({ left: true });
  fireEvent.focus(name());
  expect(meta()).toMatchObject({ left: false });
});

test('a field outside of a form is a mistake that is named', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<NameField />)).toThrow('the field name stands in no form');
  jest.restoreAllMocks();
});
