import { parseReportState } from './report-state.ts';

const stateOf = (query: string) => parseReportState(new URLSearchParams(query));

test('a report is about the page that its address names', () => {
  expect(stateOf('page=/tractor/x/1')).toEqual({ page: '/tractor/x/1', isSent: false });
  expect(stateOf('page=%2Ftyres&sent=1')).toEqual({ page: '/tyres', isSent: true });
});

test.each(['', 'page=', 'page=tractors', 'page=https://evil.example/', 'page=//evil.example'])(
  'it leads to no other site: %s',
  (query) => expect(stateOf(query).page).toBe('/'),
);

test('a backslash counts as a slash, as it does for browsers', () => {
  expect(stateOf('page=/%5Cevil.example').page).toBe('/');
});
