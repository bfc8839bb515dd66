import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FactsProps {
  /** Facts with values. A fact without a value is hidden. */
  facts: readonly { name: string; value: ReactNode }[];
}

export function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
