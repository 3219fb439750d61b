import { createConfig, lintFromString } from '@redocly/openapi-core';
import { endpoints } from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';

describe.each(selectOneDatabase())('OpenAPI document on $name', (database) => {
  let api: TestApi;
  let source: string;
  beforeAll(async () => {
    api = await createTestApi(database);
    source = (await api.app.inject('/api/docs/json')).body;
  });
  afterAll(() => api.close());

  test('passes the recommended rules of Redocly without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(
      problems.map(({ ruleId, message, location: [place] }) =>
        [ruleId, message, place?.pointer].join(' '),
      ),
    ).toEqual([]);
  });

  test('names each operation after its endpoint of the contract', () => {
    const { paths } = JSON.parse(source) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort());
  });
});
