import { landerFields, landerQuery, leadFields, leadLand } from './lead.ts';

const NOWHERE = { mergelead: '', location: '', entryPoint: '' };

test.each([
  ['mc', 'mc_referral'],
  ['mti', 'mt_referral'],
  ['synergy', 'sf_referral'],
  ['people', 'sp_referral'],
  ['capital', 'sf_referral'],
] as const)('§7 the landing code of %s is %s', (project, land) => {
  expect(leadLand(project)).toBe(land);
});

describe('§7 the query of the lander', () => {
  const query = {
    r: 'land/index',
    unit: 'synergy',
    type: 'sy_f',
    'ignore-thanksall': '1',
    utm_campaign: 'sf_referral',
    utm_source: 'Университет',
  };

  test('R28 landerQuery sends no secret if the settings have none', () => {
    expect(landerQuery({ land: 'sf_referral' })).toEqual(query);
    expect(landerQuery({ land: 'sf_referral', secret: '' })).toEqual(query);
  });

  test('landerQuery sends the secret of the settings', () => {
    expect(landerQuery({ land: 'sf_referral', secret: 'opensesame' })).toEqual({
      ...query,
      secret: 'opensesame',
    });
  });
});

test('§7 landerFields returns the form and the fields that the lander requires', () => {
  const origin = {
    mergelead: 'SFx1',
    location: 'https://cabinet.test/my/invite',
    entryPoint: 'invite',
    projectId: 5,
  } as const;
  expect(landerFields({ name: 'Анна', phone: '+79161234501' }, origin)).toEqual({
    name: 'Анна',
    phone: '+79161234501',
    personalDataAgree: 'on',
    mergelead: 'SFx1',
    url_location: 'https://cabinet.test/my/invite',
    entry_point: 'invite',
    project_id: '5',
  });
});

test('R54 landerFields sends no project id for a variant without an id', () => {
  expect(landerFields({}, NOWHERE)).not.toHaveProperty('project_id');
});

test('§5 landerFields reduces names to letters and keeps all other fields', () => {
  const form = { name: 'Анна-Мария', last_name: 'О’Нил', email: 'a.b+c@x1.test' };
  expect(landerFields(form, NOWHERE)).toMatchObject({
    name: 'АннаМария',
    last_name: 'ОНил',
    email: 'a.b+c@x1.test',
  });
});

test.each([
  ['no empty values', { email: '', middle_name: null, phone: undefined, interests: [] }, {}],
  ['several values in one field', { interests: ['Право', 'Дизайн'] }, { interests: 'Право, Дизайн' }],
  ['a name, without the spaces around it', { name: ' Анна-Мария ' }, { name: 'Анна-Мария' }],
  ['an unchanged e-mail', { email: 'a.b+c@x1.test' }, { email: 'a.b+c@x1.test' }],
])('leadFields sends from a form: %s', (_, form, fields) => {
  expect(leadFields(form)).toEqual(fields);
});
