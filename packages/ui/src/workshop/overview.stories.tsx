/// <reference types="vite/types/importMeta.d.ts" />
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Band, Wrap } from '../layout/band.tsx';
import styles from './workshop.module.css';

type StoryFile = { readonly default: Meta } & Readonly<Record<string, ComponentType | Meta>>;

const files = import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!./overview.stories.tsx'], {
  eager: true,
});

/** All stories on one page, for browser tests and for reviewing a changed token. */
export default {
  title: 'Overview',
  parameters: { isWholePage: true },
} satisfies Meta;

export const Everything = () => (
  <>
    <Wrap>
      <h1 lang="en">UI components</h1>
    </Wrap>
    {Object.entries(files).map(([path, file], index) => (
      <Band key={path} on={index % 2 === 0 ? 'paper' : 'ground'} labelledBy={headingId(file)}>
        <h2 id={headingId(file)} className={styles.heading} lang="en">
          {file.default.title}
        </h2>
        <div className={styles.grid}>
          {listStories(file).map(([name, Story]) => (
            <div
              key={name}
              className={file.default.parameters?.wide ? styles.wide : styles.part}
              data-part={`${file.default.title}: ${name}`}
            >
              <p className={styles.name} lang="en">
                {name}
              </p>
              <div className={styles.states}>
                <Story />
              </div>
            </div>
          ))}
        </div>
      </Band>
    ))}
  </>
);

const headingId = (file: StoryFile) => `stories-${file.default.title?.replaceAll(' ', '-')}`;

const listStories = (file: StoryFile) =>
  Object.entries(file).filter(
    (entry): entry is [string, ComponentType] => typeof entry[1] === 'function',
  );
