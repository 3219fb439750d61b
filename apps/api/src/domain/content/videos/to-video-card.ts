import type { VideoCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { videos } from '../../../database/schema/videos.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { CLIPS_PATH } from './media-path.ts';

export function toVideoCard(row: typeof videos.$inferSelect, language: Language): VideoCard {
  const title = toLocalText(row.title, language);
  const toClipUrl = (extension: string) => `${CLIPS_PATH}${row.clip}.${extension}`;
  return {
    id: row.id,
    slug: row.slug,
    title,
    description: toLocalText(row.description, language),
    topic_slug: row.topic,
    brand_slug: row.brand,
    duration_seconds: row.duration_seconds,
    published_on: row.published_on,
    poster: { ...addPictureHash(row.poster), alt: title },
    youtube_id: row.youtube_id,
    sources:
      row.clip === null
        ? []
        : [
            { src: toClipUrl('webm'), type: 'video/webm' },
            { src: toClipUrl('mp4'), type: 'video/mp4' },
          ],
    captions: row.caption_languages.map((captionLanguage) => ({
      src: toClipUrl(`${captionLanguage}.vtt`),
      language: captionLanguage,
    })),
    voices: row.voice_languages.map((voiceLanguage) => ({
      src: toClipUrl(`${voiceLanguage}.mp3`),
      type: 'audio/mpeg',
      language: voiceLanguage,
    })),
    transcript: toLocalText(row.transcript, language),
    demo: row.demo,
  };
}
