export interface PhoneCodePanelProps {
  phone: string;
  state: 'open' | 'sent' | 'verified';
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** The reason why nothing can be sent now: offline or view-as. */
  obstacle: string | null;
  /** The error of the last send. */
  error: string | null;
  /** The error of the phone, while its code is missing. */
  issue?: string | null;
  onSend: () => void;
  /** Checks a code. Resolves with the reason of a refusal, or null. */
  onCode: (code: number) => Promise<string | null>;
}
