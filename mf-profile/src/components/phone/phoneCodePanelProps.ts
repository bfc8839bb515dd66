export interface PhoneCodePanelProps {
  phone: string;
  state: 'open' | 'sent' | 'verified';
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** The reason why nothing can be sent now: offline or view-as. */
  obstacle: string | null;
  /** The last error. */
  error: string | null;
  onSend: () => void;
  onCode: (code: string) => void;
  /** Called when the participant changes the code. */
  onEdit: () => void;
}
