import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';
import { NativeSelect } from './native-select.tsx';
import { repeatTyped } from './repeat-typed.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

function NameField({ control: Control }: { control: typeof TextInput | typeof TextArea }) {
  const [value, setValue] = useState('');
  return (
    <label>
      Name
      <Control
        value={value}
        onChange={({ target }: { target: { value: string } }) => setValue(target.value)}
      />
      <output>{value}</output>
    </label>
  );
}

function TermsCheckbox() {
  const [isTicked, setTicked] = useState(true);
  return (
    <Checkbox
      label="Terms"
      checked={isTicked}
      onChange={({ target }) => setTicked(target.checked)}
    />
  );
}

function StateSelect() {
  const [value, setValue] = useState('');
  return (
    <NativeSelect value={value} onChange={({ target }) => setValue(target.value)}>
      <option value="">–</option>
      <option value="gujarat">Gujarat</option>
    </NativeSelect>
  );
}

/** Renders a page on the server, changes it and hydrates it. */
async function hydrateChanged(page: ReactNode, change: () => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  change();
  const root = await act(async () => hydrateRoot(container, page));
  await act(async () => root.render(page));
}

beforeAll(() => {
  window.repeatTyped = repeatTyped;
});
afterEach(() => document.body.replaceChildren());

test('a checkbox that was unticked before hydration stays unticked', async () => {
  await hydrateChanged(<TermsCheckbox />, () => screen.getByRole('checkbox').click());
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await act(async () => screen.getByRole('checkbox').click());
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('does not repeat the change of an uncontrolled checkbox after hydration', async () => {
  const onChange = jest.fn();
  const box = <Checkbox label="4WD" name="drive" value="4wd" defaultChecked onChange={onChange} />;
  await hydrateChanged(box, () => screen.getByRole('checkbox').click());
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an option that was selected before hydration stays selected', async () => {
  await hydrateChanged(<StateSelect />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'gujarat';
  });
  expect(screen.getByRole('combobox')).toHaveValue('gujarat');
});

test('does not call onChange if no option has the value', async () => {
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
  ['a TextInput', TextInput],
  ['a TextArea', TextArea],
])('preserves text that was typed into %s before hydration', async (_, control) => {
  await hydrateChanged(<NameField control={control} />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'Ramesh';
  });
  expect(screen.getByRole('status')).toHaveTextContent('Ramesh');
  expect(screen.getByRole('textbox')).toHaveValue('Ramesh');
});
