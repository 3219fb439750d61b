import { sharePicture, type Video } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { startOfDay } from '../components/start-of-day.ts';
import { StructuredData } from '../components/structured-data.tsx';

/** The video as search engines read it. */
export function VideoFacts({ video }: { video: Video }) {
  const { origin } = usePage();
  const [clip] = video.sources;
  return (
    <StructuredData
      data={{
        '@type': 'VideoObject',
        name: video.title.text,
        description: video.description.text,
        thumbnailUrl: `${origin}${sharePicture(video.poster).path}`,
        uploadDate: startOfDay(video.published_on),
        duration: `PT${video.duration_seconds}S`,
        transcript: video.transcript.text,
        ...(clip ? { contentUrl: `${origin}${clip.src}` } : {}),
        ...(video.youtube_id
          ? { embedUrl: `https://www.youtube-nocookie.com/embed/${video.youtube_id}` }
          : {}),
      }}
    />
  );
}
