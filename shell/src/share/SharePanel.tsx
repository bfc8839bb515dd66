import { canInviteAtom, referralLinkAtom } from '@cabinet/state/referral';
import { IconButton } from '@cabinet/ui/IconButton';
import { useAtomValue } from 'jotai';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFirst } from './CardFirst.tsx';
import { CodeView } from './CodeView.tsx';
import { MessageView } from './MessageView.tsx';
import styles from './SharePanel.module.css';

/** Shows all ways to invite a friend. The form for a friend is the last one. */
export function SharePanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('share');
  const canInvite = useAtomValue(canInviteAtom);
  const link = useAtomValue(referralLinkAtom);
  const [isCode, setCode] = useState(false);
  if (!canInvite || !link)
    return (
      <View title={t('noCard.title')} onClose={onClose}>
        <CardFirst onLeave={onClose} />
      </View>
    );
  if (isCode)
    return (
      <View key="code" title={t('code.title')} onClose={onClose} onBack={() => setCode(false)}>
        <CodeView link={link} />
      </View>
    );
  return (
    <View key="message" title={t('title')} onClose={onClose}>
      <MessageView link={link} onCode={() => setCode(true)} onLeave={onClose} />
    </View>
  );
}

interface ViewProps {
  title: string;
  onClose(): void;
  onBack?: () => void;
  children: ReactNode;
}

/** The heading gets the focus, so that a screen reader announces the view. */
function View({ title, onClose, onBack, children }: ViewProps) {
  const { t } = useTranslation('share');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {onBack && (
          <IconButton variant="plain" label={t('code.back')} onClick={onBack}>
            <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        )}
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton variant="plain" label={t('ui:close')} onClick={onClose}>
          <X size={20} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
