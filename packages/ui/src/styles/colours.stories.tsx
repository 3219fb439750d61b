import type { Meta } from '@storybook/react-vite';
import styles from '../workshop/workshop.module.css';

export default { title: 'Colours' } satisfies Meta;

export const Grounds = () => (
  <Swatches
    names={['paper', 'ground', 'picture', 'select', 'note-ground', 'danger-ground', 'off']}
  />
);

export const TextAndIcons = () => (
  <Swatches
    names={['ink', 'ink-soft', 'link', 'ok', 'danger', 'edge', 'star', 'whatsapp', 'deep']}
  />
);

export const ActionAndLine = () => (
  <Swatches names={['action', 'action-press', 'action-edge', 'deep-raised', 'line']} />
);

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.tiles} lang="en">
      {names.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--c-${name})` }} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
