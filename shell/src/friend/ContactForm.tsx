import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';
import { loadContact } from './loadContact.ts';

type Contact = Awaited<ReturnType<typeof loadContact>>;

/** The form as soon as its code is there. */
export function ContactForm(props: ComponentProps<Contact['FriendForm']>) {
  const { t } = useTranslation('friend');
  const [contact, setContact] = useState<Contact | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (contact === 'loading') loadContact().then(setContact, () => setContact('failed'));
  }, [contact]);

  if (contact === 'failed')
    return <LoadFailure title={t('form.failed')} onRetry={() => setContact('loading')} />;
  if (contact !== 'loading') return <contact.FriendForm {...props} />;
  return (
    <SkeletonGroup className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton />
    </SkeletonGroup>
  );
}
