import type { Ref } from 'react';
import styles from './Letterhead.module.css';
import { Logo } from './Rings.tsx';
import { useUiText } from './useUiText.ts';

export interface LetterheadProps {
  /** The name of the university, or empty if the configuration has no name. */
  name: string;
  address: string;
  /** For callers that print the letterhead on a separate sheet. */
  ref?: Ref<HTMLDivElement>;
}

/** The letterhead of a printed page. Hidden on the screen. */
export function Letterhead({ name, address, ref }: LetterheadProps) {
  const t = useUiText();
  return (
    <div className={styles.letterhead} ref={ref}>
      <Logo />
      <div>
        {name && <p>{t('university', { name })}</p>}
        {address && <p>{address}</p>}
      </div>
    </div>
  );
}
