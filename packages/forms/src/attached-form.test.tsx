import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { AttachedForm } from './attached-form.tsx';
import type { FieldValues } from './form.tsx';

const onSend = jest.fn(async (_: FieldValues) => undefined);

const onResult = jest.fn((_: string | undefined) => undefined);

/** A plain form to which the button `attach` attaches an `AttachedForm`. */
function Page() {
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<() => Promise<string | undefined>>(null);
  const [isAttached, setAttached] = useState(false);
  const [reasons, setReasons] = useState<Readonly<Record<string, string | undefined>>>({});
  const showReason = useCallback(
    (name: string, reason: string | undefined) =>
      setReasons((before) => ({ ...before, [name]: reason })),
    [],
  );
  return (
    <form ref={element}>
      <input name="name" aria-label="Name" />
      <input name="city" aria-label="City" />
      <output>{JSON.stringify(reasons)}</output>
      <button type="button" onClick={() => setAttached(true)}>
        attach
      </button>
      <button type="button" onClick={async () => onResult(await submit.current?.())}>
        send
      </button>
      {isAttached && element.current ? (
        <AttachedForm
          element={element.current}
          names={['name', 'city']}
          validate={({ name, city }): Record<string, string> => ({
            ...(name === 'Geeta' ? {} : { name: 'name_wrong' }),
            ...(city ? {} : { city: 'city_required' }),
          })}
          onSend={onSend}
          onVisibleError={showReason}
          submit={submit}
        />
      ) : null}
    </form>
  );
}

const getField = (name: string) => screen.getByLabelText(name);
const clickButton = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const getVisibleReasons = () => JSON.parse(screen.getByRole('status').textContent ?? '');

beforeEach(() => jest.clearAllMocks());

test('preserves values that are typed before the form is attached and validates them on blur', async () => {
  render(<Page />);
  const name = getField('Name');
  fireEvent.input(name, { target: { value: 'G5' } });
  await clickButton('attach');
  expect(getField('Name')).toBe(name);
  expect(name).toHaveValue('G5');
  expect(getVisibleReasons()).toEqual({});
  fireEvent.focusIn(name);
  fireEvent.input(name, { target: { value: 'G55' } });
  fireEvent.focusOut(name);
  expect(getVisibleReasons()).toEqual({ name: 'name_wrong' });
  fireEvent.input(name, { target: { value: 'Geeta' } });
  expect(getVisibleReasons()).toEqual({});
});

test('submit resolves to the name of the first invalid field, or sends all values if they are valid', async () => {
  render(<Page />);
  await clickButton('attach');
  // Browsers may autofill a field without an input event.
  (getField('Name') as HTMLInputElement).value = ' Geeta ';
  await clickButton('send');
  expect(onResult.mock.calls).toEqual([['city']]);
  expect(onSend).not.toHaveBeenCalled();
  expect(getVisibleReasons()).toEqual({ city: 'city_required' });
  fireEvent.input(getField('City'), { target: { value: 'Anand' } });
  await clickButton('send');
  expect(onSend.mock.calls).toEqual([[{ name: 'Geeta', city: 'Anand' }]]);
  expect(onResult).toHaveBeenLastCalledWith(undefined);
});
