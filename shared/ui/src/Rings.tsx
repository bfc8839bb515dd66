import styles from './Rings.module.css';

/**
 * The logo: two interlocked rings. At the upper crossing, the first ring is above the second. `--logo-2`
 * recolours the second ring.
 */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 42 26" fill="none" strokeWidth="4.6" aria-hidden="true">
      <circle cx="13" cy="13" r="10.2" stroke="currentColor" />
      <circle className={styles.second} cx="29" cy="13" r="10.2" />
      <path d="M15.6 3.14A10.2 10.2 0 0 1 23.16 12.11" stroke="currentColor" />
    </svg>
  );
}

/** The sign of a token, as tall as the figure beside it. */
export function TokenSign() {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <circle cx="7.2" cy="10" r="5.7" />
      <circle cx="12.8" cy="10" r="5.7" />
    </svg>
  );
}

/** Three rings, of which only one is solid: the sign of an empty place. */
export function EmptyRings() {
  return (
    <svg className={styles.empty} viewBox="0 0 142 62" fill="none" aria-hidden="true">
      <g className={styles.gap} strokeWidth="2" strokeDasharray="2 5" strokeLinecap="round">
        <circle cx="71" cy="31" r="26" />
        <circle cx="111" cy="31" r="26" />
      </g>
      <circle cx="31" cy="31" r="26" className={styles.solid} strokeWidth="6" />
    </svg>
  );
}

/** An endless animation of two rings that link. */
export function LinkingRings() {
  return (
    <svg className={styles.linking} viewBox="0 0 96 60" fill="none" strokeWidth="9" aria-hidden="true">
      <g className={styles.right}>
        <circle cx="63" cy="30" r="22" />
      </g>
      <g className={styles.left}>
        <circle cx="33" cy="30" r="22" />
      </g>
    </svg>
  );
}
