import { LEVELS } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n';
import { openSharePanel, physicalCardAtom } from '@cabinet/state';
import { buttonClass, Dialog, IconButton, Stage, Tokens, useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Plus, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoyaltyCard } from '../../components/LoyaltyCard.tsx';
import { OtherCardPhones } from '../../components/OtherCardPhones.tsx';
import { useCatalogueAccess } from '../../data/useCatalogueAccess.ts';
import { useParticipant } from '../../data/useParticipant.ts';
import { RINGS } from '../../domain/friends.ts';
import { FLOWER, flowerCentres } from '../../domain/rings.ts';
import { neighbours } from '../../paths.ts';
import styles from './FirstRewardDialog.module.css';

interface FirstRewardDialogProps {
  /** True if the bonus is on the card, false if it is on its way. */
  isCredited: boolean;
  amount: number;
  phones: readonly string[];
  onClose(): void;
}

/** The first reward after the card arrived (R41). Shown once, with the next two steps. */
export function FirstRewardDialog({ isCredited, amount, phones, onClose }: FirstRewardDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { fullName } = useParticipant();
  const { formatNumber } = useFormats();
  const tokenText = useTokenText();
  const card = useAtomValue(physicalCardAtom);
  const isCatalogueOpen = useCatalogueAccess() === 'open';
  const bonus = amount || REWARDS.welcome;
  function invite(press: MouseEvent) {
    openSharePanel(press);
    onClose();
  }

  const ring = t('reward.ring', { tokens: tokenText(REWARDS.friend), percent: LEVELS[0].percent });

  return (
    <Dialog
      open
      onClose={onClose}
      title={isCredited ? t('reward.title', { tokens: tokenText(bonus) }) : t('reward.titleComing')}
      isCloseHidden
      picture={
        <Stage className={styles.stage}>
          <Flower />
          <IconButton variant="stage" className={styles.close} label={t('ui:close')} onClick={onClose}>
            <X size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
          <div className={styles.card}>
            <LoyaltyCard name={fullName} cardNumber={card?.cardNumber ?? null} friends={0} />
          </div>
          {isCredited && <Tokens className={styles.bonus} amount={bonus} isSigned />}
        </Stage>
      }
    >
      <p className={styles.text}>
        {isCredited
          ? t('reward.worth', { count: bonus, amount: formatNumber(bonus) })
          : t('reward.coming', { tokens: tokenText(bonus) })}{' '}
        {ring}
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={neighbours.invite} onClick={invite}>
          <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('reward.invite')}
        </Link>
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={isCatalogueOpen ? neighbours.catalogue : neighbours.rules}
          onClick={onClose}
        >
          {isCatalogueOpen ? t('reward.catalogue') : t('reward.rules')}
        </Link>
      </div>
      <div className={styles.note}>
        <p>
          {t('welcome.otherCard')} {t('welcome.otherCardText')}
        </p>
        <OtherCardPhones phones={phones} />
      </div>
    </Dialog>
  );
}

/** A large, pale drawing of the card's ten rings. */
function Flower() {
  const { centre, radius } = FLOWER;
  return (
    <svg
      className={styles.flower}
      viewBox={`${centre.x - 200} ${centre.y - 200} 400 400`}
      fill="none"
      aria-hidden="true"
    >
      {flowerCentres(RINGS).map(({ x, y }) => (
        <circle key={x + y} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
