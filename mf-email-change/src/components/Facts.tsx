import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FactsProps {
  /** What there is to know; a value that is missing leaves its line out. */
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
