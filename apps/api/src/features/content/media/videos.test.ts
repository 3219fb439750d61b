import { type VideosPage, videosResponse } from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

describe.each(selectOneDatabase())('videos on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const listVideos = async (query: string): Promise<VideosPage> => {
    const response = await api.app.inject(`/api/v1/videos${query}`);
    expect(response.statusCode).toBe(200);
    return videosResponse.parse(response.json()).data;
  };

  test('lists each video once, newest first, 24 per page', async () => {
    const [firstPage, secondPage] = [await listVideos(''), await listVideos('?page=2')];
    expect(firstPage).toMatchObject({ total: 26, page: 1, pages: 2, per_page: 24 });
    const videos = [...firstPage.items, ...secondPage.items];
    expect(new Set(videos.map(({ id }) => id)).size).toBe(26);
    const dates = videos.map(({ published_on }) => published_on);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('returns the sources, captions, voices and poster of a video', async () => {
    const { items } = await listVideos('?language=hi');
    expect(items[0]).toMatchObject({
      slug: 'video-26',
      title: { text: 'Video 26 हि', language: 'hi' },
      published_on: '2026-10-27',
      poster: {
        kind: 'video',
        id: 'furrow',
        view: 'poster',
        alt: { text: 'Video 26 हि', language: 'hi' },
      },
      sources: [
        { src: '/media/clips/furrow.webm', type: 'video/webm' },
        { src: '/media/clips/furrow.mp4', type: 'video/mp4' },
      ],
      captions: [
        { src: '/media/clips/furrow.en.vtt', language: 'en' },
        { src: '/media/clips/furrow.hi.vtt', language: 'hi' },
      ],
      voices: [{ src: '/media/clips/furrow.hi.mp3', type: 'audio/mpeg', language: 'hi' }],
    });
  });

  test('returns 404 for a page after the last one', async () => {
    const response = await api.app.inject('/api/v1/videos?page=3');
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });

  test('responds to a range request for a clip with a part of the file', async () => {
    const { items } = await listVideos('');
    const src = items[0]?.sources[0]?.src ?? '';
    const headers = { range: 'bytes=10-19' };
    const response = await api.app.inject({ url: src, headers });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 10-19/1000');
    expect(response.headers['content-type']).toBe('video/webm');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.rawPayload).toHaveLength(10);
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    'rejects the range %s outside a clip with 416 and the size of the clip',
    async (range) => {
      const { items } = await listVideos('');
      const url = items[0]?.sources[0]?.src ?? '';
      const response = await api.app.inject({ url, headers: { range } });
      expect(response.statusCode).toBe(416);
      expect(response.headers).toMatchObject({
        'content-range': 'bytes */1000',
        'cache-control': 'no-store',
      });
    },
  );
});
