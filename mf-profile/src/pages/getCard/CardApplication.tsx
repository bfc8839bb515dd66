import { showToast } from '@cabinet/state';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPreview } from '../../components/CardPreview.tsx';
import { CardCreating } from '../../components/getCard/CardCreating.tsx';
import { useCardDraft } from '../../data/useCardDraft.ts';
import { useCardArrival, useCardRequest } from '../../data/useCardRequest.ts';
import { useCardStep } from '../../data/useCardStep.ts';
import { NEWCOMER_BENEFITS } from '../../domain/benefits.ts';
import styles from './CardApplication.module.css';
import { CardForm } from './CardForm.tsx';

/** The form beside its card, then the wait for the card (R36). */
export function CardApplication() {
  const { t } = useTranslation('mf-profile-later');
  const { step: asked, ...way } = useCardStep();
  const card = useCardDraft(asked);
  const request = useCardRequest();
  const isCreating = request.state === 'creating';

  useCardArrival(() => {
    card.drop();
    request.reopen();
    showToast({ message: t('getCard.ready') });
  });

  // Also after a reload, because an accepted request must be completed.
  const create = useEffectEvent(() => void request.create(card.values));
  useEffect(() => {
    if (isCreating) create();
  }, [isCreating]);

  return (
    <div className={styles.page}>
      {isCreating ? (
        <CardCreating onEdit={request.reopen} />
      ) : (
        <CardForm card={card} request={request} {...way} />
      )}
      <CardPreview
        name={`${card.values.name} ${card.values.last_name}`.trim()}
        benefits={NEWCOMER_BENEFITS}
        className={asked === 'consent' ? undefined : styles.early}
      />
    </div>
  );
}
