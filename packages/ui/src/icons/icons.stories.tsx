import type { Meta } from '@storybook/react-vite';
import styles from '../workshop/workshop.module.css';
import * as icons from './index.ts';

export default { title: 'Icons', parameters: { wide: true } } satisfies Meta;

export function AllIcons() {
  return (
    <ul className={styles.tiles} lang="en">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
