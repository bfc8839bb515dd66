import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';
import { useUiText } from './useUiText.ts';

/** First link of a page: jumps over the navigation to the element with `id` `target`, which takes the focus. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useUiText();

  // Not left to the browser: in a Shadow root it does not find the target, on a page the router would see the hash.
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const found = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(target);
    found?.setAttribute('tabindex', '-1');
    found?.focus();
  }

  return (
    <a className={styles.skip} href={`#${target}`} onClick={jump}>
      {t('skip')}
    </a>
  );
}
