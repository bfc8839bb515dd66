import type { LocalText } from '@cabinet/contracts/text';
import names from './studyAreas.json' with { type: 'json' };

/** The interests of a friend (§3). The specification counts 28 areas but does not name them. */
export type StudyArea = keyof typeof names;

export const STUDY_AREAS = Object.keys(names) as StudyArea[];

/** Returns the name of an area in every language. */
export function studyAreaName(area: StudyArea): LocalText {
  return names[area];
}

/** Returns the names of the areas for a lead. The readers of leads read Russian (§7). */
export function interestsOf(areas: readonly StudyArea[]): string[] {
  return areas.map((area) => names[area].ru);
}
