import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const alerts = read('deploy/observe/alerts.yaml');
const dashboard = read('deploy/observe/dashboard.json');

test.each([
  ['alerts.yaml', alerts],
  ['dashboard.json', dashboard],
])('docs/operations.md lists each metric that %s queries', (_, text) => {
  const metrics = new Set(
    [...text.matchAll(/\b(?:http|remote|browser|page|db|pgboss|messages|nodejs|process)_\w+/g)]
      .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
      .filter(
        (name) =>
          !/^http_(?:route|response|request_method)/.test(name) && name !== 'pgboss_job_state',
      ),
  );
  expect(metrics.size).toBeGreaterThan(6);
  const docs = read('docs/operations.md');
  for (const name of metrics) expect(docs).toContain(`\`${name}\``);
});

test('links every alert to one of the ten headings of docs/runbook.md', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(headings).toHaveLength(10);
  const linkedAnchors = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(
    ([, anchor]) => anchor,
  );
  expect(linkedAnchors).toHaveLength([...alerts.matchAll(/- alert: /g)].length);
  for (const anchor of linkedAnchors) expect(headings).toContain(anchor);
});
