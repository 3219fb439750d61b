import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';
import { NativeSelect } from './native-select.tsx';
import { repeatTyped } from './repeat-typed.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

function Kept({ part: Part }: { part: typeof TextInput | typeof TextArea }) {
  const [value, setValue] = useState('');
  return (
    <label>
      Name
      <Part
        value={value}
        onChange={({ target }: { target: { value: string } }) => setValue(target.value)}
      />
      <output>{value}</output>
    </label>
  );
}

/** Server HTML, changed by the visitor, then hydrated. */
async function comeAlive(page: ReactNode, typed: string) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = typed;
  await act(async () => hydrateRoot(place, page));
  return field;
}

beforeAll(() => {
  window.repeatTyped = repeatTyped;
});
afterEach(() => document.body.replaceChildren());

function Box() {
  const [isTicked, setTicked] = useState(true);
  return (
    <Checkbox
      label="Terms"
      checked={isTicked}
      onChange={({ target }) => setTicked(target.checked)}
    />
  );
}

function Choice() {
  const [value, setValue] = useState('');
  return (
    <NativeSelect value={value} onChange={({ target }) => setValue(target.value)}>
      <option value="">–</option>
      <option value="gujarat">Gujarat</option>
    </NativeSelect>
  );
}

/** Hydrates a page whose only control was changed before; then renders it once more. */
async function hydrateChanged(page: ReactNode, change: (place: HTMLElement) => void) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  change(place);
  const root = await act(async () => hydrateRoot(place, page));
  await act(async () => root.render(page));
}

test('a checkbox unticked before hydration stays unticked and can be ticked again', async () => {
  await hydrateChanged(<Box />, () => screen.getByRole('checkbox').click());
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await act(async () => screen.getByRole('checkbox').click());
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('does not replay input of an uncontrolled checkbox', async () => {
  const onChange = jest.fn();
  const box = <Checkbox label="4WD" name="drive" value="4wd" defaultChecked onChange={onChange} />;
  await hydrateChanged(box, () => screen.getByRole('checkbox').click());
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an option selected before hydration stays selected', async () => {
  await hydrateChanged(<Choice />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'gujarat';
  });
  expect(screen.getByRole('combobox')).toHaveValue('gujarat');
});

test('a missing option is not treated as a change by the visitor', async () => {
  const onChange = jest.fn();
  const select = (
    <NativeSelect value="gujarat" onChange={onChange}>
      <option value="">Loading</option>
    </NativeSelect>
  );
  await hydrateChanged(select, () => undefined);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['a line', TextInput],
  ['a text', TextArea],
])('text typed into %s before hydration is kept', async (_, part) => {
  const field = await comeAlive(<Kept part={part} />, 'Ramesh');
  expect(screen.getByRole('status')).toHaveTextContent('Ramesh');
  expect(field).toHaveValue('Ramesh');
});
