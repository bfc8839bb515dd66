export interface PhoneCodePanelProps {
  phone: string;
  state: 'open' | 'sent' | 'verified';
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** Why nothing can be sent at all: no network, somebody else's cabinet. */
  obstacle: string | null;
  /** The last error. */
  error: string | null;
  onSend: () => void;
  onCode: (code: string) => void;
  /** Another code is being typed. */
  onEdit: () => void;
}
