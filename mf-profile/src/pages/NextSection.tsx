import { useFormats } from '@cabinet/i18n';
import { openSharePanel } from '@cabinet/state';
import { ProductPicture } from '@cabinet/ui';
import { Phone, Play, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NextAction } from '../components/NextAction.tsx';
import { useNextActions } from '../data/useNextActions.ts';
import { neighbours } from '../paths.ts';
import styles from './NextSection.module.css';

type Action = ReturnType<typeof useNextActions>[number];

const LOOK = { size: 24, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** The next steps, at most two. */
export function NextSection() {
  const { t } = useTranslation('mf-profile');
  const actions = useNextActions();
  if (actions.length === 0) return null;
  return (
    <ul className={styles.next} aria-label={t('next.title')}>
      {actions.map((action) => (
        <li key={action.kind}>
          <Step action={action} />
        </li>
      ))}
    </ul>
  );
}

function Step({ action }: { action: Action }) {
  const { t } = useTranslation('mf-profile');
  const { localText, formatShortDay } = useFormats();
  switch (action.kind) {
    case 'order':
    case 'event': {
      const { order, kind } = action;
      const name = localText(order.productName) ?? order.number;
      const { keepUntil, pickupPoint } = order;
      const where = pickupPoint && localText(pickupPoint.name);
      return (
        <NextAction
          sign={<ProductPicture src={order.productImage} tile={order.tile} size="thumb" />}
          title={t(`next.${kind}.title`, { name })}
          text={
            keepUntil
              ? [t('next.order.until', { day: formatShortDay(keepUntil) }), where].filter(Boolean).join(', ')
              : t('next.order.text', { number: order.number })
          }
          to={neighbours.order(order.id)}
          action={t(`next.${kind}.action`)}
          isMain
        />
      );
    }
    case 'first-friend':
      return (
        <NextAction
          sign={<UserPlus {...LOOK} />}
          title={t('next.first-friend.title')}
          text={t('next.first-friend.text')}
          to={neighbours.invite}
          action={t('referral.call')}
          onPress={openSharePanel}
        />
      );
    case 'friend': {
      const { name, status, id, actsBy } = action.invitation;
      const by = actsBy ? { day: formatShortDay(actsBy) } : null;
      return (
        <NextAction
          friend={{ name, status }}
          title={t(`next.friend.${status}.title`, { name })}
          text={t(`next.friend.${status}.${by ? 'by' : 'text'}`, { ...by })}
          to={neighbours.invitation(id)}
          action={t('next.friend.action')}
        />
      );
    }
    case 'lesson': {
      const { lesson } = action;
      return (
        <NextAction
          sign={<Play {...LOOK} />}
          title={localText(lesson.title)}
          text={t('next.lesson.text', { count: Math.ceil(lesson.seconds / 60) })}
          to={neighbours.lesson(lesson.id)}
          action={t('next.lesson.action')}
        />
      );
    }
    case 'profile':
      return (
        <NextAction
          sign={<Phone {...LOOK} />}
          title={t('next.phone.title')}
          text={t('next.phone.text')}
          to="/?open=phone"
          action={t('next.phone.action')}
        />
      );
  }
}
