import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import { useTranslation } from 'react-i18next';
import type { PhoneCodePanelProps } from '../components/phone/PhoneCodePanel.tsx';
import { usePhoneCode } from '../data/usePhoneCode.ts';
import { codeProblem } from '../domain/codeProblem.ts';

interface Steps {
  /** Why nothing can be sent now, or null. */
  obstacle: string | null;
  /** Of the form that the phone is a field of. */
  trigger(name: 'phone_number', options: { shouldFocus: true }): Promise<boolean>;
  onVerified(): void;
}

/** The code for a phone: how it stands, in words, and what follows. */
export function usePhonePanel(phone: string, { obstacle, ...steps }: Steps): PhoneCodePanelProps {
  const { t } = useTranslation('mf-profile-later');
  const { send, check, error, ...code } = usePhoneCode(phone);
  const problem = error && codeProblem(error);

  async function sendCode() {
    if (phoneRefusal(phone) === null) await send();
    else await steps.trigger('phone_number', { shouldFocus: true });
  }
  async function checkCode(digits: string) {
    if (await check(digits)) steps.onVerified();
  }

  return {
    ...code,
    phone,
    obstacle,
    error: problem && (problem.text ?? t(`phone.code.problem.${problem.name}`)),
    onSend: () => void sendCode(),
    onCode: (digits) => void checkCode(digits),
  };
}
