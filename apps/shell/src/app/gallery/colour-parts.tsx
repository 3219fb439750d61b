import styles from './colour-parts.module.css';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

const GROUNDS = ['paper', 'ground', 'picture', 'select', 'note-ground', 'danger-ground', 'off'];
const COLOURS = ['ink', 'ink-soft', 'link', 'ok', 'danger', 'edge', 'star', 'whatsapp', 'deep'];
const ACTION = ['action', 'action-press', 'action-edge', 'deep-raised', 'line'];

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches} lang="en">
      {names.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--c-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The colour tokens, by role. */
export function ColourParts() {
  const word = useWords();
  return (
    <Parts title={word('colours')}>
      <Part name="--c-…: grounds">
        <Swatches names={GROUNDS} />
      </Part>
      <Part name="--c-…: words and signs">
        <Swatches names={COLOURS} />
      </Part>
      <Part name="--c-…: action, deep ground, line">
        <Swatches names={ACTION} />
      </Part>
    </Parts>
  );
}
