import { configAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import type { Welcome } from '../../data/useWelcome.ts';
import { FinishRegistrationDialog } from './FinishRegistrationDialog.tsx';
import { FirstRewardDialog } from './FirstRewardDialog.tsx';

/** The sum in the text of the `mti` variant only (§9, R7). */
const MTI_AMOUNT = 5000;

interface WelcomeDialogProps {
  welcome: Welcome;
  onClose(): void;
}

/** The welcome of a new participant, shown once (§1, §4): the first reward or the way to it (R41). */
export function WelcomeDialog({ welcome: { stage, amount }, onClose }: WelcomeDialogProps) {
  const config = useAtomValue(configAtom);
  const phones = config?.support.phones ?? [];
  if (stage === 'unfinished') {
    const told = config?.project === 'mti' ? MTI_AMOUNT : amount;
    return <FinishRegistrationDialog amount={told} phones={phones} onClose={onClose} />;
  }
  return (
    <FirstRewardDialog isCredited={stage === 'credited'} amount={amount} phones={phones} onClose={onClose} />
  );
}
