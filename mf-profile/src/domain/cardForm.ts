import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/loyalty';
import type { FieldRefusal } from '@cabinet/domain/fields';
import type { FormRefusals, GetCardForm } from '@cabinet/domain/forms';
import { actualPhone } from '@cabinet/domain/phone';

// The get-card form (§3) as three questions, one after another.

export const CARD_STEPS = ['name', 'contacts', 'consent'] as const;
export type CardStep = (typeof CARD_STEPS)[number];

export type CardField = keyof GetCardForm;

/** What each step asks for, in the order of the page. */
const STEP_FIELDS: Record<CardStep, readonly CardField[]> = {
  name: ['name', 'last_name', 'middle_name', 'gender', 'birth_date'],
  contacts: ['phone_number', 'email'],
  consent: ['agreesToPolicy', 'agreesToTerms'],
};

export const GENDERS = ['female', 'male'] as const;

/** A valid phone may still have to be verified by a code (§4). */
export type CardRefusals = Partial<Record<CardField, FieldRefusal | 'unverified'>>;

/** What keeps the form from being sent, the phone's code included. */
export function cardRefusals(
  refusals: FormRefusals<GetCardForm>,
  phone: 'open' | 'sent' | 'verified',
): CardRefusals {
  return phone === 'verified' ? refusals : { phone_number: 'unverified', ...refusals };
}

export function wrongFields(step: CardStep, refusals: CardRefusals): CardField[] {
  return STEP_FIELDS[step].filter((field) => refusals[field]);
}

/** The step to show: the one that is asked for, unless an earlier one is not done yet. */
export function shownStep(asked: CardStep, refusals: CardRefusals): CardStep {
  return CARD_STEPS.find((step) => step === asked || wrongFields(step, refusals).length > 0) ?? asked;
}

export function nextStep(step: CardStep): CardStep | undefined {
  return CARD_STEPS[CARD_STEPS.indexOf(step) + 1];
}

/** Who the form is about, as the identity service, the CRM and the loyalty service know them. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string;
  client: Pick<CrmClient, 'name' | 'surname' | 'patronymic' | 'sex' | 'birth_date' | 'phone'> | null;
  contact: Pick<Contact, 'verifiedPhone' | 'phones'> | null;
}

/** The form as it begins: nobody types what is known already. Consent is never given beforehand. */
export function cardFormOf({ firstName, lastName, email, client, contact }: KnownPerson): GetCardForm {
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

/** The fields of a form as they are sent (§3, §7). */
export function cardLead(form: GetCardForm) {
  const { hasNoMiddleName, agreesToPolicy, agreesToTerms, middle_name, ...fields } = form;
  return { ...fields, middle_name: hasNoMiddleName ? '' : middle_name };
}
