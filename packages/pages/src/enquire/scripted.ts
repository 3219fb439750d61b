import styles from './scripted.module.css';

/** Takes the button away that does nothing without script. */
export const { scripted } = styles;
