import type { Project, ProjectId } from '@cabinet/contracts/config';
import type { LANDS } from '@cabinet/contracts/landing';
import { landerName } from './landerName.ts';

export type Land = (typeof LANDS)[number];

/** What a form of the programme says: get-card, invite. What is empty is not sent. */
export type LeadForm = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Where a lead comes from, to the landing service and to the lander (§7). */
export const LEAD_SOURCE = 'WEB';
export const LEAD_UTM_SOURCE = 'Университет';

const LANDS_OF: Partial<Record<Project, Land>> = {
  mc: 'mc_referral',
  mti: 'mt_referral',
  synergy: 'sf_referral',
  people: 'sp_referral',
};

/** The landing of a variant (§7, CONTRACT §3). */
export function leadLand(project: Project): Land {
  return LANDS_OF[project] ?? 'sf_referral';
}

export interface LanderQuery {
  land: Land;
  /** The white-list secret from the settings; absent: the parameter is left out (R28). */
  secret?: string | undefined;
}

/** The query of `lander.php` (§7). */
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
  /** The page of the form, without its query: that may name people. */
  location: string;
  /** Which form it is: `invite`. */
  entryPoint: string;
  /** Of the variant (R54); a variant without an id sends none. */
  projectId?: ProjectId | null;
}

/** Names, which the lander takes in letters only (§5). */
const NAMES = ['name', 'last_name', 'middle_name'];

/** The body of `lander.php` (§7): the form's fields and the lander's own. */
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

/** What was filled in, several values as a list with commas. */
export function leadFields(form: LeadForm): Record<string, string> {
  const fields = Object.entries(form).map(([name, value]) => [name, fieldText(value)] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== ''));
}

function fieldText(value: LeadForm[string]): string {
  return (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();
}
