import { parseReportState } from './parse-report-state.ts';

const parseQuery = (query: string) => parseReportState(new URLSearchParams(query));

test('reads the reported page, and whether the report was sent, from the query', () => {
  expect(parseQuery('page=/tractor/x/1')).toEqual({ page: '/tractor/x/1', isSent: false });
  expect(parseQuery('page=%2Ftyres&sent=1')).toEqual({ page: '/tyres', isSent: true });
});

test.each(['', 'page=', 'page=tractors', 'page=https://evil.example/', 'page=//evil.example'])(
  'falls back to the home page for the query "%s"',
  (query) => expect(parseQuery(query).page).toBe('/'),
);

test('rejects a backslash after the first slash, because browsers treat it as a slash', () => {
  expect(parseQuery('page=/%5Cevil.example').page).toBe('/');
});
