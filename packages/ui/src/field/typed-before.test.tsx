import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

/** The page as the server sent it, typed into, and only then alive. */
async function comeAlive(page: ReactNode, typed: string) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = typed;
  await act(async () => hydrateRoot(place, page));
  return field;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['a line', TextInput],
  ['a text', TextArea],
])('what was typed into %s before the page came alive is taken over', async (_, part) => {
  const field = await comeAlive(<Kept part={part} />, 'Ramesh');
  expect(screen.getByRole('status')).toHaveTextContent('Ramesh');
  expect(field).toHaveValue('Ramesh');
});
