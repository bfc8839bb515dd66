// Names and e-mails match the accounts of the identity service. Times are relative to now.

export interface SeedClient {
  /** The local part of `@cabinet.test`. */
  account: string;
  birthDate: string;
  sex: 'male' | 'female';
  phone: string;
  patronymic?: string;
  /** The university's systems do not know a new client yet: no partner and no Bitrix id. */
  isNew?: boolean;
  isOldEmail?: boolean;
  /** The e-mail that the client requested. */
  changeEmail?: string;
  /** The e-mail that a manager requested. */
  managerEmail?: string;
  oldEmails?: string[];
  isConfirmed?: boolean;
  attempts?: number;
  /** A negative value is in the past. */
  deadlineInHours?: number;
  supportTopics?: string[];
}

export const clients: SeedClient[] = [
  {
    account: 'student',
    birthDate: '2003-04-18',
    sex: 'female',
    phone: '+79161234501',
    patronymic: 'Руслановна',
  },
  { account: 'applicant', birthDate: '2006-09-02', sex: 'male', phone: '+998901234502', isNew: true },
  { account: 'newcomer', birthDate: '2005-12-11', sex: 'female', phone: '+79031234503', isNew: true },
  { account: 'poor', birthDate: '2002-07-30', sex: 'male', phone: '+79261234504', patronymic: 'Олегович' },
  { account: 'off', birthDate: '2001-01-25', sex: 'female', phone: '+998931234505' },
  {
    account: 'blocked',
    birthDate: '2000-05-06',
    sex: 'male',
    phone: '+79851234506',
    patronymic: 'Андреевич',
  },
  { account: 'twocards', birthDate: '2002-10-19', sex: 'female', phone: '+998971234507' },
  { account: 'best', birthDate: '1999-03-08', sex: 'male', phone: '+998911234508' },
  {
    account: 'mail-none',
    birthDate: '2001-02-14',
    sex: 'female',
    phone: '+79165550010',
    patronymic: 'Игоревна',
  },
  {
    account: 'mail-pending',
    birthDate: '2003-06-21',
    sex: 'male',
    phone: '+79165550011',
    changeEmail: 'jasur.new@cabinet.test',
    attempts: 1,
    deadlineInHours: 23,
  },
  {
    account: 'mail-manager',
    birthDate: '2000-11-03',
    sex: 'female',
    phone: '+79165550012',
    patronymic: 'Павловна',
    managerEmail: 'ekaterina.new@cabinet.test',
  },
  {
    account: 'mail-deadline',
    birthDate: '2002-08-17',
    sex: 'male',
    phone: '+79165550013',
    changeEmail: 'bobur.new@cabinet.test',
    attempts: 2,
    deadlineInHours: -30,
  },
  {
    account: 'mail-attempts',
    birthDate: '2001-09-29',
    sex: 'female',
    phone: '+79165550014',
    patronymic: 'Денисовна',
    changeEmail: 'polina.new@cabinet.test',
    attempts: 5,
    deadlineInHours: 20,
  },
  {
    account: 'mail-confirmed',
    birthDate: '2000-04-04',
    sex: 'female',
    phone: '+79165550015',
    changeEmail: 'gulnora.new@cabinet.test',
    isConfirmed: true,
    attempts: 1,
    supportTopics: ['Смена e-mail: gulnora.new@cabinet.test', 'Смена фамилии в документах'],
  },
  {
    account: 'mail-replace',
    birthDate: '1998-12-24',
    sex: 'male',
    phone: '+79165550016',
    patronymic: 'Викторович',
    isNew: true,
    changeEmail: 'aleksey.new@cabinet.test',
    isConfirmed: true,
  },
  {
    account: 'mail-replace-bad',
    birthDate: '2003-01-15',
    sex: 'female',
    phone: '+79165550017',
    isNew: true,
    changeEmail: 'malika.taken@cabinet.test',
    isConfirmed: true,
  },
  {
    account: 'mail-old',
    birthDate: '1997-05-12',
    sex: 'male',
    phone: '+79165550018',
    patronymic: 'Евгеньевич',
    isOldEmail: true,
    oldEmails: ['d.orlov.old@cabinet.test'],
  },
];

/** Clients without an account, whose e-mails are taken. */
export const others = [{ email: 'malika.taken@cabinet.test', name: 'Малика', surname: 'Рахимова' }];
