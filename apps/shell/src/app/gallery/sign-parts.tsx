import * as icons from '@tractor-haat/ui/icons';
import { Part, Parts } from './part.tsx';
import styles from './sign-parts.module.css';
import { useWords } from './words.ts';

/** All icons and brand logos. */
export function SignParts() {
  const word = useWords();
  return (
    <Parts title={word('signs')} on="ground">
      <Part name="@tractor-haat/ui/icons" wide>
        <ul className={styles.signs} lang="en">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </Parts>
  );
}
