import { buttonClass } from '@cabinet/ui/Button';
import { Panel } from '@cabinet/ui/Panel';
import { LinkingRings } from '@cabinet/ui/Rings';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Accepted.module.css';

/** Replaces the form after it is accepted: shows what happens next and what the friend can do meanwhile. */
export function Accepted() {
  const { t } = useTranslation('friend');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and its focus with it. Move the focus to the heading.
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
