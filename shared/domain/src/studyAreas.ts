import type { LocalText } from '@cabinet/contracts/text';
import names from './studyAreas.json' with { type: 'json' };

/** What a friend may be interested in (§3): the specification counts 28 areas and names none. */
export type StudyArea = keyof typeof names;

export const STUDY_AREAS = Object.keys(names) as StudyArea[];

/** The name of an area in every language. */
export function studyAreaName(area: StudyArea): LocalText {
  return names[area];
}

/** The areas as a lead names them: whoever reads it reads Russian (§7). */
export function interestsOf(areas: readonly StudyArea[]): string[] {
  return areas.map((area) => names[area].ru);
}
