import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Field } from '../field/field.tsx';
import { SearchSelect } from './search-select.tsx';
import type { SearchSelectProps } from './search-select-props.ts';

const NAMES = 'Anand Amreli Bharuch Dahod Kutch Navsari Rajkot Surat Tapi Valsad'.split(' ');
const options = NAMES.map((label) => ({ value: label.toLowerCase(), label }));
const texts = {
  search: 'Search',
  none: 'Nothing found',
  loading: 'Loading',
  failed: 'The list could not be loaded',
  retry: 'Try again',
  close: 'Close',
};

type Parts = Partial<SearchSelectProps> & { error?: string; initial?: string };

function District({ error, initial = '', ...props }: Parts) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Enquiry">
      <Field label="District" error={error}>
        {(control) => (
          <SearchSelect
            {...control}
            title="District"
            name="district"
            placeholder="Choose district"
            options={options}
            texts={texts}
            value={value}
            onChange={setValue}
            {...props}
          />
        )}
      </Field>
      <button type="button">Next</button>
    </form>
  );
}

const button = () => screen.getByLabelText('District', { selector: 'button' });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('district');
const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);
const markedOption = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

async function openIt(props: Parts = {}) {
  const user = userEvent.setup();
  render(<District {...props} />);
  await user.click(button());
  return user;
}

test('is a combobox with label, error description and placeholder', () => {
  render(<District error="Please choose a district" />);
  expect(screen.getByRole('combobox', { name: 'District' })).toBe(button());
  expect(button()).toHaveTextContent('Choose district');
  expect(button()).toBeInvalid();
  expect(button()).toHaveAccessibleDescription('Please choose a district');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('typing filters, Enter selects; the form has the value and the button the focus', async () => {
  const user = await openIt();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  await user.keyboard('ra');
  expect(optionTexts()).toEqual(['Rajkot', 'Surat']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button()).toHaveFocus();
  expect(button()).toHaveTextContent('Surat');
  expect(sent()).toBe('surat');
});

test('Enter during IME composition neither selects nor submits', async () => {
  await openIt();
  const search = screen.getByRole('combobox', { name: 'Search' });
  for (const event of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(search, { key: 'Enter', ...event })).toBe(false);
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(sent()).toBe('');
});

test('keys move the active option, starting at the selected one, with wrapping and pages', async () => {
  const user = await openIt({ initial: 'kutch' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kutch');
  expect(markedOption()).toBe('Kutch');
  await user.keyboard('{PageDown}');
  expect(markedOption()).toBe('Valsad');
  await user.keyboard('{ArrowDown}');
  expect(markedOption()).toBe('Anand');
  await user.keyboard('{ArrowUp}');
  expect(markedOption()).toBe('Valsad');
});

test('a letter on the closed button opens the panel and becomes the query', async () => {
  const user = userEvent.setup();
  render(<District />);
  await user.tab();
  await user.keyboard('s');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('s');
  expect(markedOption()).toBe('Surat');
});

test('Escape closes only the panel and keeps the value', async () => {
  const outer = jest.fn();
  document.addEventListener('keydown', outer);
  const user = await openIt({ initial: 'tapi' });
  await user.keyboard('{ArrowDown}{Escape}');
  document.removeEventListener('keydown', outer);
  const escapes = outer.mock.calls.filter(([event]) => event.key === 'Escape');
  for (const [event] of escapes) expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button()).toHaveFocus();
  expect(sent()).toBe('tapi');
});

test('a touch focuses the list, not the search box; letters still search', async () => {
  const user = userEvent.setup();
  render(<District />);
  await user.pointer([{ keys: '[TouchA]', target: button() }]);
  expect(screen.getByRole('listbox', { name: 'District' })).toHaveFocus();
  await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Tapi' }) }]);
  expect(sent()).toBe('tapi');
});

test('a click outside or on the button closes it', async () => {
  const user = await openIt();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(button());
  await user.click(button());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('onBlur is called only when the focus leaves both button and panel', async () => {
  const onBlur = jest.fn();
  const user = await openIt({ onBlur });
  await user.keyboard('an{Enter}');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('Tab moves to the next field and closes the panel', async () => {
  const onBlur = jest.fn();
  const user = await openIt({ onBlur });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

const MAKERS = [
  { value: '', label: 'None', translate: 'yes' as const },
  { value: 'captain', label: 'Captain' },
  { value: 'force', label: 'Force' },
];

test("excludes makers' names from the browser's translation, and no other text", async () => {
  await openIt({ options: MAKERS, translate: 'no', initial: 'force' });
  const translated = (text: string) =>
    screen
      .getAllByText(text)
      .map((element) => element.closest('[translate]')?.getAttribute('translate'));
  expect(translated('Captain')).toEqual(['no']);
  // The chosen one is on the button too.
  expect(translated('Force')).toEqual(['no', 'no']);
  expect(translated('None')).toEqual(['yes']);
});

test('translates the placeholder and the options of other lists', async () => {
  const user = await openIt({ options: MAKERS.slice(1), translate: 'no' });
  expect(screen.getByText('Choose district').closest('[translate]')).toBeNull();
  await user.keyboard('{Escape}');
});

test('shows "Nothing found" and Enter selects nothing when no option matches', async () => {
  const user = await openIt();
  await user.keyboard('xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(sent()).toBe('');
});

test('a short list has no search box: letters move the active option, space selects', async () => {
  const user = await openIt({ options: options.slice(0, 4) });
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  expect(screen.getByRole('listbox')).toHaveFocus();
  await user.keyboard('d');
  expect(markedOption()).toBe('Dahod');
  await user.keyboard('{Home}');
  expect(markedOption()).toBe('Anand');
  await user.keyboard('{End} ');
  expect(sent()).toBe('dahod');
});

test('options that load later show a status, receive the focus and can be retried', async () => {
  const onRetry = jest.fn();
  const onOpen = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(<District options={[]} state="loading" onOpen={onOpen} />);
  await user.click(button());
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  rerender(<District options={[]} state="failed" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<District options={options} />);
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
});

describe('before hydration', () => {
  let host: HTMLElement;
  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<District initial="surat" />);
  });
  afterEach(() => host.remove());
  const native = () => host.querySelector('select');

  test('is a native select with all options and the value', () => {
    expect(native()).toHaveValue('surat');
    expect(native()?.labels?.[0]).toHaveTextContent('District');
    expect(native()?.options[0]).toHaveTextContent('Choose district');
    expect(native()?.options).toHaveLength(options.length + 1);
    expect(sent()).toBe('surat');
  });

  test("excludes makers' names from the browser's translation, and not the placeholder", () => {
    host.innerHTML = renderToString(<District options={MAKERS.slice(1)} translate="no" />);
    expect(native()).toHaveAttribute('translate', 'no');
    expect(native()?.options[0]).toHaveAttribute('translate', 'yes');
    host.innerHTML = renderToString(<District />);
    expect(host.querySelector('[translate]')).toBeNull();
  });

  test('keeps an early selection', async () => {
    if (native()) (native() as HTMLSelectElement).value = 'tapi';
    const root = await act(async () => hydrateRoot(host, <District initial="surat" />));
    expect(native()).toBeNull();
    expect(button()).toHaveTextContent('Tapi');
    act(() => root.unmount());
  });

  test('stays a native select while it has the focus', async () => {
    native()?.focus();
    const root = await act(async () => hydrateRoot(host, <District initial="surat" />));
    expect(native()).toHaveFocus();
    await userEvent.selectOptions(native() as HTMLSelectElement, 'dahod');
    await act(async () => native()?.blur());
    expect(native()).toBeNull();
    expect(button()).toHaveTextContent('Dahod');
    act(() => root.unmount());
  });
});
