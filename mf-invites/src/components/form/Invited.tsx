import { Button, buttonClass } from '@cabinet/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import styles from './Invited.module.css';

interface InvitedProps {
  name: string;
  onAnother(): void;
}

/** The result after the invitation: announced, and with the next steps below. */
export function Invited({ name, onAnother }: InvitedProps) {
  const { t } = useTranslation('mf-invites-later');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus has disappeared.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.invited}>
      <CircleCheck className={styles.sign} size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {t('invited.title', { name })}
      </h2>
      <p className={styles.text}>{t('invited.text')}</p>
      <div className={styles.actions}>
        <Button onClick={onAnother}>{t('invited.another')}</Button>
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.list}>
          {t('invited.list')}
        </Link>
      </div>
    </section>
  );
}
