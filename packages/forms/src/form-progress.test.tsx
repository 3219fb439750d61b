import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from './form.tsx';
import { deleteProgress, readProgress, storeProgress } from './form-progress.ts';
import { FormTranslationsProvider } from './form-translations.ts';
import { TextField } from './text-field.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('stores values and step of a flow without changing the other one or another flow', () => {
  storeProgress('sell', { values: { name: 'Gita' } });
  storeProgress('sell', { step: { primaryId: 'p' } });
  storeProgress('contact', { values: { name: 'Asha' } });
  expect(readProgress('sell')).toEqual({ values: { name: 'Gita' }, step: { primaryId: 'p' } });
  storeProgress('sell', { step: undefined });
  expect(readProgress('sell')).toEqual({ values: { name: 'Gita' }, step: undefined });
  expect(readProgress('loan')).toBeUndefined();
});

test('stores no password, code or consent', () => {
  const secrets = { password: 'neem', confirm: 'neem', otp: '123456' };
  storeProgress('register', {
    values: { name: 'Gita', ...secrets, terms: 'on', consent_calls: 'on' },
  });
  expect(readProgress('register')?.values).toEqual({ name: 'Gita' });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/neem|123456|consent/);
});

test('deletes progress half an hour after its last change', () => {
  jest.useFakeTimers();
  storeProgress('contact', { values: { name: 'Gita' } });
  jest.setSystemTime(Date.now() + 30 * 60_000);
  expect(readProgress('contact')).toBeDefined();
  jest.setSystemTime(Date.now() + 1);
  expect(readProgress('contact')).toBeUndefined();
  storeProgress('other', { values: { name: 'Asha' } });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Gita/);
});

test('deletes one flow or all flows', () => {
  for (const flow of ['sell', 'contact', 'loan']) storeProgress(flow, { values: { name: 'Gita' } });
  deleteProgress('sell');
  expect(readProgress('sell')).toBeUndefined();
  expect(readProgress('contact')).toBeDefined();
  deleteProgress();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '5', 'null', '[]', '{"contact":5}', '{"contact":{"values":{"name":5}}}'])(
  'ignores the invalid stored value %s',
  (text) => {
    sessionStorage.setItem('form-progress', text);
    expect(readProgress('contact')?.values ?? {}).toEqual({});
  },
);

test('returns no progress if the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeProgress('contact', { values: { name: 'Gita' } });
  expect(readProgress('contact')).toBeUndefined();
});

test('fills restored values only into fields without typed text', async () => {
  const form = (restored?: Record<string, string>) => (
    <FormTranslationsProvider value={{ formatMessage: ({ reason }) => reason, optional: '' }}>
      <Form
        action="/"
        initial={{ village: 'Anand' }}
        restored={restored}
        validate={() => ({})}
        onSend={async () => undefined}
      >
        <TextField name="name" label="Name" />
        <TextField name="village" label="Village" />
        <TextField name="email" label="Email" />
      </Form>
    </FormTranslationsProvider>
  );
  const { rerender } = render(form());
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  await act(async () => rerender(form({ name: 'Gita', village: 'Borsad', email: '' })));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Village')).toHaveValue('Borsad');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
