import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { FormDraft } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import { SellForm } from '../form/sell-form.tsx';
import { storeDraft } from '../form/use-sell-values.ts';
import remote from '../remote.tsx';

export const VALID_LISTING = {
  tractor: '7',
  year: '2018',
  owners: '1',
  engine: 'good',
  gearbox: 'good',
  hydraulics: 'fair',
  body: 'needs-work',
  rc: 'yes',
  hypothecation: 'none',
  state: 'gujarat',
  district: 'anand',
  price: '350000',
  name: 'Geeta',
  mobile: '9876543210',
};

const choices = [{ brand: 'Swaraj', models: [{ id: 7, model: '744 FE' }] }];
const states = [
  { slug: 'gujarat', state: 'Gujarat' },
  { slug: 'punjab', state: 'Punjab' },
];

beforeAll(() => {
  // jsdom has no `scrollIntoView`.
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** `stored` is the draft on this device, `draft` the one in the server HTML. */
export async function openForm({
  stored = {},
  draft = null,
}: {
  stored?: Readonly<Record<string, string>>;
  draft?: FormDraft | null;
} = {}) {
  if (Object.keys(stored).length > 0) storeDraft(stored);
  const lists = { choices, states, districts: [] };
  const { ui } = await testElement(
    remote,
    <SellForm {...lists} draft={draft} initialValues={{}} />,
  );
  return act(async () => render(ui));
}

export const getField = (name: string) => screen.getByLabelText(name);
export const type = (name: string, value: string) =>
  fireEvent.change(getField(name), { target: { value } });
export const click = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

export function getStep(name: string): HTMLDetailsElement {
  const fold = screen.getByText(name, { selector: 'h2' }).closest('details');
  if (fold === null) throw new Error(`no step is called ${name}`);
  return fold;
}
export const isOpen = (name: string) => getStep(name).open;
export function getGroup(name: string): HTMLFieldSetElement {
  const fieldset = screen.getByText(name, { selector: 'legend' }).closest('fieldset');
  if (fieldset === null) throw new Error(`no group is called ${name}`);
  return fieldset;
}
export const getChoice = (groupName: string, name: string) =>
  within(getGroup(groupName)).getByLabelText(name);
export const clickNext = (name: string) =>
  act(async () => fireEvent.click(within(getStep(name)).getByText('Next')));
export const send = () => click('Get OTP');

export const readFormValues = () => Object.fromEntries(new FormData(document.forms[0]));
