/** Notes that movements of several participants share. */
export const ENROLMENT = {
  ru: 'Приказ о зачислении',
  uz: 'Oʻqishga qabul qilish haqidagi buyruq',
  en: 'Enrolment order',
};
export const FIRST_SEMESTER = { ru: 'Первый семестр', uz: 'Birinchi semestr', en: 'First semester' };
