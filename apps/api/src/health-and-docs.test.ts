import { WARM_UP_PATHS } from './add-health-routes.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';

describe.each(selectOneDatabase())('health, documentation and clips on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  test('the health routes report that the process is alive and ready', async () => {
    expect((await api.app.inject('/api/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await api.app.inject('/api/health/ready');
    expect(ready.json()).toEqual({ status: 'ok', checks: { database: 'ok', content: 'ok' } });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('the OpenAPI document lists the endpoints with their query fields', async () => {
    const { paths, components } = (await api.app.inject('/api/docs/json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/health/ready',
        '/api/v1/implement-types/{slug}',
        '/api/v1/implements',
        '/api/v1/tractors',
        '/api/v1/videos',
        '/api/whatsapp_popup_enquiry',
        '/img/{kind}/{id}/{file}',
      ]),
    );
    expect(Object.keys(paths['/api/v1/implements'])).toEqual(['get']);
    const fields = paths['/api/v1/implements'].get.parameters.map(
      (parameter: { name: string }) => parameter.name,
    );
    expect(fields).toEqual(expect.arrayContaining(['type', 'brand', 'page', 'sort', 'language']));
    expect(components.schemas).toHaveProperty('ImplementCard');
  });

  test.each(WARM_UP_PATHS)(
    'the warm-up request %s has only fields of its endpoint',
    async (url) => {
      const [path = '', query] = url.split('?');
      const { paths } = (await api.app.inject('/api/docs/json')).json();
      const fields = paths[path].get.parameters.map(({ name }: { name: string }) => name);
      const usedFields = [...new URLSearchParams(query).keys()];
      expect(fields).toEqual(expect.arrayContaining(usedFields));
    },
  );

  test('the documentation page allows only script files of the site', async () => {
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    for (const [, source] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await api.app.inject(String(source))).statusCode).toBe(200);
    }
  });

  test.each([
    '/media/clips/',
    '/media/clips',
    '/media/clips/gone.webm',
    '/media/clips/../../videos.json',
    '/media/clips/..%2f..%2fvideos.json',
    '/media/clips/.hidden',
    '/media/clips/%00',
  ])('returns 404 for the clip %s', async (url) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });

  // Must be the last test, because it closes the database.
  test('the health routes report that the process is alive but not ready after the database is closed', async () => {
    await api.connection.close();
    const ready = await api.app.inject('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json().checks.database).toBe('failed');
    expect((await api.app.inject('/api/health/live')).statusCode).toBe(200);
    const read = await api.app.inject('/api/v1/videos');
    expect(read.statusCode).toBe(500);
    expect(read.json()).toMatchObject({ success: false, code: 'INTERNAL' });
  });
});
