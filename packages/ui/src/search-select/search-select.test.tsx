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

type DistrictProps = Partial<SearchSelectProps> & { error?: string; initial?: string };

function District({ error, initial = '', ...props }: DistrictProps) {
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

const getButton = () => screen.getByLabelText('District', { selector: 'button' });
const getSentValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('district');
const getOptionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);
const getActiveOption = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

async function openSelect(props: DistrictProps = {}) {
  const user = userEvent.setup();
  render(<District {...props} />);
  await user.click(getButton());
  return user;
}

test('is a combobox with its label, error and placeholder', () => {
  render(<District error="Please choose a district" />);
  expect(screen.getByRole('combobox', { name: 'District' })).toBe(getButton());
  expect(getButton()).toHaveTextContent('Choose district');
  expect(getButton()).toBeInvalid();
  expect(getButton()).toHaveAccessibleDescription('Please choose a district');
  expect(getButton()).toHaveAttribute('aria-expanded', 'false');
});

test('filters while typing, and Enter selects the active option', async () => {
  const user = await openSelect();
  expect(getButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  await user.keyboard('ra');
  expect(getOptionTexts()).toEqual(['Rajkot', 'Surat']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(getButton()).toHaveFocus();
  expect(getButton()).toHaveTextContent('Surat');
  expect(getSentValue()).toBe('surat');
});

test('Enter during IME composition neither selects an option nor submits the form', async () => {
  await openSelect();
  const search = screen.getByRole('combobox', { name: 'Search' });
  for (const event of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(search, { key: 'Enter', ...event })).toBe(false);
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(getSentValue()).toBe('');
});

test('arrow and page keys move the active option, starting at the selected option', async () => {
  const user = await openSelect({ initial: 'kutch' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kutch');
  expect(getActiveOption()).toBe('Kutch');
  await user.keyboard('{PageDown}');
  expect(getActiveOption()).toBe('Valsad');
  await user.keyboard('{ArrowDown}');
  expect(getActiveOption()).toBe('Anand');
  await user.keyboard('{ArrowUp}');
  expect(getActiveOption()).toBe('Valsad');
});

test('a letter that is typed on the button opens the panel with the letter as query', async () => {
  const user = userEvent.setup();
  render(<District />);
  await user.tab();
  await user.keyboard('s');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('s');
  expect(getActiveOption()).toBe('Surat');
});

test('Escape closes the panel without its default action and preserves the value', async () => {
  const onDocumentKeyDown = jest.fn();
  document.addEventListener('keydown', onDocumentKeyDown);
  const user = await openSelect({ initial: 'tapi' });
  await user.keyboard('{ArrowDown}{Escape}');
  document.removeEventListener('keydown', onDocumentKeyDown);
  const escapes = onDocumentKeyDown.mock.calls.filter(([event]) => event.key === 'Escape');
  for (const [event] of escapes) expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(getButton()).toHaveFocus();
  expect(getSentValue()).toBe('tapi');
});

test('a touch focuses the list instead of the search box', async () => {
  const user = userEvent.setup();
  render(<District />);
  await user.pointer([{ keys: '[TouchA]', target: getButton() }]);
  expect(screen.getByRole('listbox', { name: 'District' })).toHaveFocus();
  await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Tapi' }) }]);
  expect(getSentValue()).toBe('tapi');
});

test('a click outside or on the button closes the panel', async () => {
  const user = await openSelect();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(getButton());
  await user.click(getButton());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('calls onBlur only if the focus leaves both the button and the panel', async () => {
  const onBlur = jest.fn();
  const user = await openSelect({ onBlur });
  await user.keyboard('an{Enter}');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('Tab closes the panel and focuses the next field', async () => {
  const onBlur = jest.fn();
  const user = await openSelect({ onBlur });
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

test('excludes only the names of makers from the translation of the browser', async () => {
  await openSelect({ options: MAKERS, translate: 'no', initial: 'force' });
  const getTranslate = (text: string) =>
    screen
      .getAllByText(text)
      .map((element) => element.closest('[translate]')?.getAttribute('translate'));
  expect(getTranslate('Captain')).toEqual(['no']);
  // The button also shows the selected option.
  expect(getTranslate('Force')).toEqual(['no', 'no']);
  expect(getTranslate('None')).toEqual(['yes']);
});

test('the placeholder can be translated by the browser', async () => {
  const user = await openSelect({ options: MAKERS.slice(1), translate: 'no' });
  expect(screen.getByText('Choose district').closest('[translate]')).toBeNull();
  await user.keyboard('{Escape}');
});

test('shows "Nothing found" if no option matches, and Enter then selects nothing', async () => {
  const user = await openSelect();
  await user.keyboard('xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(getSentValue()).toBe('');
});

test('a short list has no search box, and letters move its active option', async () => {
  const user = await openSelect({ options: options.slice(0, 4) });
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  expect(screen.getByRole('listbox')).toHaveFocus();
  await user.keyboard('d');
  expect(getActiveOption()).toBe('Dahod');
  await user.keyboard('{Home}');
  expect(getActiveOption()).toBe('Anand');
  await user.keyboard('{End} ');
  expect(getSentValue()).toBe('dahod');
});

test('shows the state of options that load after opening, until a retry has loaded them', async () => {
  const onRetry = jest.fn();
  const onOpen = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(<District options={[]} state="loading" onOpen={onOpen} />);
  await user.click(getButton());
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
  const getNativeSelect = () => host.querySelector('select');

  test('is a native select with all options and the selected value', () => {
    expect(getNativeSelect()).toHaveValue('surat');
    expect(getNativeSelect()?.labels?.[0]).toHaveTextContent('District');
    expect(getNativeSelect()?.options[0]).toHaveTextContent('Choose district');
    expect(getNativeSelect()?.options).toHaveLength(options.length + 1);
    expect(getSentValue()).toBe('surat');
  });

  test('excludes the names of makers from the translation of the browser, but not the placeholder', () => {
    host.innerHTML = renderToString(<District options={MAKERS.slice(1)} translate="no" />);
    expect(getNativeSelect()).toHaveAttribute('translate', 'no');
    expect(getNativeSelect()?.options[0]).toHaveAttribute('translate', 'yes');
    host.innerHTML = renderToString(<District />);
    expect(host.querySelector('[translate]')).toBeNull();
  });

  test('an option that was selected before hydration stays selected', async () => {
    if (getNativeSelect()) (getNativeSelect() as HTMLSelectElement).value = 'tapi';
    const root = await act(async () => hydrateRoot(host, <District initial="surat" />));
    expect(getNativeSelect()).toBeNull();
    expect(getButton()).toHaveTextContent('Tapi');
    act(() => root.unmount());
  });

  test('stays a native select until it loses the focus', async () => {
    getNativeSelect()?.focus();
    const root = await act(async () => hydrateRoot(host, <District initial="surat" />));
    expect(getNativeSelect()).toHaveFocus();
    await userEvent.selectOptions(getNativeSelect() as HTMLSelectElement, 'dahod');
    await act(async () => getNativeSelect()?.blur());
    expect(getNativeSelect()).toBeNull();
    expect(getButton()).toHaveTextContent('Dahod');
    act(() => root.unmount());
  });
});
