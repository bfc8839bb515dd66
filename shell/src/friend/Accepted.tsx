import { buttonClass } from '@cabinet/ui/Button';
import { Panel } from '@cabinet/ui/Panel';
import { LinkingRings } from '@cabinet/ui/Rings';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Accepted.module.css';

/** In the place of the form once it is taken: what happens next, and what the friend can do meanwhile. */
export function Accepted() {
  const { t } = useTranslation('friend');
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel className={styles.accepted}>
      <LinkingRings />
      <h2 ref={heading} tabIndex={-1}>
        {t('accepted.title')}
      </h2>
      <p>{t('accepted.call')}</p>
      <p>{t('accepted.card')}</p>
      <a className={buttonClass({ variant: 'quiet' })} href="/my/">
        {t('accepted.cabinet')}
      </a>
    </Panel>
  );
}
