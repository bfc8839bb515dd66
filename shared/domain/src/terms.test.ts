import { mustAcceptTerms } from './terms.ts';

test.each([
  [null, null, false],
  [{ updated_terms: false }, { updatedCondition: false }, false],
  [{ updated_terms: true }, null, true],
  [null, { updatedCondition: true }, true],
  [{ updated_terms: false }, { updatedCondition: true }, true],
])(
  'R37 mustAcceptTerms for a client with %j and a contact with %j returns %s',
  (client, contact, isAsked) => {
    expect(mustAcceptTerms(client, contact)).toBe(isAsked);
  },
);
