import styles from './Code.module.css';

// What is wider than its place is scrolled, and not by a mouse alone (WCAG 2.1.1).
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** Source text as it is written. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <section className={styles.code} aria-label={label} {...SCROLLED_BY_KEYS}>
      <pre lang="en" translate="no">
        <code>{text}</code>
      </pre>
    </section>
  );
}
