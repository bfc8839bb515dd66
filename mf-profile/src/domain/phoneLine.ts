import { dialCode } from '@cabinet/domain/phone';

/** A normalised phone as it is read: `+7 916 480-22-17`, `+998 90 111-22-33`. */
export function phoneLine(phone: string): string {
  const code = `+${dialCode(phone) ?? ''}`;
  const number = phone.slice(code.length).replace(/^(\d+)(\d{3})(\d{2})(\d{2})$/, '$1 $2-$3-$4');
  return code.length > 1 ? `${code} ${number}` : phone;
}

/** Calls a phone, however it is written. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
