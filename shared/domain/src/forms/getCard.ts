import * as v from 'valibot';
import { requiredPhone } from './phoneValues.ts';
import {
  birthDate,
  consent,
  firstName,
  lastName,
  middleNameIssue,
  nameEntries,
  optionalMiddleName,
  requiredEmail,
} from './values.ts';

export const GENDERS = ['female', 'male'] as const;

/** §3 Get-card form. */
export interface GetCardValues {
  name: string;
  last_name: string;
  middle_name: string;
  hasNoMiddleName: boolean;
  phone_number: string;
  gender: string;
  /** `YYYY-MM-DD`. */
  birth_date: string;
  email: string;
  agreesToPolicy: boolean;
  agreesToTerms: boolean;
}

/** The steps of the form, in order. */
export const CARD_STEPS = ['name', 'contacts', 'consent'] as const;
export type CardStep = (typeof CARD_STEPS)[number];

const personEntries = (now: Date) => ({
  gender: v.pipe(v.string(), v.picklist(GENDERS, 'required')),
  birth_date: birthDate(now),
});

/**
 * The data of a sent get-card form (§7). The service repeats the rules of the form (§5). A participant without
 * a middle name sends an empty one.
 */
export const cardLeadSchema = (now: Date) =>
  v.object({
    name: firstName,
    last_name: lastName,
    middle_name: optionalMiddleName,
    ...personEntries(now),
    phone_number: requiredPhone,
    email: requiredEmail,
  });

export interface CardRules {
  now: Date;
  /** The phone that a code has verified (§4). */
  verifiedPhone: string | null;
}

/** Returns the schemas of the steps (§5). */
const stepSchemas = ({ now, verifiedPhone }: CardRules) => ({
  name: v.pipe(
    v.object({
      ...nameEntries,
      ...personEntries(now),
    }),
    v.forward(
      v.partialCheck(
        [['middle_name'], ['hasNoMiddleName']],
        (name) => middleNameIssue(name) === null,
        ({ input }) => String(middleNameIssue(input)),
      ),
      ['middle_name'],
    ),
  ),
  contacts: v.object({
    phone_number: v.pipe(
      requiredPhone,
      v.check((phone) => phone === verifiedPhone, 'unverified'),
    ),
    email: requiredEmail,
  }),
  consent: v.object({ agreesToPolicy: consent, agreesToTerms: consent }),
});

/** Returns the step to show: the requested step, or the first incomplete step before it. */
export function shownStep(asked: CardStep, values: GetCardValues, rules: CardRules): CardStep {
  const schemas = stepSchemas(rules);
  return CARD_STEPS.find((step) => step === asked || !v.is(schemas[step], values)) ?? asked;
}

/** Returns the schema of the visible step. */
export const cardFormSchema = (asked: CardStep, rules: CardRules) =>
  v.lazy(
    (values): v.GenericSchema<GetCardValues, object> =>
      stepSchemas(rules)[shownStep(asked, values as GetCardValues, rules)] as unknown as v.GenericSchema<
        GetCardValues,
        object
      >,
  );

/** The phone of a participant before the verification by a code. */
export const phoneFormSchema = v.object({ phone_number: requiredPhone });
