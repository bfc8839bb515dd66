import { CARD_STEPS, type CardStep } from '@cabinet/domain/forms/getCard';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks that the previous history entry is the previous step. */
const CAME_FORWARD = { cameForward: true };

/** The step on screen. The address holds it, so that Back returns to the previous step. */
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

/** Keeps the other parameters, such as the target after the card arrives. */
function withStep(step: CardStep) {
  return (params: URLSearchParams) => {
    params.set('step', step);
    return params;
  };
}
