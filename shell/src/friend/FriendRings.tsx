import styles from './FriendRings.module.css';

/** Two friends: the rings of the logo, large enough for the first to pass over the second as a link does. */
export function FriendRings() {
  return (
    <svg className={styles.rings} viewBox="0 0 42 26" fill="none" strokeWidth="4.6" aria-hidden="true">
      <circle cx="13" cy="13" r="10.2" stroke="currentColor" />
      <circle className={styles.second} cx="29" cy="13" r="10.2" />
      <path d="M15.6 3.14A10.2 10.2 0 0 1 23.16 12.11" stroke="currentColor" />
    </svg>
  );
}
