import { useId } from 'react';
import inputs from './form/inputs.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, name, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <p className={`${inputs.field} ${styles.search}`}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={inputs.control}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
    </p>
  );
}
