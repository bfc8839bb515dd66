import type { Ref } from 'react';
import styles from './Letterhead.module.css';
import { Logo } from './Rings.tsx';
import { useUiText } from './useUiText.ts';

export interface LetterheadProps {
  /** Of the university; empty where nobody has given it. */
  name: string;
  address: string;
  /** For whoever makes a sheet of their own of it. */
  ref?: Ref<HTMLDivElement>;
}

/** Whose paper it is: on the screen it is not seen. */
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
