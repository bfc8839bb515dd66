import { interestsOf, STUDY_AREAS, studyAreaName } from './studyAreas.ts';

test('§3 there are 28 areas, each with a unique name in every language', () => {
  expect(STUDY_AREAS).toHaveLength(28);
  for (const locale of ['ru', 'uz', 'en'] as const) {
    const names = STUDY_AREAS.map((area) => studyAreaName(area)[locale]);
    expect(new Set(names.filter(Boolean)).size).toBe(28);
  }
});

test('§7 a lead names the areas in Russian', () => {
  expect(interestsOf(['law', 'design'])).toEqual(['Право', 'Дизайн']);
});
