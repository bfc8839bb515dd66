import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';
import { useUiText } from './useUiText.ts';

/** First link of a page. Skips the navigation and focuses the element with `id` `target`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useUiText();

  // The browser cannot do this. In a Shadow root, it does not find the target. On a page, the router would
  // see the hash.
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
