import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import { phoneCountry, phoneText } from '@cabinet/domain/phoneText';
import { Flag } from './Flag.tsx';

/** What a phone field knows about countries beyond their dial codes; heavy, so it is fetched when a field is shown. */
export const plans = {
  Flag,
  phoneCountry,
  phoneText,
  isPhone: (phone: string) => phoneRefusal(phone) === null,
};
