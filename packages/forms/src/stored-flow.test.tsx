import { readStoredFlow, removeStoredFlow, storeFlow } from './stored-flow.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a stored flow is read until it is removed; flows do not mix', () => {
  storeFlow('a', { step: 'code', primary_id: '1' });
  storeFlow('b', { step: 'form' });
  expect(readStoredFlow('a')).toEqual({ step: 'code', primary_id: '1' });
  removeStoredFlow('a');
  expect(readStoredFlow('a')).toBeUndefined();
  expect(readStoredFlow('b')).toEqual({ step: 'form' });
});

test.each([
  ['{"step":', undefined],
  ['null', undefined],
  ['"code"', undefined],
  ['{"step":"code","primary_id":5}', { step: 'code' }],
])('a stored %s is read as %j', (text, flow) => {
  sessionStorage.setItem('a', text);
  expect(readStoredFlow('a')).toEqual(flow);
});

test('disabled storage ends the flow with the page, without an error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  storeFlow('a', { step: 'code' });
  expect(readStoredFlow('a')).toBeUndefined();
  removeStoredFlow('a');
});
