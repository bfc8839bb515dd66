import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';
import { CARD_STEPS, type CardStep, GENDERS, type GetCardValues } from '@cabinet/domain/forms/getCard';
import { actualPhone } from '@cabinet/domain/phone';

export function nextStep(step: CardStep): CardStep | undefined {
  return CARD_STEPS[CARD_STEPS.indexOf(step) + 1];
}

/** Data of a person from the identity service, the CRM and the loyalty service. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string;
  client: Pick<CrmClient, 'name' | 'surname' | 'patronymic' | 'sex' | 'birth_date' | 'phone'> | null;
  contact: Pick<Contact, 'verifiedPhone' | 'phones'> | null;
}

/** The initial form, with all known data. Consents are never preset. */
export function cardFormOf({ firstName, lastName, email, client, contact }: KnownPerson): GetCardValues {
  const { phone } = actualPhone({
    verified: contact?.verifiedPhone ?? null,
    crm: client?.phone ?? null,
    service: contact?.phones[0] ?? null,
  });
  return {
    name: client?.name || firstName,
    last_name: client?.surname || lastName,
    middle_name: client?.patronymic ?? '',
    hasNoMiddleName: false,
    phone_number: phone,
    gender: GENDERS.find((gender) => gender === client?.sex) ?? '',
    birth_date: client?.birth_date ?? '',
    email,
    agreesToPolicy: false,
    agreesToTerms: false,
  };
}

/** The fields of the form in the format of the request (§3, §7). */
export function cardLead(form: GetCardValues) {
  const { hasNoMiddleName, agreesToPolicy, agreesToTerms, middle_name, ...fields } = form;
  return { ...fields, middle_name: hasNoMiddleName ? '' : middle_name };
}
