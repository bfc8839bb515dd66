import { birthDateRefusal, emailRefusal, type FieldRefusal, nameRefusal } from './fields.ts';
import { phoneRefusal } from './phoneRefusal.ts';

// The programme's forms, field by field. Apart from `fields.ts` because of the weight of the numbering plans.

interface NameFields {
  name: string;
  last_name: string;
  middle_name: string;
  /** There is no middle name: its field is not asked for. */
  hasNoMiddleName: boolean;
}

/** §3 Get-card form. */
export interface GetCardForm extends NameFields {
  phone_number: string;
  gender: string;
  /** `YYYY-MM-DD`. */
  birth_date: string;
  email: string;
  agreesToPolicy: boolean;
  agreesToTerms: boolean;
}

/** Which fields cannot be sent as they are, and why; empty when the form can be sent. */
export type FormRefusals<Form> = Partial<Record<keyof Form, FieldRefusal>>;

/** What is wrong with a get-card form (§5). */
export function getCardRefusals(form: GetCardForm, now: Date): FormRefusals<GetCardForm> {
  return onlyRefusals<GetCardForm>({
    ...nameRefusals(form),
    phone_number: numberRefusal(form.phone_number),
    gender: form.gender === '' ? 'empty' : null,
    birth_date: birthDateRefusal(form.birth_date, now),
    email: emailRefusal(form.email),
    agreesToPolicy: consentRefusal(form.agreesToPolicy),
    agreesToTerms: consentRefusal(form.agreesToTerms),
  });
}

function nameRefusals({ name, last_name, middle_name, hasNoMiddleName }: NameFields) {
  return {
    name: nameRefusal(name),
    last_name: nameRefusal(last_name),
    middle_name: hasNoMiddleName ? null : nameRefusal(middle_name),
  };
}

/** A phone of another country is no correct one either (§5 has one text for all). */
function numberRefusal(phone: string): FieldRefusal | null {
  const refusal = phoneRefusal(phone);
  return refusal === null || (refusal === 'empty' && phone.trim() === '') ? refusal : 'invalid';
}

function consentRefusal(isGiven: boolean): FieldRefusal | null {
  return isGiven ? null : 'empty';
}

function onlyRefusals<Form>(refusals: Partial<Record<keyof Form, FieldRefusal | null>>): FormRefusals<Form> {
  return Object.fromEntries(
    Object.entries(refusals).filter(([, refusal]) => refusal !== null),
  ) as FormRefusals<Form>;
}
