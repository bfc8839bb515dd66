import { useRef } from 'react';
import { usePlans } from './phone/usePlans.ts';
import { useWasNear } from './useWasNear.ts';

export interface PhoneTextProps {
  /** In any spelling. */
  phone: string;
}

/** Shows a phone. The numbering plans, which group its digits, load when the phone is nearly in view. */
export function PhoneText({ phone }: PhoneTextProps) {
  const place = useRef<HTMLSpanElement>(null);
  const plans = usePlans(useWasNear(place));
  return <span ref={place}>{plans ? plans.phoneText(phone) : phone}</span>;
}
