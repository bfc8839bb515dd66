import { isApiError } from '@cabinet/api';
import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import type { PhoneCodePanelProps } from '../components/phone/phoneCodePanelProps.ts';
import { useCodeText } from '../data/useCodeText.ts';
import { usePhoneCode } from '../data/usePhoneCode.ts';

interface Steps {
  /** Why nothing can be sent now, or null. */
  obstacle: string | null;
  /** The `trigger` of the form that contains the phone. */
  trigger(name: 'phone_number', options: { shouldFocus: true }): Promise<boolean>;
  onVerified(): void;
}

/** The props of the verification panel of a phone: state, texts and actions. */
export function usePhonePanel(phone: string, { obstacle, ...steps }: Steps): PhoneCodePanelProps {
  const codeText = useCodeText();
  const { send, check, error, ...code } = usePhoneCode(phone);

  async function sendCode() {
    if (phoneRefusal(phone) === null) await send();
    else await steps.trigger('phone_number', { shouldFocus: true });
  }
  async function checkCode(digits: number) {
    try {
      await check(digits);
    } catch (failure) {
      return isApiError(failure) ? codeText(failure) : null;
    }
    steps.onVerified();
    return null;
  }

  return {
    ...code,
    phone,
    obstacle,
    error: error && codeText(error),
    onSend: () => void sendCode(),
    onCode: checkCode,
  };
}
