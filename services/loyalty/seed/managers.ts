export const managers = [
  { name: 'Лола Абдуллаева', phone: '+998712005501', email: 'lola@cabinet.test', telegram: 'lola_friends' },
  { name: 'Павел Громов', phone: '+74955405502', email: 'pavel@cabinet.test', telegram: 'pavel_friends' },
  { name: 'Юлия Ким', phone: '+74955405503', email: 'yulia@cabinet.test', telegram: 'yulia_friends' },
];
