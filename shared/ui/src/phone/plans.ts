import { phoneRefusal } from '@cabinet/domain/phoneRefusal';

export { phoneCountry, phoneText } from '@cabinet/domain/phoneText';

export const isPhone = (phone: string) => phoneRefusal(phone) === null;
