import { Button, buttonClass, LinkingRings, PageHeading } from '@cabinet/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import styles from './CardCreating.module.css';

/** The state after the form was accepted, while the service creates the card (R36). */
export function CardCreating({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation('mf-profile-later');
  const place = useRef<HTMLDivElement>(null);

  // The view replaces a form that had the focus.
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);

  return (
    <div className={styles.creating} ref={place}>
      <LinkingRings />
      <PageHeading lead={t('getCard.creating.text')}>{t('getCard.creating.title')}</PageHeading>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.home}>
          {t('noCard.home')}
        </Link>
        <Button variant="quiet" onClick={onEdit}>
          {t('getCard.creating.edit')}
        </Button>
      </div>
    </div>
  );
}
