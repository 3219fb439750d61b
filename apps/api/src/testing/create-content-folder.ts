import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImplementRow, VideoRow } from '../core/files/content-rows.ts';
import type { Content } from '../features/content/import/check-content.ts';
import { writePlaceFiles } from './create-places.ts';

export const toAllLanguages = (text: string) => ({
  en: text,
  hi: `${text} हि`,
  gu: `${text} ગુ`,
  mr: `${text} म`,
});

/** The price is unique, so that a test can detect it in a response. */
export function createImplementRow(
  number: number,
  changes: Partial<ImplementRow> = {},
): ImplementRow {
  const slug = `model-${number}`;
  const type = changes.type ?? 'rotavator';
  const brand = changes.brand ?? 'fieldking';
  return {
    key: `${brand}/${type}/${slug}`,
    slug,
    type,
    brand,
    model: `Model ${number}`,
    working_width_mm: 1500 + number,
    required_hp_min: 30 + (number % 40),
    required_hp_max: 60 + (number % 40),
    specs: { tynes: 9, gearbox: 'multi-speed' },
    price_min_inr: 1_234_567 + number * 1000,
    price_max_inr: 7_654_321 + number * 1000,
    show_price: true,
    price_note: `around ${1_234_567 + number * 1000}`,
    popularity: 1000 - number,
    source: 'test',
    as_of: '2026-11-01',
    confidence: 'low',
    note: null,
    ...changes,
  };
}

export function createVideoRow(number: number, changes: Partial<VideoRow> = {}): VideoRow {
  return {
    key: `video-${number}`,
    slug: `video-${number}`,
    title: toAllLanguages(`Video ${number}`),
    description: toAllLanguages('About a video'),
    topic: 'ploughing',
    duration_seconds: 18,
    published_on: `2026-10-${String((number % 28) + 1).padStart(2, '0')}`,
    clip: 'furrow',
    youtube_id: null,
    brand: null,
    implement_types: [],
    post: null,
    poster: { kind: 'video', id: 'furrow', view: 'poster' },
    transcript: toAllLanguages('What is said'),
    demo: true,
    ...changes,
  };
}

/** 50 rotavators, 3 ploughs, no baler. */
export function createContent(): Content {
  const brands = ['fieldking', 'khedut'];
  return {
    types: ['rotavator', 'plough', 'baler'].map((slug, index) => ({
      slug,
      name: toAllLanguages(slug),
      description: slug === 'plough' ? { en: 'Turns soil' } : toAllLanguages(`About ${slug}`),
      sort_order: index,
    })),
    brands: [
      {
        slug: 'fieldking',
        name: toAllLanguages('Fieldking'),
        description: { en: 'A' },
        listed: true,
      },
      { slug: 'khedut', name: { en: 'Khedut' }, description: { en: 'B' }, listed: true },
      {
        slug: 'soil-master',
        name: toAllLanguages('Soil Master'),
        description: { en: 'C' },
        listed: true,
      },
    ],
    implements: [
      ...Array.from({ length: 50 }, (_, index) =>
        createImplementRow(index + 1, { brand: brands[index % 2] ?? '' }),
      ),
      createImplementRow(51, { type: 'plough', show_price: false }),
      createImplementRow(52, {
        type: 'plough',
        price_min_inr: null,
        price_max_inr: null,
        show_price: false,
      }),
      createImplementRow(53, { type: 'plough', required_hp_min: null, required_hp_max: null }),
    ],
    videos: Array.from({ length: 26 }, (_, index) => createVideoRow(index + 1)),
  };
}

const folders: string[] = [];

export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-'));
  folders.push(folder);
  return folder;
}

export function removeTestFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** `rows` may be invalid, for tests of rejected content. */
export function createContentFolder(
  rows: Record<keyof Content, unknown> = createContent(),
): string {
  const folder = createTestFolder();
  const clips = path.join(folder, 'media/clips');
  mkdirSync(clips, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  write('implement-types.json', rows.types);
  write('implement-brands.json', rows.brands);
  write('implements.json', rows.implements);
  write('videos.json', rows.videos);
  writePlaceFiles(folder);
  writeFileSync(path.join(clips, 'furrow.webm'), Buffer.alloc(1000, 'webm'));
  writeFileSync(path.join(clips, 'furrow.mp4'), Buffer.alloc(1000, 'mp4'));
  writeFileSync(path.join(clips, 'furrow.en.vtt'), 'WEBVTT\n');
  writeFileSync(path.join(clips, 'furrow.hi.vtt'), 'WEBVTT\n');
  writeFileSync(path.join(clips, 'furrow.hi.mp3'), Buffer.alloc(1000, 'mp3'));
  return folder;
}
