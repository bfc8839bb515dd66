import { mustAcceptTerms } from '@cabinet/domain/terms';
import { clientAtom, contactAtom, writeObstacleAtom } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactStep } from '../../components/getCard/ContactStep.tsx';
import { NameStep } from '../../components/getCard/NameStep.tsx';
import { RequestNotice } from '../../components/getCard/RequestNotice.tsx';
import { ReviewStep } from '../../components/getCard/ReviewStep.tsx';
import { StepFrame } from '../../components/getCard/StepFrame.tsx';
import type { CardForm as Card } from '../../data/useCardForm.ts';
import type { CardRequest } from '../../data/useCardRequest.ts';
import {
  type CardField,
  type CardStep,
  cardRefusals,
  nextStep,
  shownStep,
  wrongFields,
} from '../../domain/cardForm.ts';
import { usePhonePanel } from '../usePhonePanel.ts';
import { useFormFocus } from './useFormFocus.ts';

interface CardFormProps {
  card: Card;
  request: CardRequest;
  /** What the address asks for; a step that is not done yet comes first. */
  step: CardStep;
  goOn: (to: CardStep) => void;
  goBack: (from: CardStep) => void;
}

/** The get-card form (§3), one question after another. */
export function CardForm({ card, request, goOn, goBack, ...asked }: CardFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { form, told, tell } = card;
  const hasNewTerms = mustAcceptTerms(useAtomValue(clientAtom), useAtomValue(contactAtom));
  const word = use(TokenWord);
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const obstacle = writeObstacle && t(`getCard.obstacle.${writeObstacle}`);
  const code = usePhonePanel(form.phone_number, {
    obstacle,
    isRefused: () => isStopped(card.refusals.phone_number ? ['phone_number'] : []),
    onSent: () => focus.focusField('code'),
    onVerified: () => focus.focusField('email'),
  });
  const refusals = cardRefusals(card.refusals, code.state);
  const step = shownStep(asked.step, refusals);
  const focus = useFormFocus(step);

  function errorOf(field: CardField): string | null {
    const refusal = told.includes(field) ? refusals[field] : undefined;
    if (!refusal) return null;
    return t(refusal === 'invalid' ? `getCard.error.${field}` : `getCard.error.${refusal}`);
  }

  /** Tells what is wrong with these fields, in the first of them. */
  function isStopped(fields: CardField[]): boolean {
    tell(fields);
    const [first] = fields;
    // A code that is on its way is what the phone waits for.
    if (first) focus.focusField(refusals[first] === 'unverified' && code.state === 'sent' ? 'code' : first);
    return first !== undefined;
  }

  function next() {
    if (isStopped(wrongFields(step, refusals))) return;
    const following = nextStep(step);
    if (following) goOn(following);
    else void request.send(form);
  }

  const fields = {
    form,
    errorOf,
    onChange: card.set,
    // What is empty is told when it is asked about.
    onLeave: (field: CardField) => card.refusals[field] === 'invalid' && tell([field]),
  };
  return (
    <StepFrame
      form={focus.form}
      step={step}
      lead={t(`getCard.lead.${step}`, { context: word })}
      notice={<RequestNotice state={request.state} failure={request.failure} />}
      busy={request.isSending}
      obstacle={step === 'consent' ? obstacle : null}
      onBack={() => goBack(step)}
      onNext={next}
    >
      {step === 'name' && <NameStep {...fields} />}
      {step === 'contacts' && <ContactStep {...fields} code={code} />}
      {step === 'consent' && <ReviewStep {...fields} hasNewTerms={hasNewTerms} onEdit={goOn} />}
    </StepFrame>
  );
}
