import { CARD_STEPS, type CardStep } from '@cabinet/domain/forms/getCard';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The entry of the history before this one is the step before. */
const CAME_FORWARD = { cameForward: true };

/** Which question is on screen. It stands in the address, so that Back goes to the one before. */
export function useCardStep() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = CARD_STEPS.find((name) => name === params.get('step')) ?? 'name';

  return {
    step,
    goOn: (to: CardStep) => setParams(withStep(to), { state: CAME_FORWARD }),
    goBack: (from: CardStep) => {
      const before = CARD_STEPS[CARD_STEPS.indexOf(from) - 1] ?? 'name';
      if (state?.cameForward) navigate(-1);
      else setParams(withStep(before), { replace: true });
    },
  };
}

/** Whatever else stands in the address stays: where to go with the card. */
function withStep(step: CardStep) {
  return (params: URLSearchParams) => {
    params.set('step', step);
    return params;
  };
}
