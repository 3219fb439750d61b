import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormValues } from '@tractor-haat/api-client';
import { PageContext } from '@tractor-haat/platform/island';
import { useState } from 'react';
import { ContactStep } from './contact-step.tsx';
import { SellContext } from './sell-context.ts';
import { readDraft, storeDraft } from './use-sell-values.ts';

jest.mock('@tractor-haat/platform', () => ({
  ...jest.requireActual('@tractor-haat/platform'),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const renderedValues: FormValues[] = [];

function Form() {
  const [values, setValues] = useState<FormValues>({ terms: 'on' });
  renderedValues.push(values);
  const set = (name: string, value: string) =>
    setValues((current) => ({ ...current, [name]: value }));
  return (
    <PageContext value={{ language: 'hi', origin: 'https://site.test', siteName: 'Tractor Haat' }}>
      <SellContext
        value={{ values, set, validationErrors: {}, showErrors() {}, choices: [], states: [] }}
      >
        <form>
          <ContactStep />
        </form>
      </SellContext>
    </PageContext>
  );
}

const getCheckbox = (name: string) => screen.getByRole('checkbox', { name });

test('shows separate consents to calls and news that are not preselected', async () => {
  render(<Form />);
  expect(getCheckbox('terms')).toBeChecked();
  expect(getCheckbox('consent_calls')).not.toBeChecked();
  expect(getCheckbox('consent_news')).not.toBeChecked();
  await userEvent.click(getCheckbox('consent_news'));
  expect(renderedValues.at(-1)).toEqual({ terms: 'on', consent_news: 'on' });
  // A native submit sends the consent too.
  expect([...new FormData(document.forms[0])]).toContainEqual(['consent_news', 'on']);
  await userEvent.click(getCheckbox('consent_news'));
  expect(renderedValues.at(-1)).toMatchObject({ consent_news: '' });
});

test('stores typed values in the draft, but neither consents nor photos', () => {
  storeDraft({
    name: 'Geeta',
    terms: 'on',
    consent_calls: 'on',
    consent_news: 'on',
    photos: 'a,b',
  });
  expect(readDraft()).toEqual({ name: 'Geeta' });
});
