import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { AttachedForm } from './attached-form.tsx';
import type { FieldValues } from './form.tsx';

const onSend = jest.fn(async (_: FieldValues) => undefined);

/** A plain form that the library attaches to when the visitor first uses it. */
function Page() {
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<() => Promise<string | undefined>>(null);
  const [isNear, setNear] = useState(false);
  const [reasons, setReasons] = useState<Readonly<Record<string, string | undefined>>>({});
  const show = useCallback(
    (name: string, reason: string | undefined) =>
      setReasons((before) => ({ ...before, [name]: reason })),
    [],
  );
  return (
    <form ref={element}>
      <input name="name" aria-label="Name" />
      <input name="city" aria-label="City" />
      <output>{JSON.stringify(reasons)}</output>
      <button type="button" onClick={() => setNear(true)}>
        near
      </button>
      <button type="button" onClick={async () => onSend({ first: await submit.current?.() })}>
        send
      </button>
      {isNear && element.current ? (
        <AttachedForm
          element={element.current}
          names={['name', 'city']}
          validate={({ name, city }): Record<string, string> => ({
            ...(name === 'Geeta' ? {} : { name: 'name_wrong' }),
            ...(city ? {} : { city: 'city_required' }),
          })}
          onSend={onSend}
          onVisibleError={show}
          submit={submit}
        />
      ) : null}
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const clickButton = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const visibleReasons = () => JSON.parse(screen.getByRole('status').textContent ?? '');

beforeEach(() => onSend.mockClear());

test('preserves values that are typed before the form is attached and validates them on blur', async () => {
  render(<Page />);
  const name = field('Name');
  fireEvent.input(name, { target: { value: 'G5' } });
  await clickButton('near');
  expect(field('Name')).toBe(name);
  expect(name).toHaveValue('G5');
  expect(visibleReasons()).toEqual({});
  fireEvent.focusIn(name);
  fireEvent.input(name, { target: { value: 'G55' } });
  fireEvent.focusOut(name);
  expect(visibleReasons()).toEqual({ name: 'name_wrong' });
  fireEvent.input(name, { target: { value: 'Geeta' } });
  expect(visibleReasons()).toEqual({});
});

test('submit resolves to the name of the first invalid field, or sends all values if they are valid', async () => {
  render(<Page />);
  await clickButton('near');
  // Browsers may autofill a field without an input event.
  (field('Name') as HTMLInputElement).value = ' Geeta ';
  await clickButton('send');
  expect(onSend.mock.calls).toEqual([[{ first: 'city' }]]);
  expect(visibleReasons()).toEqual({ city: 'city_required' });
  fireEvent.input(field('City'), { target: { value: 'Anand' } });
  await clickButton('send');
  expect(onSend.mock.calls.slice(1)).toEqual([[{ name: 'Geeta', city: 'Anand' }], [{}]]);
});
