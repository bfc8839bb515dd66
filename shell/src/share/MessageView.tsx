import { isOnlineAtom } from '@cabinet/state/offline';
import { TextArea } from '@cabinet/ui/TextArea';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Channels } from './Channels.tsx';
import { FormLink } from './FormLink.tsx';
import { Gains } from './Gains.tsx';
import { LinkRow } from './LinkRow.tsx';
import styles from './MessageView.module.css';
import { useMessage } from './useMessage.ts';

interface MessageViewProps {
  link: string;
  onCode(): void;
  onLeave(): void;
}

/** Shows the link, a message with it, and the channels. */
export function MessageView({ link, onCode, onLeave }: MessageViewProps) {
  const { t } = useTranslation('share');
  const isOnline = useAtomValue(isOnlineAtom);
  const first = useMessage(link);
  const [text, setText] = useState(first);
  return (
    <>
      <Gains />
      <LinkRow link={link} />
      <TextArea
        label={t('message.label')}
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Channels message={{ text, link }} isOnline={isOnline} onCode={onCode} />
      {!isOnline && <p className={styles.offline}>{t('offline')}</p>}
      <FormLink onLeave={onLeave} />
    </>
  );
}
