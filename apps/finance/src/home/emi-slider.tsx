import { useId } from 'react';
import styles from './emi-strip.module.css';

export function EmiSlider({
  label,
  name,
  min,
  max,
  step,
  value,
  text,
  onChange,
}: {
  label: string;
  name?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <b className={styles.words}>{text}</b>
      <input
        id={id}
        className={styles.range}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
