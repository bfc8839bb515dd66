import type { Project, ProjectId } from '@cabinet/contracts/config';
import type { LANDS } from '@cabinet/contracts/leads';
import { landerName } from './landerName.ts';

export type Land = (typeof LANDS)[number];

/** The fields of a form of the programme, such as get-card or invite. Empty fields are not sent. */
export type LeadForm = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** The source of a lead for the landing service and the lander (§7). */
export const LEAD_SOURCE = 'WEB';
export const LEAD_UTM_SOURCE = 'Университет';

const LANDS_OF: Partial<Record<Project, Land>> = {
  mc: 'mc_referral',
  mti: 'mt_referral',
  synergy: 'sf_referral',
  people: 'sp_referral',
};

/** Returns the landing code of a variant (§7, CONTRACT §3). */
export function leadLand(project: Project): Land {
  return LANDS_OF[project] ?? 'sf_referral';
}

export interface LanderQuery {
  land: Land;
  /** The white-list secret from the settings. If absent, the query has no secret (R28). */
  secret?: string | undefined;
}

/** Returns the query of `lander.php` (§7). */
export function landerQuery({ land, secret }: LanderQuery): Record<string, string> {
  return {
    r: 'land/index',
    unit: 'synergy',
    type: 'sy_f',
    'ignore-thanksall': '1',
    utm_campaign: land,
    utm_source: LEAD_UTM_SOURCE,
    ...(secret ? { secret } : {}),
  };
}

export interface LeadOrigin {
  mergelead: string;
  /** The page of the form. The query is left out, because it may contain personal data. */
  location: string;
  /** The name of the form, such as `invite`. */
  entryPoint: string;
  /** Id of the variant (R54). A variant without an id sends no id. */
  projectId?: ProjectId | null;
}

/** Name fields, which the lander accepts only in letters (§5). */
const NAMES = ['name', 'last_name', 'middle_name'];

/** Returns the body of `lander.php` (§7): the fields of the form and of the lander. */
export function landerFields(form: LeadForm, origin: LeadOrigin): Record<string, string> {
  const fields = Object.entries(leadFields(form));
  return {
    ...Object.fromEntries(
      fields.map(([name, text]) => [name, NAMES.includes(name) ? landerName(text) : text]),
    ),
    personalDataAgree: 'on',
    mergelead: origin.mergelead,
    url_location: origin.location,
    entry_point: origin.entryPoint,
    ...(origin.projectId && { project_id: String(origin.projectId) }),
  };
}

/** Returns the filled-in fields. Several values become a list separated by commas. */
export function leadFields(form: LeadForm): Record<string, string> {
  const fields = Object.entries(form).map(([name, value]) => [name, fieldText(value)] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== ''));
}

function fieldText(value: LeadForm[string]): string {
  return (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();
}
