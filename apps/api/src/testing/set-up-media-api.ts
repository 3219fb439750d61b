import { executeCommand } from '../commands/admin/execute-command.ts';
import type { ModerationItem } from '../features/community/moderation/moderated-kind.ts';
import { createTestApi, type TestApi } from './create-test-api.ts';
import type { TestDatabase } from './databases.ts';
import { createMediaContentFolder } from './media-content.ts';

/** Call it in a `describe` block, whose tests then share one API with the content of `createMediaContentFolder`. */
export function setUpMediaApi(database: TestDatabase) {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = createMediaContentFolder();
    api = await createTestApi(database, folder);
  });
  afterAll(() => api.close());

  const getJson = async (url: string, expectedStatus = 200) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(expectedStatus);
    return response.json();
  };
  const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
  const moderate = async (input: object) => {
    const result = await executeCommand(api.connection.db, 'moderate', input);
    return result.ok ? result.value : result.message;
  };
  const listPending = async () => (await moderate({ action: 'list' })) as ModerationItem[];
  const getApi = () => api;
  const getFolder = () => folder;
  return { getApi, getFolder, getJson, post, moderate, listPending };
}
