interface Example {
  params?: object;
  query?: object;
  body?: object;
}

const FRIEND = { name: 'Нодира Юсупова', phone: '+998901110001' };

/** An example call of each route with input, as `student` of the sandbox. */
export const EXAMPLES: Record<string, Example> = {
  listContacts: { query: { include: 'deals,manager,hasWin' } },
  listReferrals: { query: { xmlId: 'FRIEND' } },
  listProducts: { query: { section: 'products', limit: 6 } },
  getProduct: { params: { id: 1 } },
  listRelatives: { params: { id: 1 } },
  addWish: { params: { id: 1 } },
  removeWish: { params: { id: 1 } },
  setGoal: { body: { sum: 25_000, date: '2099-09-01' } },
  savePhoto: { body: { data: 'UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEAAUAmJaQABYwAAP6igAA=' } },
  startView: { body: { email: 'poor@cabinet.test', reason: 'Проверка начислений' } },
  findParticipants: { body: { query: 'Каримова' } },
  requestConversion: { body: { amount: 5_000, comment: 'На карту, которая указана в договоре' } },
  askManager: { body: { comment: 'Когда можно забрать диплом?' } },
  payTuition: { body: { cardId: 2, docNum: 'Д-0001', semester: 4, amount: 500 } },
  listOrders: { query: { include: 'productImage' } },
  getOrder: { params: { orderId: 1012 }, query: { include: 'statusDetail' } },
  createOrder: { body: { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z', comment: 'После обеда' } },
  sendOrderMessage: {
    params: { orderId: 1012 },
    body: { source: 'Вопрос по заказу', message: 'Можно забрать в субботу?' },
  },
  remindFriend: { params: { id: 1 } },
  checkFriend: { body: { phone: '+998901110001' } },
  getRating: { query: { period: 'year' } },
  setRatingVisibility: { body: { isHidden: false } },
  getReferralOffer: { params: { hash: '0123456789abcdef0123456789abcdef' } },
  saveLessonProgress: { params: { id: 4 }, body: { watched: 20 } },
  addAddress: { body: { address: 'г Тверь, ул Советская, д 7', comment: 'Домофон 12' } },
  changeAddress: { params: { id: 1 }, body: { address: 'г Тверь, ул Советская, д 9' } },
  setAddressHidden: { params: { id: 3 }, body: { isHidden: false } },
  setDefaultAddress: { params: { id: 1 } },
  askSupport: { body: { topic: 'tokens', text: 'Когда придут токены за друга?' } },
  leaveProgramme: { body: { code: 123_456 } },
  sendPhoneCode: { body: { phone: '+79160001122' } },
  checkPhoneCode: { query: { code: 123_456 } },
  getEmailByBitrixId: { params: { id: '800001' } },

  addClient: { body: { name: 'Анна', surname: 'Каримова', project_id: 1 } },
  updateClient: { body: { phone: '+79161234501', project_id: 1 } },
  getEmailConfirmation: { params: { id: 5001 } },
  listSupportRequests: { query: { category_code: 'PROFILE_CHANGING', status_code: 'NEW' } },
  requestEmailChange: { params: { id: 5001 }, body: { change_client_email: 'anna.new@cabinet.test' } },
  confirmEmailChange: { params: { id: 5001 }, body: { code: 123_456, email: 'anna.new@cabinet.test' } },
  sendEmailCode: { params: { id: 5001 }, body: { time_zone: 'Asia/Tashkent' } },
  cancelEmailChange: { params: { id: 5001 } },
  replaceEmail: { body: { email: 'anna.new@cabinet.test' } },
  linkCard: { body: { cardNumber: '770000000020' } },

  createLead: {
    body: {
      land: 'sf_referral',
      project_id: 1,
      sourceName: 'WEB',
      utm_source: 'Университет',
      payload: { ...FRIEND, mergelead: 'SFk3x9a1763715600', partner: '770000000020' },
    },
  },
  sendLeadForm: {
    query: { r: 'land/index', unit: 'synergy', type: 'sy_f', 'ignore-thanksall': '1' },
    body: {
      ...FRIEND,
      personalDataAgree: 'on',
      mergelead: 'SFk3x9b1763715600',
      entry_point: 'invite',
      project_id: '1',
    },
  },
  suggestAddress: { body: { query: 'Москва Тверская', count: 3 } },
};
