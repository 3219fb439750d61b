import { parseReportState } from './report-state.ts';

const stateOf = (query: string) => parseReportState(new URLSearchParams(query));

test('a report refers to the page in its URL', () => {
  expect(stateOf('page=/tractor/x/1')).toEqual({ page: '/tractor/x/1', isSent: false });
  expect(stateOf('page=%2Ftyres&sent=1')).toEqual({ page: '/tyres', isSent: true });
});

test.each(['', 'page=', 'page=tractors', 'page=https://evil.example/', 'page=//evil.example'])(
  'rejects a link to another site: %s',
  (query) => expect(stateOf(query).page).toBe('/'),
);

test('treats a backslash as a slash, as browsers do', () => {
  expect(stateOf('page=/%5Cevil.example').page).toBe('/');
});
