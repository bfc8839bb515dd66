import styles from './Code.module.css';

// Code wider than its container scrolls, also with the keyboard (WCAG 2.1.1).
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** Shows source code. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <section className={styles.code} aria-label={label} {...SCROLLED_BY_KEYS}>
      <pre lang="en" translate="no">
        <code>{text}</code>
      </pre>
    </section>
  );
}
