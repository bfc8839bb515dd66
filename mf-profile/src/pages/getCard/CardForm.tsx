import type { CardStep } from '@cabinet/domain/forms/getCard';
import { mustAcceptTerms } from '@cabinet/domain/terms';
import { clientAtom, contactAtom, writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ContactStep } from '../../components/getCard/ContactStep.tsx';
import { NameStep } from '../../components/getCard/NameStep.tsx';
import { RequestNotice } from '../../components/getCard/RequestNotice.tsx';
import { ReviewStep } from '../../components/getCard/ReviewStep.tsx';
import { StepFrame } from '../../components/getCard/StepFrame.tsx';
import type { CardDraft } from '../../data/useCardDraft.ts';
import type { CardRequest } from '../../data/useCardRequest.ts';
import { nextStep } from '../../domain/cardForm.ts';
import { usePhonePanel } from '../usePhonePanel.ts';

interface CardFormProps {
  card: CardDraft;
  request: CardRequest;
  goOn: (to: CardStep) => void;
  goBack: (from: CardStep) => void;
}

/** The get-card form (§3), one step at a time. */
export function CardForm({ card, request, goOn, goBack }: CardFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { form, values, step } = card;
  const { control } = form;
  const hasNewTerms = mustAcceptTerms(useAtomValue(clientAtom), useAtomValue(contactAtom));
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const obstacle = writeObstacle && t(`getCard.obstacle.${writeObstacle}`);
  const code = usePhonePanel(values.phone_number, {
    obstacle,
    trigger: form.trigger,
    onVerified: () => form.setFocus('email'),
  });

  async function next() {
    const following = nextStep(step);
    if (following) goOn(following);
    else await request.send(form.getValues());
  }

  return (
    <StepFrame
      form={form}
      step={step}
      notice={<RequestNotice {...request} />}
      obstacle={step === 'consent' ? obstacle : null}
      onBack={() => goBack(step)}
      onNext={next}
      onEdit={request.reopen}
    >
      {step === 'name' && <NameStep control={control} />}
      {step === 'contacts' && <ContactStep control={control} code={code} />}
      {step === 'consent' && (
        <ReviewStep control={control} values={values} hasNewTerms={hasNewTerms} onEdit={goOn} />
      )}
    </StepFrame>
  );
}
